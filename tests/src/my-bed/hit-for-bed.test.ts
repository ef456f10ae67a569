import { describe, expect, it } from 'vitest';
import { toHit } from '#src/catalog/hit-of-variant.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import {
  type AskedOfOffers,
  hitForBed,
  hitInSizeForBed,
  unfitReason,
} from '#src/my-bed/hit-for-bed.ts';
import { type MyBed, parseBed } from '#src/my-bed/my-bed.ts';
import { AURORA, priceOf } from '../../support/fake-shop.ts';

const bedAt = (code: string): MyBed => parseBed(code) ?? { width: 0, length: 0, mattresses: 1 };

const variant = (sku: string, size: string, cents: number, more: Partial<Variant> = {}) => ({
  ...AURORA.variants[0],
  sku,
  size,
  price: priceOf(cents),
  ...more,
});
const colored = (key: string) => ({
  options: [
    { code: 'matras_hardheid', label: 'Hardheid', value: 'Medium', key: 'medium' },
    { code: 'kleur', label: 'Kleur', value: key, key },
  ] as const,
});

/** Sheets of 25 cm, in white and sand. */
const SHEET: Product = {
  ...AURORA,
  attributes: [{ code: 'hoeslaken_hoekhoogte', label: 'Hoekhoogte', value: '25 cm' }],
  variants: [
    variant('A', '90x200', 2000, colored('wit')),
    variant('B', '160x200', 3000, { ...colored('wit'), stock: 4, deliveryDays: 2 }),
    variant('C', '160x200', 3500, { ...colored('zand'), stock: 0, deliveryDays: 2 }),
  ],
};
const [white, wide, sand] = SHEET.variants as readonly [Variant, Variant, Variant];
const HIT = toHit(SHEET, white, false);

const shown = (code: string, asked?: AskedOfOffers, hit = HIT) => {
  const { variantSku, priceFrom, forBed } = hitForBed(hit, SHEET, bedAt(code), asked);
  return { sku: variantSku, priceFrom, ...forBed };
};

/** SKU of what is shown for a bed of 160 cm that is to be delivered within some days. */
const within = (deliveredWithin: number, offer = wide) =>
  hitForBed(HIT, { ...SHEET, variants: [white, offer] }, bedAt('160x200'), { deliveredWithin })
    .variantSku;
const hitOf = (one: Variant) => toHit(SHEET, one, false);

describe('hitForBed', () => {
  it('MB5 shows the offer in the size of the bed, with its stock', () => {
    expect(shown('160x200')).toStrictEqual({ sku: 'B', priceFrom: true, stock: 4 });
  });

  it('MB5 shows a product as it is, with the reason, if nothing of it fits', () => {
    expect(shown('180x200')).toStrictEqual({ sku: 'A', priceFrom: false, unfit: 'size' });
    const shallow = { sku: 'B', priceFrom: true, stock: 4, unfit: 'shallow' };
    expect(shown('160x200h24')).toStrictEqual(shallow);
  });

  it('MB5 leaves goods that fit any bed as they are', () => {
    const pillow = { ...SHEET, attributes: [] };
    expect(hitForBed(HIT, pillow, bedAt('160x200'))).toBe(HIT);
  });

  it('MB5 keeps the options that are asked for, and no others', () => {
    const inSand = toHit(SHEET, { ...white, ...colored('zand') }, false);
    expect(shown('160x200', {}, inSand).sku).toBe('B');
    expect(shown('160x200', { options: ['kleur'] }, inSand).sku).toBe('C');
    const { options: _, ...plain } = inSand;
    expect(shown('160x200', { options: ['kleur'] }, plain).sku).toBe('B');
  });

  it('MB5 shows no offer in another color than is asked for', () => {
    const inBlue = toHit(SHEET, { ...white, ...colored('blauw') }, false);
    const asked = { options: ['matras_hardheid', 'kleur'] };
    expect(shown('160x200', asked, inBlue)).toStrictEqual({ sku: 'A', priceFrom: false });
    const [firmness, color] = colored('medium').options;
    const swapped = [{ ...firmness, key: 'wit' }, color];
    const odd = toHit(SHEET, { ...white, options: swapped }, false);
    expect(shown('160x200', asked, odd).sku).toBe('A');
    const { options: _, ...plain } = wide;
    const uncolored = { ...SHEET, variants: [white, plain] as const };
    expect(hitForBed(inBlue, uncolored, bedAt('160x200'), asked).variantSku).toBe('A');
  });

  it.each([
    [3000, 3000, 'B'],
    [0, 3000, 'B'],
    [3000, 9999, 'B'],
    [0, 2999, 'A'],
    [3001, 9999, 'A'],
  ])('MB5 shows an offer only if its price is from %i to %i: %s', (minCents, maxCents, sku) => {
    expect(shown('160x200', { prices: { minCents, maxCents } }).sku).toBe(sku);
  });

  it('MB5 shows an offer only if it is in stock and delivered as soon as is asked for', () => {
    expect([1, 2, 3].map((days) => within(days))).toEqual(['A', 'B', 'B']);
    expect(within(2, sand)).toBe('A');
  });
});

describe('hitInSizeForBed', () => {
  it('MB5 keeps the variant of a hit in the size of the bed, also if it is too shallow', () => {
    const kept = hitInSizeForBed(hitOf(sand), SHEET, bedAt('160x200h24'));
    expect(kept).toEqual({ ...hitOf(sand), forBed: { stock: 0, unfit: 'shallow' } });
  });

  it('MB5 shows the offer in the size of the bed instead of one in another size', () => {
    const { variantSku, forBed } = hitInSizeForBed(hitOf(white), SHEET, bedAt('160x200'));
    expect([variantSku, forBed]).toStrictEqual(['B', { stock: 4 }]);
    const gone = { ...hitOf(sand), variantSku: 'gone' };
    expect(hitInSizeForBed(gone, SHEET, bedAt('160x200')).variantSku).toBe('B');
  });
});

describe('unfitReason', () => {
  const unknown = {
    ...SHEET,
    attributes: [{ code: 'hoeslaken_strijkvrij', label: 'Strijkvrij', value: 'Ja' }],
  };

  it('MB4 claims nothing of a sheet of unknown depth in the size of the bed', () => {
    expect(unfitReason(unknown, bedAt('160x200h24'))).toBeUndefined();
    expect(unfitReason(unknown, bedAt('180x200h24'))).toBe('size');
    expect(unfitReason(SHEET, bedAt('160x200h30'))).toBe('shallow');
  });
});
