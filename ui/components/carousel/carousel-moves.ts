import { moveCarouselTo, maxFirst, type Carousel } from './carousel-model.ts';

/** The keys that move a carousel, as `KeyboardEvent.key` names them (H11). */
export type CarouselKey = 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** Whether the carousel handles a key; the page must not scroll by it then. */
export const isCarouselKey = (key: string): key is CarouselKey => Object.hasOwn(TARGETS, key);

/**
 * The carousel after a key press (H11): Left and Right move by one item, Home and End to the ends.
 * Any other key is ignored.
 */
export const carouselAfterKey = (carousel: Carousel, key: string): Carousel =>
  isCarouselKey(key) ? moveCarouselTo(carousel, TARGETS[key](carousel)) : carousel;

/**
 * The carousel when a drag by finger or mouse ends (H11), aligned to the nearest item.
 *
 * @param dragged distance of the items to the right, in CSS pixels; negative to the left, which
 * brings later items into view
 * @param itemWidth distance between the edges of adjacent items; 0 before layout, when nothing
 * moves
 */
export function carouselAfterDrag(
  carousel: Carousel,
  dragged: number,
  itemWidth: number,
): Carousel {
  const items = Math.round(dragged / itemWidth);
  return Number.isFinite(items) ? moveCarouselTo(carousel, carousel.first - items) : carousel;
}

const TARGETS: Readonly<Record<CarouselKey, (carousel: Carousel) => number>> = {
  ArrowLeft: ({ first }) => first - 1,
  ArrowRight: ({ first }) => first + 1,
  Home: () => 0,
  End: maxFirst,
};
