import { type RefObject, useEffect, useState } from 'react';
import { type Carousel, createCarousel, moveCarouselTo } from './carousel-model.ts';
import { indexAtScroll, scrollLeftOfIndex } from './carousel-strip.ts';
import { type ItemsBreakpoint, itemsInView } from './items-in-view.ts';

type Track = RefObject<HTMLElement | null>;

type Shown = {
  /** `undefined` until script has measured the carousel. */
  readonly carousel: Carousel | undefined;
  readonly show: (next: Carousel) => void;
  /** Distance between the edges of adjacent items, in CSS pixels. */
  readonly itemWidth: () => number;
};

/**
 * Position of a carousel, and a function that moves it (H11). The browser's scroll position is the
 * source of truth, whether touch, wheel or keyboard changed it.
 */
export function useCarousel(track: Track, count: number, view: CarouselView): Shown {
  const [carousel, setCarousel] = useState<Carousel>();
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const update = (): void => setCarousel(carouselOf(element, count, view));
    // Also called once the list has been laid out: measured before, it would have to be at once.
    const resized = new ResizeObserver(update);
    resized.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [track, count, view]);
  const itemWidth = () => stripWidth(track.current) / Math.max(1, count);
  const show = ({ first }: Carousel): void => {
    const left = scrollLeftOfIndex(first, { count, width: stripWidth(track.current) });
    track.current?.scrollTo({ left });
  };
  return { carousel, show, itemWidth };
}

/** The last items count as reached once the list can scroll no further. */
function carouselOf(element: HTMLElement, count: number, view: CarouselView): Carousel {
  const inView = itemsInView(window.innerWidth, CAROUSEL_VIEWS[view]);
  const { scrollLeft, scrollWidth, clientWidth } = element;
  const first = indexAtScroll(scrollLeft, { count, width: stripWidth(element) });
  const carousel = createCarousel(count, inView, first);
  const isAtEnd = scrollLeft + clientWidth >= scrollWidth - 1;
  return isAtEnd ? moveCarouselTo(carousel, count) : carousel;
}

/** Width of all items with their gaps, without the padding at either end. */
function stripWidth(element: HTMLElement | null): number {
  const [first, second] = element?.children ?? [];
  if (!element || !(first instanceof HTMLElement)) return 0;
  const step =
    second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
  return step * element.children.length;
}

/** Number of items side by side; the style sheet has a class of the same name for each view. */
const CAROUSEL_VIEWS = {
  cards: [
    { from: 640, items: 3 },
    { from: 1024, items: 4 },
  ],
  /** Items that are read: reviews, articles. */
  wide: [
    { from: 640, items: 2 },
    { from: 1024, items: 3 },
  ],
  /** One item at a time, such as pictures. */
  single: [],
} as const satisfies Readonly<Record<string, readonly ItemsBreakpoint[]>>;

export type CarouselView = keyof typeof CAROUSEL_VIEWS;
