import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bedHalves,
  availableHalves,
  firmnessKey,
  halfVariants,
  halvesDeliveryDays,
  halvesPrice,
  halvesStock,
  isForTwo,
  type BedHalves,
} from '#src/catalog/bed-halves.ts';
import { selectionUrlWithVariant, configurationUrl } from '#src/catalog/product-selection.ts';
import { withHalvesParam, parseHalves } from '#src/catalog/halves-query.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import { euroCents } from '#src/pricing/money.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { aProduct, aVariant } from '../../support/shown-pages.ts';

const firm = (size: string, cents: number, key: string, more: Partial<Variant> = {}): Variant => {
  const value = { zacht: 'Zacht', medium: 'Medium', stevig: 'Stevig' }[key] ?? key;
  const option = { code: 'matras_hardheid', label: 'Hardheid', value, key };
  const sku = `${size}-${key}`;
  return { ...aVariant(size, cents), sku, options: [option], ...more };
};

const WHOLE = firm('180x200', 89_900, 'medium');
const MEDIUM = firm('90x200', 44_900, 'medium', { stock: 5, deliveryDays: 2 });
const FIRM = firm('90x200', 46_900, 'stevig', { stock: 1, deliveryDays: 9 });
const SOFT = firm('90x200', 44_900, 'zacht');
const EXTRA = firm('90x200', 1, 'extra', { stock: 0 });
const product: Product = {
  ...aProduct,
  variants: [WHOLE, FIRM, MEDIUM, SOFT, EXTRA],
};
const anyMade = fc.constantFrom('zacht', 'medium', 'stevig');
const anyFirmness = fc.oneof(anyMade, fc.constant('beton'));
/** The product with any stock of each half. */
const anyStocked = fc
  .tuple(fc.nat(3), fc.nat(3), fc.nat(3))
  .map(([soft, medium, stevig]) => stocked(soft, medium, stevig));

const stocked = (soft: number, medium: number, stevig: number): Product => {
  const halves = [
    { ...FIRM, stock: stevig },
    { ...MEDIUM, stock: medium },
    { ...SOFT, stock: soft },
  ];
  return { ...product, variants: [WHOLE, ...halves] };
};
const pairsOf = (one: Product): readonly BedHalves[] => {
  const made = halfVariants(one, WHOLE);
  return made.flatMap((left) => made.map((right) => ({ left, right })));
};
const stockOf = (halves: BedHalves | undefined): number => (halves ? halvesStock(halves) : 0);
const query = (text: string) => (name: string) => new URLSearchParams(text).get(name) ?? undefined;

describe('isForTwo', () => {
  it('EP3 is a bed from 140 cm on', () => {
    const sizes = ['140x200', '139x200', '90x200'].map((size) => ({ size }));
    expect([...sizes, {}].map(isForTwo)).toEqual([true, false, false, false]);
  });
});

describe('halfVariants', () => {
  it('EP3 returns the variants of half the bed from soft to firm, sold out or not', () => {
    expect(halfVariants(product, WHOLE)).toEqual([SOFT, MEDIUM, FIRM, EXTRA]);
  });

  it('EP3 returns none for a single bed, a bundle or a size without halves', () => {
    expect(halfVariants(product, MEDIUM)).toEqual([]);
    expect(halfVariants({ ...product, parts: [] }, WHOLE)).toEqual([]);
    expect(halfVariants(product, firm('160x200', 1, 'medium'))).toEqual([]);
    const narrow = { ...product, variants: [firm('60x200', 1, 'medium')] as const };
    expect(halfVariants(narrow, firm('120x200', 1, 'medium'))).toEqual([]);
  });

  it('EP3 returns none for a bed frame: two of them are two beds', () => {
    const attributes = [{ code: 'ledikant_hoogte', label: 'Hoogte', value: '40' }];
    expect(halfVariants({ ...product, attributes }, WHOLE)).toEqual([]);
  });

  it('EP3 returns only halves in the color of the whole bed', () => {
    const color = { code: 'kleur', label: 'Kleur', value: 'Zand', key: 'zand' };
    const sand = { ...WHOLE, options: [color, ...(WHOLE.options ?? [])] };
    expect(halfVariants(product, sand)).toEqual([]);
    const inColor = (key: string): Variant => ({
      ...MEDIUM,
      options: [{ ...color, key }, ...(MEDIUM.options ?? [])],
    });
    const colored = { ...product, variants: [sand, inColor('zand'), inColor('taupe')] as const };
    expect(halfVariants(colored, sand)).toEqual([inColor('zand')]);
  });
});

describe('bedHalves', () => {
  it('EP3 uses the requested firmness per side, otherwise that of the whole bed', () => {
    expect(bedHalves(product, WHOLE)).toEqual({ left: MEDIUM, right: MEDIUM });
    expect(bedHalves(product, WHOLE, { right: 'stevig' })).toEqual({ left: MEDIUM, right: FIRM });
    expect(bedHalves(product, WHOLE, { left: 'beton' })).toEqual({ left: MEDIUM, right: MEDIUM });
    expect(bedHalves(product, MEDIUM)).toBeUndefined();
  });

  it('EP3 selects a sold-out half only when it is requested', () => {
    expect(bedHalves(product, WHOLE, { left: 'extra' })).toEqual({ left: EXTRA, right: MEDIUM });
    const none = { ...MEDIUM, stock: 0 };
    const without = { ...product, variants: [WHOLE, EXTRA, none, FIRM, SOFT] as const };
    expect(bedHalves(without, WHOLE)).toEqual({ left: SOFT, right: SOFT });
    expect(bedHalves(without, WHOLE, { right: 'medium' })).toEqual({ left: SOFT, right: none });
  });

  it('EP3 does not select the last one in stock for both sides', () => {
    const last = { ...MEDIUM, stock: 1 };
    const few = { ...product, variants: [WHOLE, last, SOFT] as const };
    expect(bedHalves(few, WHOLE)).toEqual({ left: last, right: SOFT });
    expect(bedHalves(few, WHOLE, { right: 'medium' })).toEqual({ left: SOFT, right: last });
  });

  it('EP3 returns sold-out halves when no pair is available', () => {
    const gone = { ...product, variants: [WHOLE, EXTRA, { ...MEDIUM, stock: 0 }] as const };
    expect(halvesStock(bedHalves(gone, WHOLE) ?? { left: FIRM, right: FIRM })).toBe(0);
    expect(availableHalves(gone, WHOLE, {})).toBeUndefined();
  });

  it('EP3 finds an available pair whenever one exists', () => {
    fc.assert(
      fc.property(anyStocked, anyFirmness, (one, left) => {
        const isBuyable = pairsOf(one).some((pair) => stockOf(pair) > 0);
        expect(stockOf(bedHalves(one, WHOLE)) > 0).toBe(isBuyable);
        expect(stockOf(availableHalves(one, WHOLE, { left })) > 0).toBe(isBuyable);
      }),
    );
  });

  it('EP3 keeps the firmness that is requested for one side if that of the other is sold out', () => {
    const one = stocked(0, 5, 5);
    const near = (left: string, right: string) =>
      Object.values(availableHalves(one, WHOLE, { left, right }) ?? {}).map(firmnessKey);
    expect(near('stevig', 'zacht')).toEqual(['stevig', 'medium']);
    expect(near('zacht', 'stevig')).toEqual(['medium', 'stevig']);
    expect(near('zacht', 'zacht')).toEqual(['medium', 'medium']);
  });

  it('EP3 returns the requested firmnesses, and availableHalves does when they are available', () => {
    fc.assert(
      fc.property(anyStocked, anyMade, anyMade, (one, left, right) => {
        const halves = bedHalves(one, WHOLE, { left, right });
        expect(Object.values(halves ?? {}).map(firmnessKey)).toEqual([left, right]);
        const near = availableHalves(one, WHOLE, { left, right });
        expect(near).toEqual(stockOf(halves) > 0 ? halves : near);
      }),
    );
  });

  it('P3 adds up the prices, and uses the later delivery and the stock of complete pairs', () => {
    const halves = { left: MEDIUM, right: FIRM };
    expect(halvesPrice(halves).final.cents).toBe(91_800);
    const was = { ...FIRM, price: { ...FIRM.price, regular: euroCents(50_000) } };
    expect(halvesPrice({ left: was, right: was }).regular.cents).toBe(100_000);
    expect(halvesDeliveryDays(halves)).toBe(9);
    expect(halvesStock(halves)).toBe(1);
    expect(halvesStock({ left: MEDIUM, right: MEDIUM })).toBe(2);
  });

  it('P3d ends with the first reduction of a half that ends', () => {
    const right = until(FIRM, '2027-02-28');
    expect(halvesPrice({ left: until(MEDIUM, '2027-01-31'), right }).reducedUntil).toBe(
      '2027-01-31',
    );
    expect(halvesPrice({ left: MEDIUM, right }).reducedUntil).toBe('2027-02-28');
    const full = until(MEDIUM, '2027-01-31', MEDIUM.price.final.cents);
    expect(halvesPrice({ left: full, right }).reducedUntil).toBe('2027-02-28');
    expect(halvesPrice({ left: MEDIUM, right: FIRM })).not.toHaveProperty('reducedUntil');
  });
});

const until = (variant: Variant, reducedUntil: string, was = 99_900): Variant => ({
  ...variant,
  price: { ...variant.price, regular: euroCents(was), reducedUntil },
});

describe('parseHalves', () => {
  it('EP3 reads back in every locale what withHalvesParam writes', () => {
    for (const locale of LOCALES) {
      const halves = { left: SOFT, right: FIRM };
      const url = withHalvesParam('/aurora?maat=180x200', halves, locale);
      expect(parseHalves(product, WHOLE, query(url.split('?')[1] ?? ''), 'nl-nl')).toEqual(halves);
    }
    expect(withHalvesParam('/aurora', { left: SOFT, right: FIRM }, 'de-de')).toBe(
      '/aurora?pro-seite=zacht,stevig',
    );
    expect(withHalvesParam('/aurora', undefined, 'de-de')).toBe('/aurora');
  });

  it('F10 handles missing, malformed and sold-out values', () => {
    expect(parseHalves(product, WHOLE, query(''), 'nl-nl')).toBeUndefined();
    expect(parseHalves(product, WHOLE, query('per-kant=,,%00'), 'nl-nl')?.left).toEqual(MEDIUM);
    expect(parseHalves(product, MEDIUM, query('per-kant=2'), 'nl-nl')).toBeUndefined();
    const parameter = query('per-kant=extra,zacht');
    expect(parseHalves(product, WHOLE, parameter, 'nl-nl')).toEqual({ left: EXTRA, right: SOFT });
  });

  it('EP3 has the URL value 2 when the halves have no firmness', () => {
    const plain = { left: aVariant('90x200', 1), right: aVariant('90x200', 1) };
    expect(withHalvesParam('/aurora', plain, 'nl-nl')).toBe('/aurora?per-kant=2');
  });
});

describe('selectionUrlWithVariant', () => {
  const configuration = { product, variant: WHOLE, parts: [] };

  it('EP3 keeps two halves for a size that has them, and drops them otherwise', () => {
    const chosen = { configuration, halves: { left: SOFT, right: FIRM } };
    expect(selectionUrlWithVariant(chosen, WHOLE, 'nl-nl')).toMatch(/per-kant=zacht,stevig$/);
    expect(selectionUrlWithVariant(chosen, MEDIUM, 'nl-nl')).not.toContain('per-kant');
    expect(configurationUrl(configuration, undefined, 'nl-nl')).not.toContain('per-kant');
  });

  it('EP3 replaces sold-out halves in another size, and keeps the displayed ones in the same size', () => {
    const wide = firm('160x200', 79_900, 'medium');
    const narrow = (key: string, stock: number) => firm('80x200', 39_900, key, { stock });
    const sold = (soft: number, medium: number): Product => ({
      ...product,
      variants: [WHOLE, wide, SOFT, FIRM, narrow('zacht', soft), narrow('medium', medium)],
    });
    const urlOf = (one: Product, variant: Variant) =>
      selectionUrlWithVariant(
        { configuration: { ...configuration, product: one }, halves: { left: SOFT, right: FIRM } },
        variant,
        'nl-nl',
      );
    expect(urlOf(sold(2, 2), wide)).toMatch(/per-kant=zacht,medium$/);
    expect(urlOf(sold(0, 2), wide)).toMatch(/per-kant=medium,medium$/);
    expect(urlOf(sold(0, 1), wide)).not.toContain('per-kant');
    const extra = { configuration, halves: { left: EXTRA, right: FIRM } };
    expect(selectionUrlWithVariant(extra, WHOLE, 'nl-nl')).toMatch(/per-kant=extra,stevig$/);
  });
});
