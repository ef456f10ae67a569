import { describe, expect, it } from 'vitest';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import { appliesToBothHalves, selectionOffer } from '#src/catalog/product-selection.ts';
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
