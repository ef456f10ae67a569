import { describe, expect, it } from 'vitest';
import { centsOf, halvesPiece, onePieceOf, pieceOf, variantOf } from '#src/advice/advised-piece.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import { attribute } from '../../support/fake-shop.ts';
import { aProduct, aVariant } from '../../support/shown-pages.ts';

const WORDS = { zacht: 'Zacht', medium: 'Medium', stevig: 'Stevig' } as const;

const made = (
  size: string,
  cents: number,
  key: keyof typeof WORDS,
  more: Partial<Variant> = {},
): Variant => {
  const option = { code: 'matras_hardheid', label: 'Hardheid', value: WORDS[key], key };
  return { ...aVariant(size, cents), sku: `${size}-${key}`, options: [option], ...more };
};

const MEDIUM = made('90x200', 44_900, 'medium', { deliveryDays: 2 });
const FIRM = made('90x200', 46_900, 'stevig', { deliveryDays: 9 });
const WHOLE_MEDIUM = made('180x200', 91_000, 'medium');
const WHOLE_FIRM = made('180x200', 90_000, 'stevig');

const DREAM: Product = {
  ...aProduct,
  url: '/droom',
  attributes: [],
  variants: [WHOLE_MEDIUM, WHOLE_FIRM, MEDIUM, FIRM],
};

/** Firm on one side, and medium on the other. */
const TURNED: Product = {
  ...DREAM,
  attributes: [
    attribute('matras_hardheid', 'Medium, Stevig'),
    attribute('bijzonderheden', 'Twee hardheden: keer het matras om'),
  ],
  variants: [aVariant('90x200', 44_900), aVariant('180x200', 90_000)],
};

const withVariants = (...variants: readonly [Variant, ...Variant[]]): Product => ({
  ...DREAM,
  variants,
});

describe('variantOf', () => {
  it('A6 is of the size and exactly the firmness, and in stock', () => {
    expect(variantOf(DREAM, '90x200', 'firm')).toBe(FIRM);
    expect(variantOf(DREAM, '90x200', 'soft')).toBeUndefined();
    expect(variantOf(DREAM, '80x200', 'firm')).toBeUndefined();
    expect(variantOf(withVariants({ ...FIRM, stock: 0 }), '90x200', 'firm')).toBeUndefined();
    const both = { ...DREAM, variants: TURNED.variants, attributes: TURNED.attributes.slice(0, 1) };
    expect(variantOf(both, '90x200', 'medium')).toBeUndefined();
  });

  it('A6 is the cheapest of several', () => {
    const cheaper = { ...FIRM, sku: 'cheaper', price: MEDIUM.price };
    expect(variantOf(withVariants(FIRM, cheaper), '90x200', 'firm')).toBe(cheaper);
    expect(variantOf(withVariants(cheaper, FIRM), '90x200', 'firm')).toBe(cheaper);
  });

  it('A6 has the firmness on one of two sides of a mattress that is turned over', () => {
    const [half] = TURNED.variants;
    expect(variantOf(TURNED, '90x200', 'medium')).toBe(half);
    expect(variantOf(TURNED, '90x200', 'firm')).toBe(half);
    expect(variantOf(TURNED, '90x200', 'soft')).toBeUndefined();
  });
});

describe('pieceOf', () => {
  it('A6 has the card and page of a variant, and what is put into the cart', () => {
    const piece = pieceOf(DREAM, FIRM, 'nl-nl', ['firm']);
    expect(piece).toMatchObject({
      hit: { sku: DREAM.sku, size: '90x200', price: FIRM.price, priceFrom: false },
      url: '/droom?maat=90x200&hardheid=stevig',
      grades: ['firm'],
      skus: ['90x200-stevig'],
    });
    expect(piece).not.toHaveProperty('isTurned');
  });

  it('A6 says that a mattress has to be turned to one of its sides', () => {
    const [half] = TURNED.variants;
    expect(pieceOf(TURNED, half, 'nl-nl', ['firm'])).toHaveProperty('isTurned', true);
  });

  it('P3 A6 is none without a price to show', () => {
    expect(pieceOf(DREAM, aVariant('90x200', 0), 'nl-nl', ['firm'])).toBeUndefined();
  });
});

describe('halvesPiece', () => {
  const WHOLE = { size: '180x200', grades: ['medium', 'firm'] } as const;
  const HALVES = { left: MEDIUM, right: FIRM };

  it('A6 has the page, price and delivery of both halves, and the firmness of neither', () => {
    const product = { ...DREAM, attributes: TURNED.attributes };
    const piece = halvesPiece(product, HALVES, WHOLE, 'nl-nl');
    expect(piece).toMatchObject({
      hit: {
        size: '180x200',
        price: { final: { cents: 91_800 } },
        priceFrom: false,
        deliveryDays: 9,
      },
      url: '/droom?maat=180x200&hardheid=medium&per-kant=medium,stevig',
      grades: ['medium', 'firm'],
      skus: ['90x200-medium', '90x200-stevig'],
    });
    expect(piece).not.toHaveProperty('isTurned');
    expect(piece?.hit).not.toHaveProperty('options');
    expect(piece?.hit.attributes.map(({ code }) => code)).not.toContain('matras_hardheid');
  });

  it('A6 names the firmness of two equal halves, once', () => {
    const same = { left: FIRM, right: FIRM };
    const piece = halvesPiece(DREAM, same, { ...WHOLE, grades: ['firm', 'firm'] }, 'nl-nl');
    expect(piece).toMatchObject({
      hit: { options: [{ value: 'Stevig' }], priceFrom: false },
      grades: ['firm'],
      skus: ['90x200-stevig', '90x200-stevig'],
    });
  });

  it('A6 has no firmness on the card of halves that are turned to one each', () => {
    const [half] = TURNED.variants;
    const piece = halvesPiece(TURNED, { left: half, right: half }, WHOLE, 'nl-nl');
    expect(piece).toMatchObject({ isTurned: true, grades: ['medium', 'firm'] });
    expect(piece?.hit.attributes).toEqual([]);
    const alike = { ...WHOLE, grades: ['firm', 'firm'] } as const;
    const same = halvesPiece(TURNED, { left: half, right: half }, alike, 'nl-nl');
    expect(same?.hit).not.toHaveProperty('options');
  });

  it('A6 takes two of the same half for a bed that the product has no page of', () => {
    const single = withVariants(MEDIUM, FIRM);
    expect(halvesPiece(single, { left: FIRM, right: FIRM }, WHOLE, 'nl-nl')).toMatchObject({
      hit: { size: '90x200', price: FIRM.price },
      skus: ['90x200-stevig', '90x200-stevig'],
    });
    expect(halvesPiece(single, HALVES, WHOLE, 'nl-nl')).toBeUndefined();
    const free = aVariant('90x200', 0);
    expect(halvesPiece(single, { left: free, right: free }, WHOLE, 'nl-nl')).toBeUndefined();
  });

  it('A6 takes a whole bed with as many options for the page of its halves', () => {
    const plain = { ...aVariant('180x200', 80_000), sku: 'plain' };
    const product = withVariants(plain, WHOLE_FIRM, MEDIUM, FIRM);
    expect(halvesPiece(product, HALVES, WHOLE, 'nl-nl')?.url).toContain('hardheid=stevig');
    const half = aVariant('90x200', 40_000);
    const pieces = halvesPiece(product, { left: half, right: half }, WHOLE, 'nl-nl');
    expect(pieces?.url).toBe('/droom?maat=180x200&per-kant=2');
  });

  it('P3 A6 is none without a price to show', () => {
    const free = made('90x200', 0, 'medium');
    expect(halvesPiece(DREAM, { left: free, right: free }, WHOLE, 'nl-nl')).toBeUndefined();
  });
});

describe('onePieceOf', () => {
  it('A6 is a mattress of the firmness of both', () => {
    expect(onePieceOf(DREAM, '180x200', ['medium', 'medium'], 'nl-nl')).toEqual({
      cents: 91_000,
      url: '/droom?maat=180x200&hardheid=medium',
      suitsBoth: true,
    });
  });

  it('A6 is the cheaper one of the firmness of either, if they differ', () => {
    for (const grades of [['medium', 'firm'] as const, ['firm', 'medium'] as const]) {
      expect(onePieceOf(DREAM, '180x200', grades, 'nl-nl')).toEqual({
        cents: 90_000,
        url: '/droom?maat=180x200&hardheid=stevig',
        suitsBoth: false,
      });
    }
    expect(onePieceOf(DREAM, '180x200', ['soft', 'medium'], 'nl-nl')?.cents).toBe(91_000);
  });

  it('P3 A6 is none that is sold out, or has no price to show', () => {
    expect(onePieceOf(DREAM, '180x200', ['soft'], 'nl-nl')).toBeUndefined();
    expect(
      onePieceOf(withVariants(made('180x200', 0, 'stevig')), '180x200', ['firm'], 'nl-nl'),
    ).toBeUndefined();
  });
});

describe('centsOf', () => {
  it('A6 is the price of two halves, which the card of a whole bed has already', () => {
    const one = pieceOf(DREAM, FIRM, 'nl-nl', ['firm']);
    const whole = pieceOf(DREAM, WHOLE_FIRM, 'nl-nl', ['firm']);
    if (!one || !whole) throw new Error('Both have a price.');
    expect(centsOf(one, '90x200')).toBe(46_900);
    expect(centsOf({ ...one, skus: [FIRM.sku, FIRM.sku] }, '180x200')).toBe(93_800);
    expect(centsOf({ ...whole, skus: [FIRM.sku, FIRM.sku] }, '180x200')).toBe(90_000);
  });
});
