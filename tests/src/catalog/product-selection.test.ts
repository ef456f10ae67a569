import { describe, expect, it } from 'vitest';
import type { BundlePart } from '#src/catalog/bundle.ts';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import { appliesToBothHalves, selectionOffer } from '#src/catalog/product-selection.ts';
import { isSameProductSelection, selectionFromQuery } from '#src/catalog/selection-from-query.ts';
import type { Product } from '#src/catalog/product.ts';
import { euroCents } from '#src/pricing/money.ts';
import { colorOption, firmnessOption } from '../../support/arbitraries/variants.ts';
import { aProduct, aVariant } from '../../support/shown-pages.ts';

const configuration = configureProduct(aProduct, aVariant('160x200', 49_950, 4), []);

describe('selectionOffer', () => {
  it('P3 returns price, stock and delivery days of the variant for a bed in one piece', () => {
    expect(selectionOffer({ configuration })).toMatchObject({
      price: { final: { cents: 49_950 } },
      stock: 4,
      days: 3,
    });
  });

  it('P3 combines price, stock and delivery days of both halves', () => {
    const left = aVariant('80x200', 20_000, 6);
    const right = { ...aVariant('80x200', 25_000, 2), sku: 'OTHER', deliveryDays: 9 };
    expect(selectionOffer({ configuration, halves: { left, right } })).toMatchObject({
      price: { final: { cents: 45_000 } },
      stock: 2,
      days: 9,
    });
  });
});

const half = aVariant('80x200', 20_000);
const halves = { left: half, right: half };

describe('appliesToBothHalves', () => {
  it('returns true for every option of a bed in one piece', () => {
    expect(appliesToBothHalves({}, firmnessOption('Medium'))).toBe(true);
    expect(appliesToBothHalves({}, colorOption('Zand'))).toBe(true);
  });

  it('returns false only for the firmness of a bed in two halves', () => {
    expect(appliesToBothHalves({ halves }, firmnessOption('Medium'))).toBe(false);
    expect(appliesToBothHalves({ halves }, colorOption('Zand'))).toBe(true);
  });
});

const choice = (key: string) => ({
  uid: key,
  key,
  label: key,
  extra: euroCents(0),
  isSoldOut: false,
});
const TOPPER: BundlePart = {
  key: 'topper',
  label: 'Topper',
  choices: [choice('schuim'), choice('latex')],
};
const MATTRESS: Product = {
  ...aProduct,
  variants: [aVariant('160x200', 49_950, 4), aVariant('80x200', 20_000, 4)],
};
const BED: Product = { ...MATTRESS, url: '/bed', parts: [TOPPER] };
const selected = (query: string, product = MATTRESS) => selectionFromQuery(product, query, 'nl-nl');

const firm = (size: string, value: string) => ({
  ...aVariant(size, 20_000, 4),
  sku: `${size} ${value}`,
  options: [firmnessOption(value)],
});

describe('selectionFromQuery', () => {
  it('FS4 is the variant and the choices that the address of a product names', () => {
    const { configuration: bed, ...others } = selected('?maat=80x200&topper=latex', BED);
    expect(bed.product).toBe(BED);
    expect(bed.variant.size).toBe('80x200');
    expect(bed.parts.map((one) => one.choice.key)).toEqual(['latex']);
    expect(others).toStrictEqual({});
  });

  it('EP3 is a bed of two halves if the address says so', () => {
    const { configuration: whole, halves: sides } = selected('?maat=160x200&per-kant=2');
    expect(whole).toMatchObject({ variant: { size: '160x200' }, parts: [] });
    expect([sides?.left.size, sides?.right.size]).toEqual(['80x200', '80x200']);
  });
});

describe('isSameProductSelection', () => {
  it.each([
    ['?maat=160x200', '?maat=160X200&page=2', true],
    ['?maat=160x200', '?maat=80x200', false],
    ['?maat=160x200', '?maat=160x200&per-kant=2', false],
  ])('compares %j with %j by what is bought: %s', (one, other, expected) => {
    expect(isSameProductSelection(selected(one), selected(other))).toBe(expected);
  });

  it('compares the firmness of both sides', () => {
    const product: Product = {
      ...MATTRESS,
      variants: [firm('160x200', 'Zacht'), firm('80x200', 'Zacht'), firm('80x200', 'Stevig')],
    };
    const sides = (value: string) => selected(`?maat=160x200&per-kant=${value}`, product);
    expect(isSameProductSelection(sides('zacht,stevig'), sides('zacht,zacht'))).toBe(false);
    expect(isSameProductSelection(sides('zacht,zacht'), sides('zacht,'))).toBe(true);
  });

  it('compares products and the choices of their parts', () => {
    expect(isSameProductSelection(selected(''), selected('', { ...MATTRESS, url: '/b' }))).toBe(
      false,
    );
    const usual = selected('?topper=schuim', BED);
    expect(isSameProductSelection(usual, selected('', BED))).toBe(true);
    expect(isSameProductSelection(usual, selected('?topper=latex', BED))).toBe(false);
  });
});
