/**
 * A row of items of which some are in view (H11). Created by {@link createCarousel}: its numbers
 * are integers, and `first` never leaves space behind the last item that another item could fill.
 */
export type Carousel = {
  /** Total number of items. */
  readonly count: number;
  /** Number of items that fit side by side; at least one. */
  readonly inView: number;
  /** Index of the first item in view, from 0. */
  readonly first: number;
};

/** Creates a carousel and corrects invalid numbers; also used when the viewport has changed. */
export function createCarousel(count: number, inView: number, first = 0): Carousel {
  const room = {
    count: toNonNegativeInteger(count),
    inView: Math.max(1, toNonNegativeInteger(inView)),
  };
  return { ...room, first: Math.min(toNonNegativeInteger(first), maxFirst(room)) };
}

/** Moves to an item, or as near to it as the ends allow. */
export const moveCarouselTo = ({ count, inView }: Carousel, first: number): Carousel =>
  createCarousel(count, inView, first);

/** Moves one view back, as its button does; stops at the first item. */
export const carouselBack = (carousel: Carousel): Carousel =>
  moveCarouselTo(carousel, carousel.first - carousel.inView);

/** Moves one view forward, as its button does; stops at the last item. */
export const carouselForward = (carousel: Carousel): Carousel =>
  moveCarouselTo(carousel, carousel.first + carousel.inView);

export const canGoBack = ({ first }: Carousel): boolean => first > 0;

export const canGoForward = (carousel: Carousel): boolean => carousel.first < maxFirst(carousel);

/** Whether the item at an index is in view; others are hidden from keyboard and screen reader. */
export const isInView = ({ count, inView, first }: Carousel, index: number): boolean =>
  index >= first && index < Math.min(first + inView, count);

/** Maximum value of `first`. */
export const maxFirst = ({ count, inView }: Omit<Carousel, 'first'>): number =>
  Math.max(0, count - inView);

/** Rounds down to an integer from 0; anything but a finite number becomes 0. */
export const toNonNegativeInteger = (number: number): number =>
  Number.isFinite(number) ? Math.max(0, Math.floor(number)) : 0;
