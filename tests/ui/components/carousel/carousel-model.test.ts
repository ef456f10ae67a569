import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canGoBack,
  canGoForward,
  moveCarouselTo,
  carouselBack,
  carouselForward,
  createCarousel,
  isInView,
  type Carousel,
} from '#ui/components/carousel/carousel-model.ts';
import { anyCarousel } from '../../../support/arbitraries/carousel.ts';

const shown = (carousel: Carousel): readonly number[] =>
  Array.from({ length: carousel.count + 2 }, (_, index) => index - 1).filter((index) =>
    isInView(carousel, index),
  );

describe('createCarousel', () => {
  it.each([
    [[10, 4, 3], { count: 10, inView: 4, first: 3 }],
    [[10, 4, 9], { count: 10, inView: 4, first: 6 }],
    [[10, 4, -1], { count: 10, inView: 4, first: 0 }],
    [[3, 4, 1], { count: 3, inView: 4, first: 0 }],
    [[0, 4, 1], { count: 0, inView: 4, first: 0 }],
    [[-1, 0, 2], { count: 0, inView: 1, first: 0 }],
    [[9.9, 2.9, 1.9], { count: 9, inView: 2, first: 1 }],
    [[NaN, NaN, NaN], { count: 0, inView: 1, first: 0 }],
    [[5, Infinity, 2], { count: 5, inView: 1, first: 2 }],
  ] as const)('H11 creates from %j the carousel %j', ([count, inView, first], carousel) => {
    expect(createCarousel(count, inView, first)).toEqual(carousel);
  });

  it('H11 starts at the first item by default', () => {
    expect(createCarousel(10, 4).first).toBe(0);
  });

  it('H11 keeps the view within the items for any numbers', () => {
    fc.assert(
      fc.property(anyCarousel, ({ count, inView, first }) => {
        expect([count, inView, first].every(Number.isInteger)).toBe(true);
        expect(inView).toBeGreaterThanOrEqual(1);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(first === 0 || first + inView <= count).toBe(true);
      }),
    );
  });

  it('H11 keeps the first item in view after a resize', () => {
    fc.assert(
      fc.property(anyCarousel, fc.integer({ min: 1, max: 9 }), ({ count, first }, inView) => {
        const resized = createCarousel(count, inView, first);
        expect(count === 0 || isInView(resized, first)).toBe(true);
      }),
    );
  });
});

describe('isInView', () => {
  it('H11 returns true for the visible items only', () => {
    expect(shown(createCarousel(10, 4, 3))).toEqual([3, 4, 5, 6]);
    expect(shown(createCarousel(3, 4))).toEqual([0, 1, 2]);
    expect(shown(createCarousel(0, 4))).toEqual([]);
  });

  it('H11 returns true for as many items as fit, or for all', () => {
    fc.assert(
      fc.property(anyCarousel, (carousel) => {
        expect(shown(carousel)).toHaveLength(Math.min(carousel.count, carousel.inView));
      }),
    );
  });
});

describe('carouselForward and carouselBack', () => {
  it('H11 move by one view and stop at the ends', () => {
    const carousel = createCarousel(10, 4);
    expect(carouselForward(carousel).first).toBe(4);
    expect(carouselForward(carouselForward(carousel)).first).toBe(6);
    expect(carouselBack(createCarousel(10, 4, 6)).first).toBe(2);
    expect(carouselBack(createCarousel(10, 4, 2)).first).toBe(0);
  });

  it('H11 move exactly when canGoForward or canGoBack returns true', () => {
    fc.assert(
      fc.property(anyCarousel, (carousel) => {
        expect(carouselForward(carousel).first > carousel.first).toBe(canGoForward(carousel));
        expect(carouselBack(carousel).first < carousel.first).toBe(canGoBack(carousel));
      }),
    );
  });

  it('H11 bring every item into view on the way from end to end', () => {
    fc.assert(
      fc.property(anyCarousel, (carousel) => {
        const forward = walk(moveCarouselTo(carousel, 0), carouselForward, canGoForward);
        const all = Array.from({ length: carousel.count }, (_, index) => index);
        expect([...forward.seen].toSorted((a, b) => a - b)).toEqual(all);
        const back = walk(forward.end, carouselBack, canGoBack);
        expect(back.end.first).toBe(0);
        expect(back.seen.size).toBe(carousel.count);
      }),
    );
  });
});

describe('canGoBack and canGoForward', () => {
  it('H11 return false when all items are in view', () => {
    for (const carousel of [createCarousel(4, 4), createCarousel(0, 1)]) {
      expect([canGoBack(carousel), canGoForward(carousel)]).toEqual([false, false]);
    }
  });

  it('H11 return whether an item is before or after the view', () => {
    fc.assert(
      fc.property(anyCarousel, (carousel) => {
        const { count } = carousel;
        expect(canGoBack(carousel)).toBe(count > 0 && !isInView(carousel, 0));
        expect(canGoForward(carousel)).toBe(count > 0 && !isInView(carousel, count - 1));
      }),
    );
  });
});

/** Moves to the end; returns the last position, and all items that were in view. */
function walk(
  start: Carousel,
  move: (carousel: Carousel) => Carousel,
  canMove: (carousel: Carousel) => boolean,
) {
  const seen = new Set(shown(start));
  let end = start;
  while (canMove(end)) {
    end = move(end);
    for (const index of shown(end)) seen.add(index);
  }
  return { end, seen };
}
