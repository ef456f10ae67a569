import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSize } from '#src/filters/filter-slug.ts';
import { findOfferInSizes, sizesInText } from '#src/search/sizes-in-text.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

const anySide = fc.integer({ min: 60, max: 240 });

const metres = (side: number): string => (side / 100).toFixed(2).replace('.', ',');

/** Notations of a size with these two sides. */
const WRITTEN: readonly ((width: number, length: number) => string)[] = [
  (width, length) => `${width}x${length}`,
  (width, length) => `${width} X ${length} cm`,
  (width, length) => `${width}cm × ${length}cm`,
  (width, length) => `${width}/${length}`,
  (width, length) => `${width} bij ${length}`,
  (width, length) => `${width} mal ${length}`,
  (width, length) => `${width} by ${length}`,
  (width, length) => `${metres(width)} x ${metres(length)} m`,
  (width, length) => `${metres(width)}m op ${metres(length).replace(',', '.')}m`,
];

describe('sizesInText', () => {
  it.each([
    ['matras 160x200', '160x200'],
    ['boxspring 180 x 200 cm', '180x200'],
    ['160/200', '160x200'],
    ['Matratze 90×200', '90x200'],
    ['matras 80 200 stevig', '80x200'],
    ['topper 140-200', '140x200'],
    ['1,60 x 2,00 m', '160x200'],
    ['1,6 x 2.0 m', '160x200'],
    ['kussen 60 bij 70', '60x70'],
  ])('EP2 reads in %j the size %s', (text, size) => {
    expect(sizesInText(text)[0]).toBe(size);
  });

  it('EP2 also returns a size with its sides swapped', () => {
    expect(sizesInText('hoeslaken 200x160')).toEqual(['200x160', '160x200']);
  });

  it('EP2 returns all sizes, first as written and then swapped', () => {
    expect(sizesInText('90x200 of 90x210')).toEqual(['90x200', '90x210', '200x90', '210x90']);
  });

  it.each([
    '',
    'matras',
    'matras 160',
    '160 x',
    '160 x 2',
    'matras 25 cm hoog',
    'x90x200',
    '1 x 2',
  ])('EP2 reads no size in %j', (text) => {
    expect(sizesInText(text)).toEqual([]);
  });

  it('EP2 reads a size however it is written, wherever it stands', () => {
    const anyWord = fc.constantFrom('', 'matras ', 'stevig ', 'h3 ', 'Boxspring (', '“');
    fc.assert(
      fc.property(
        fc.tuple(
          anyWord,
          fc.constantFrom(...WRITTEN),
          anySide,
          anySide,
          fc.constantFrom('', ' wit', ')', ', '),
        ),
        ([before, write, width, length, after]) => {
          const [size] = sizesInText(`${before}${write(width, length)}${after}`);
          expect(size).toBe(`${width}x${length}`);
        },
      ),
    );
  });

  it('EP2 returns unique sizes in both directions for any text', () => {
    const anyDigits = fc.string({ unit: fc.constantFrom(...Array.from('0129 x×/,.-cm')) });
    fc.assert(
      fc.property(fc.oneof(anyText, anyDigits), (text) => {
        const sizes = sizesInText(text);
        expect(new Set(sizes).size).toBe(sizes.length);
        for (const size of sizes) {
          expect(parseSize(size)).toBe(size);
          expect(sizes).toContain(size.split('x').toReversed().join('x'));
        }
      }),
    );
  });
});

describe('findOfferInSizes', () => {
  const offers = [
    { size: '90x200', of: 1 },
    { size: '160x200', of: 2 },
    { size: '160x200', of: 3 },
    {},
  ];

  it('EP2 returns the first offer of the first size that has one', () => {
    expect(findOfferInSizes(offers, ['160x200', '90x200'])).toEqual({ size: '160x200', of: 2 });
    expect(findOfferInSizes(offers, ['180x200', '90x200'])).toEqual({ size: '90x200', of: 1 });
  });

  it('EP2 returns undefined without a size, or without an offer in any of the sizes', () => {
    expect(findOfferInSizes(offers, [])).toBeUndefined();
    expect(findOfferInSizes(offers, ['180x200'])).toBeUndefined();
  });
});
