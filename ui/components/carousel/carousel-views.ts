import type { ItemsBreakpoint } from '#ui/components/carousel/items-in-view.ts';

/** Number of items side by side; the style sheet has a class of the same name for each view. */
export const CAROUSEL_VIEWS = {
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
