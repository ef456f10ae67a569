import { describe, expect, it } from 'vitest';
import {
  bedHalves,
  halfVariants,
  halvesDays,
  halvesPrice,
  halvesStock,
} from '#src/catalog/bed-halves.ts';
import { choiceUrl, pieceUrl } from '#src/catalog/choice-url.ts';
import { halvesUrl, parseHalves } from '#src/catalog/halves-query.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
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
const product: Product = {
  ...aProduct,
  variants: [WHOLE, FIRM, MEDIUM, SOFT, firm('90x200', 1, 'extra', { stock: 0 })],
};
const query = (text: string) => (name: string) => new URLSearchParams(text).get(name) ?? undefined;

describe('halfVariants', () => {
  it('L10 finds what half a bed can be filled with, soft to firm, if it can be bought', () => {
    expect(halfVariants(product, WHOLE)).toEqual([SOFT, MEDIUM, FIRM]);
  });

  it('L10 finds nothing for one sleeper, for sets, and where no half is made', () => {
    expect(halfVariants(product, MEDIUM)).toEqual([]);
    expect(halfVariants({ ...product, parts: [] }, WHOLE)).toEqual([]);
    expect(halfVariants(product, firm('160x200', 1, 'medium'))).toEqual([]);
    expect(halfVariants(product, firm('120x200', 1, 'medium'))).toEqual([]);
  });

  it('L10 keeps to the color of the whole', () => {
    const color = { code: 'kleur', label: 'Kleur', value: 'Zand', key: 'zand' };
    const sand = { ...WHOLE, options: [color, ...(WHOLE.options ?? [])] };
    expect(halfVariants(product, sand)).toEqual([]);
  });
});

describe('bedHalves', () => {
  it('L10 makes each side as firm as is wished, else as the whole', () => {
    expect(bedHalves(product, WHOLE)).toEqual({ left: MEDIUM, right: MEDIUM });
    expect(bedHalves(product, WHOLE, { right: 'stevig' })).toEqual({ left: MEDIUM, right: FIRM });
    expect(bedHalves(product, WHOLE, { left: 'beton' })).toEqual({ left: MEDIUM, right: MEDIUM });
    expect(bedHalves(product, MEDIUM)).toBeUndefined();
  });

  it('P3 costs what both cost, comes when both are there, and is there as often as both are', () => {
    const halves = { left: MEDIUM, right: FIRM };
    expect(halvesPrice(halves).final.cents).toBe(91_800);
    expect(halvesDays(halves)).toBe(9);
    expect(halvesStock(halves)).toBe(1);
    expect(halvesStock({ left: MEDIUM, right: MEDIUM })).toBe(2);
  });
});

describe('parseHalves', () => {
  it('F9 reads in every locale what halvesUrl writes', () => {
    for (const locale of LOCALES) {
      const halves = { left: SOFT, right: FIRM };
      const url = halvesUrl('/aurora?maat=180x200', halves, locale);
      expect(parseHalves(product, WHOLE, query(url.split('?')[1] ?? ''), 'nl-nl')).toEqual(halves);
    }
    expect(halvesUrl('/aurora', { left: SOFT, right: FIRM }, 'de-de')).toBe(
      '/aurora?pro-seite=zacht,stevig',
    );
    expect(halvesUrl('/aurora', undefined, 'de-de')).toBe('/aurora');
  });

  it('F10 answers whatever stands there', () => {
    expect(parseHalves(product, WHOLE, query(''), 'nl-nl')).toBeUndefined();
    expect(parseHalves(product, WHOLE, query('per-kant=,,%00'), 'nl-nl')?.left).toEqual(MEDIUM);
    expect(parseHalves(product, MEDIUM, query('per-kant=2'), 'nl-nl')).toBeUndefined();
  });

  it('L10 says 2 where there are no firmnesses to choose from', () => {
    const plain = { left: aVariant('90x200', 1), right: aVariant('90x200', 1) };
    expect(halvesUrl('/aurora', plain, 'nl-nl')).toBe('/aurora?per-kant=2');
  });
});

describe('choiceUrl', () => {
  const configuration = { product, variant: WHOLE, parts: [] };

  it('L10 keeps two halves where the size has them, and drops them where not', () => {
    const chosen = { configuration, halves: { left: SOFT, right: FIRM } };
    expect(choiceUrl(chosen, WHOLE, 'nl-nl')).toMatch(/per-kant=zacht,stevig$/);
    expect(choiceUrl(chosen, MEDIUM, 'nl-nl')).not.toContain('per-kant');
    expect(pieceUrl(configuration, undefined, 'nl-nl')).not.toContain('per-kant');
  });
});
