import fc, { type Arbitrary } from 'fast-check';
import { createCarousel, type Carousel } from '#ui/components/carousel/carousel-model.ts';
import type { ItemsBreakpoint } from '#ui/components/carousel/items-in-view.ts';
import type { CarouselStrip } from '#ui/components/carousel/carousel-strip.ts';

/** A number, also one that is no count; small, as laws walk from item to item. */
const anyNumber = fc.oneof(
  fc.integer({ min: -3, max: 40 }),
  fc.double({ min: -3, max: 40 }),
  fc.constantFrom(Infinity, -Infinity, NaN),
);

/** A carousel made from any numbers. */
export const anyCarousel: Arbitrary<Carousel> = fc
  .tuple(anyNumber, anyNumber, anyNumber)
  .map(([count, inView, first]) => createCarousel(count, inView, first));

/** Breakpoints in any order. */
export const anyItemsBreakpoints: Arbitrary<readonly ItemsBreakpoint[]> = fc.uniqueArray(
  fc.record({ from: fc.nat({ max: 3000 }), items: anyNumber }),
  { selector: ({ from }) => from },
);

export const anyDrag = fc.record({ dragged: anyNumber, itemWidth: anyNumber });

/** A strip after layout. */
export const anyStrip: Arbitrary<CarouselStrip> = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 900 }))
  .map(([count, itemWidth]) => ({ count, width: count * itemWidth }));
