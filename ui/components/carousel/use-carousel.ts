import { useEffect, useState, type RefObject } from 'react';
import { carouselAt, createCarousel, type Carousel } from '#src/carousel/carousel.ts';
import { itemsInView } from '#src/carousel/items-in-view.ts';
import { placeAt, stripLeft } from '#src/carousel/strip.ts';
import { CAROUSEL_VIEWS, type CarouselView } from './carousel-views.ts';

type Track = RefObject<HTMLElement | null>;

type Shown = {
  /** Nothing is known of it before the script has seen it. */
  readonly carousel: Carousel | undefined;
  readonly show: (next: Carousel) => void;
  /** From the edge of one item to that of the next, in CSS pixels. */
  readonly itemWidth: () => number;
};

/**
 * Where a carousel stands, and how to send it elsewhere (H11). The browser's own scrolling is the
 * truth: whoever moves the items, by finger, wheel or key, it is read off them.
 */
export function useCarousel(track: Track, count: number, view: CarouselView): Shown {
  const [carousel, setCarousel] = useState<Carousel>();
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const look = (): void => setCarousel(carouselOf(element, count, view));
    look();
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [track, count, view]);
  const itemWidth = () => stripWidth(track.current) / Math.max(1, count);
  const show = ({ first }: Carousel): void => {
    const left = stripLeft(first, { count, width: stripWidth(track.current) });
    track.current?.scrollTo({ left });
  };
  return { carousel, show, itemWidth };
}

/** The items at the end count as reached where the strip can be scrolled no further. */
function carouselOf(element: HTMLElement, count: number, view: CarouselView): Carousel {
  const inView = itemsInView(window.innerWidth, CAROUSEL_VIEWS[view]);
  const { scrollLeft, scrollWidth, clientWidth } = element;
  const first = placeAt(scrollLeft, { count, width: stripWidth(element) });
  const carousel = createCarousel(count, inView, first);
  const isAtEnd = scrollLeft + clientWidth >= scrollWidth - 1;
  return isAtEnd ? carouselAt(carousel, count) : carousel;
}

/** Of all items with the gaps behind them, without the room at either end. */
function stripWidth(element: HTMLElement | null): number {
  const [first, second] = element?.children ?? [];
  if (!element || !(first instanceof HTMLElement)) return 0;
  const step =
    second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
  return step * element.children.length;
}
