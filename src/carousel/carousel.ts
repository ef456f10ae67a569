/**
 * A row of items of which some are in view (H11). Made by {@link createCarousel}: its numbers are
 * whole, and `first` never leaves room behind the last item that an item could fill.
 */
export type Carousel = {
  /** How many items there are. */
  readonly count: number;
  /** How many of them fit side by side; at least one. */
  readonly inView: number;
  /** Place of the first item in view, counted from 0. */
  readonly first: number;
};

/** A carousel of any numbers, put right; also the same items when the viewport has changed. */
export function createCarousel(count: number, inView: number, first = 0): Carousel {
  const room = { count: wholeFromZero(count), inView: Math.max(1, wholeFromZero(inView)) };
  return { ...room, first: Math.min(wholeFromZero(first), lastFirst(room)) };
}

/** Goes to an item, or as near to it as the ends allow. */
export const carouselAt = ({ count, inView }: Carousel, first: number): Carousel =>
  createCarousel(count, inView, first);

/** Goes one view back, as its button does; stops at the first item. */
export const carouselBack = (carousel: Carousel): Carousel =>
  carouselAt(carousel, carousel.first - carousel.inView);

/** Goes one view forward, as its button does; stops at the last item. */
export const carouselForward = (carousel: Carousel): Carousel =>
  carouselAt(carousel, carousel.first + carousel.inView);

export const canGoBack = ({ first }: Carousel): boolean => first > 0;

export const canGoForward = (carousel: Carousel): boolean => carousel.first < lastFirst(carousel);

/**
 * Whether the item at a place is in view: what is not is hidden from keyboard and screen reader.
 */
export const isInView = ({ count, inView, first }: Carousel, place: number): boolean =>
  place >= first && place < Math.min(first + inView, count);

/** Where `first` may stand at most. */
export const lastFirst = ({ count, inView }: Omit<Carousel, 'first'>): number =>
  Math.max(0, count - inView);

/** Items and places are whole: a part counts for nothing, and so does what is no number. */
export const wholeFromZero = (number: number): number =>
  Number.isFinite(number) ? Math.max(0, Math.floor(number)) : 0;
