import { carouselAt, lastFirst, type Carousel } from './carousel.ts';

/** The keys that move a carousel, as `KeyboardEvent.key` names them (H11). */
export type CarouselKey = 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** Whether a key is one of the carousel's; the page is not to scroll by it then. */
export const isCarouselKey = (key: string): key is CarouselKey => Object.hasOwn(TARGETS, key);

/**
 * The carousel after a key (H11): Left and Right go by one item, Home and End to the ends, where it
 * stops. Any other key leaves it as it is.
 */
export const carouselAfterKey = (carousel: Carousel, key: string): Carousel =>
  isCarouselKey(key) ? carouselAt(carousel, TARGETS[key](carousel)) : carousel;

/**
 * The carousel when a finger or a mouse lets go of it (H11), on the item that is nearest.
 *
 * @param dragged how far the items were moved to the right, in CSS pixels; negative to the left,
 * which brings later items into view
 * @param itemWidth from the edge of one item to that of the next; 0 while nothing is laid out, and
 * then nothing moves
 */
export function carouselAfterDrag(
  carousel: Carousel,
  dragged: number,
  itemWidth: number,
): Carousel {
  const items = Math.round(dragged / itemWidth);
  return Number.isFinite(items) ? carouselAt(carousel, carousel.first - items) : carousel;
}

const TARGETS: Readonly<Record<CarouselKey, (carousel: Carousel) => number>> = {
  ArrowLeft: ({ first }) => first - 1,
  ArrowRight: ({ first }) => first + 1,
  Home: () => 0,
  End: lastFirst,
};
