import type { ItemsBreakpoint } from '#src/carousel/items-in-view.ts';

/** How many items stand side by side; the style sheet has a class of each name that says the same. */
export const CAROUSEL_VIEWS = {
  /** Product cards. */
  cards: [
    { from: 640, items: 3 },
    { from: 1024, items: 4 },
  ],
  /** What is read: reviews, articles. */
  wide: [
    { from: 640, items: 2 },
    { from: 1024, items: 3 },
  ],
  /** One at a time, such as pictures. */
  single: [],
} as const satisfies Readonly<Record<string, readonly ItemsBreakpoint[]>>;

export type CarouselView = keyof typeof CAROUSEL_VIEWS;
