import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canGoForward,
  moveCarouselTo,
  createCarousel,
  isInView,
} from '#ui/components/carousel/carousel-model.ts';
import {
  carouselAfterDrag,
  carouselAfterKey,
  isCarouselKey,
} from '#ui/components/carousel/carousel-moves.ts';
import { anyCarousel, anyDrag } from '../../../support/arbitraries/carousel.ts';
import { anyKey } from '../../../support/arbitraries/navigation.ts';

const CAROUSEL = createCarousel(10, 4, 3);

describe('carouselAfterKey', () => {
  it.each([
    ['ArrowLeft', 2],
    ['ArrowRight', 4],
    ['Home', 0],
    ['End', 6],
    ['Enter', 3],
    ['constructor', 3],
  ])('H11 after %s starts at item %i', (key, first) => {
    expect(carouselAfterKey(CAROUSEL, key)).toEqual({ ...CAROUSEL, first });
  });

  it('H11 stops at the ends', () => {
    expect(carouselAfterKey(createCarousel(10, 4, 6), 'ArrowRight').first).toBe(6);
    expect(carouselAfterKey(createCarousel(10, 4, 0), 'ArrowLeft').first).toBe(0);
  });

  it('H11 reverses ArrowRight with ArrowLeft', () => {
    fc.assert(
      fc.property(anyCarousel, (carousel) => {
        const right = carouselAfterKey(carousel, 'ArrowRight');
        const back = carouselAfterKey(right, 'ArrowLeft');
        expect(back).toEqual(
          canGoForward(carousel) ? carousel : carouselAfterKey(carousel, 'ArrowLeft'),
        );
      }),
    );
  });

  it('H11 shows the first item after Home and the last after End', () => {
    fc.assert(
      fc.property(anyCarousel, (carousel) => {
        const { count } = carousel;
        expect(isInView(carouselAfterKey(carousel, 'Home'), 0)).toBe(count > 0);
        expect(isInView(carouselAfterKey(carousel, 'End'), count - 1)).toBe(count > 0);
      }),
    );
  });

  it('H11 ignores any other key', () => {
    fc.assert(
      fc.property(anyCarousel, anyKey, (carousel, key) => {
        const after = carouselAfterKey(carousel, key);
        expect(isCarouselKey(key) || after === carousel).toBe(true);
        expect(moveCarouselTo(after, after.first)).toEqual(after);
      }),
    );
  });
});

describe('isCarouselKey', () => {
  it('H11 returns true for the four carousel keys only', () => {
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].every(isCarouselKey)).toBe(true);
    expect(['ArrowUp', 'Tab', '', 'constructor'].some(isCarouselKey)).toBe(false);
  });
});

describe('carouselAfterDrag', () => {
  it.each([
    [0, 3],
    [-100, 4],
    [-149, 4],
    [-151, 5],
    [100, 2],
    [160, 1],
    [-5000, 6],
    [5000, 0],
  ])('H11 moves, dragged by %i px with items 100 px wide, to item %i', (dragged, first) => {
    expect(carouselAfterDrag(CAROUSEL, dragged, 100)).toEqual({ ...CAROUSEL, first });
  });

  it.each([
    [50, 0],
    [0, 0],
    [NaN, 100],
    [Infinity, 100],
    [50, NaN],
  ])('H11 stays when dragged by %d px with items %d px wide', (dragged, itemWidth) => {
    expect(carouselAfterDrag(CAROUSEL, dragged, itemWidth)).toEqual(CAROUSEL);
  });

  it('H11 snaps to an item after any drag', () => {
    fc.assert(
      fc.property(anyCarousel, anyDrag, (carousel, { dragged, itemWidth }) => {
        const after = carouselAfterDrag(carousel, dragged, itemWidth);
        expect(moveCarouselTo(after, after.first)).toEqual(after);
      }),
    );
  });

  it('H11 moves like an arrow key when dragged by one item width', () => {
    fc.assert(
      fc.property(anyCarousel, fc.integer({ min: 1, max: 900 }), (carousel, width) => {
        const right = carouselAfterKey(carousel, 'ArrowRight');
        expect(carouselAfterDrag(carousel, -width, width)).toEqual(right);
        const left = carouselAfterKey(carousel, 'ArrowLeft');
        expect(carouselAfterDrag(carousel, width, width)).toEqual(left);
      }),
    );
  });

  it('H11 never moves back when dragged left, nor forward when dragged right', () => {
    fc.assert(
      fc.property(anyCarousel, fc.nat(), fc.nat(), (carousel, distance, width) => {
        const { first } = carousel;
        const left = carouselAfterDrag(carousel, -distance, width);
        expect(left.first).toBeGreaterThanOrEqual(first);
        expect(carouselAfterDrag(carousel, distance, width).first).toBeLessThanOrEqual(first);
      }),
    );
  });
});
