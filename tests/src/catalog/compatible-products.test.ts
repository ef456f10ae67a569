import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BED_COMPONENTS,
  bedComponentOf,
  bestCompatibleProducts,
  centimetresOf,
  coveredHeights,
  isCompatibleWith,
  COMPATIBLE_TYPES,
  availableVariantOfSize,
} from '#src/catalog/compatible-products.ts';
import { aProduct } from '../../support/shown-pages.ts';

const thing = (...attributes: readonly (readonly [string, string])[]) => ({
  attributes: attributes.map(([code, value]) => ({ code, label: code, value })),
});

const MATTRESS = thing(['kleur', 'Wit'], ['matras_hoogte', '21 cm']);
const sheet = (depth: number) => thing(['hoeslaken_hoekhoogte', `${depth} cm`]);
const sheetFrom = (min: number) =>
  thing(
    ['hoeslaken_hoekhoogte', '45 cm'],
    ['hoeslaken_matrashoogte_min', `${min} cm`],
    ['hoeslaken_matrashoogte_max', '45 cm'],
  );
const PROTECTOR = thing(['molton_wasbaar', '60 graden']);
const BASE = thing(['bedbodem_materiaal', 'Beuken']);

describe('bedComponentOf', () => {
  it('L5 returns the bed component by the prefix of the property keys', () => {
    expect([MATTRESS, sheet(25), PROTECTOR, BASE].map(bedComponentOf)).toEqual([
      'mattress',
      'sheet',
      'protector',
      'base',
    ]);
    expect(bedComponentOf(thing(['kleur', 'Wit'], ['kast_deuren', '2']))).toBeUndefined();
  });
});

describe('isCompatibleWith', () => {
  it('accepts a fitted sheet as deep as the mattress is high, with what is tucked under it', () => {
    expect([20, 23, 24, 40].map((depth) => isCompatibleWith(MATTRESS, sheet(depth)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('rejects a sheet that is too deep, also with the highest topper on the mattress', () => {
    const found = [21, 25, 33, 34].map((min) => isCompatibleWith(MATTRESS, sheetFrom(min)));
    expect(found).toEqual([true, true, true, false]);
  });

  it('rejects a sheet when its depth or the mattress height is unknown', () => {
    expect(isCompatibleWith(MATTRESS, thing(['hoeslaken_materiaal', 'Jersey']))).toBe(false);
    expect(isCompatibleWith(thing(['matras_kern', 'Latex']), sheet(40))).toBe(false);
  });

  it('compares a sheet with the topper of a box spring, not with its height', () => {
    expect(isCompatibleWith(thing(['boxspring_hoogte', '61 cm']), sheet(15))).toBe(true);
  });

  it('accepts a sheet for a topper that is deep enough for it', () => {
    const topper = thing(['topper_hoogte', '7 cm']);
    expect([9, 10].map((depth) => isCompatibleWith(topper, sheet(depth)))).toEqual([false, true]);
  });

  it('accepts a sheet that is too deep for the mattress, but not for the whole bed', () => {
    const deep = sheetFrom(40);
    expect(isCompatibleWith(MATTRESS, deep)).toBe(false);
    expect([39, 40, 45, 46].map((height) => isCompatibleWith(MATTRESS, deep, height))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('rejects what belongs to no bed', () => {
    const lamp = thing(['bedlampje_dimbaar', 'Ja']);
    expect(isCompatibleWith(lamp, sheet(40))).toBe(false);
    expect(isCompatibleWith(MATTRESS, lamp)).toBe(false);
    expect(bestCompatibleProducts(lamp, [MATTRESS, BASE])).toEqual([]);
  });

  it('rejects a mattress for a mattress', () => {
    expect(isCompatibleWith(MATTRESS, MATTRESS)).toBe(false);
  });
});

describe('bestCompatibleProducts', () => {
  it('returns one product per component, and the sheet with the nearest depth', () => {
    const found = [BASE, sheet(40), sheet(25), sheet(15), PROTECTOR, BASE];
    expect(bestCompatibleProducts(MATTRESS, found)).toEqual([PROTECTOR, sheet(25), BASE]);
  });

  it('returns only compatible products, at most one per component', () => {
    const anyThing = fc.oneof(
      fc.constantFrom(MATTRESS, PROTECTOR, BASE, thing(['topper_hoogte', '7 cm'])),
      fc.integer({ min: 1, max: 60 }).map(sheet),
    );
    fc.assert(
      fc.property(anyThing, fc.array(anyThing), (subject, found) => {
        const fits = bestCompatibleProducts(subject, found);
        expect(fits.filter((fit) => !isCompatibleWith(subject, fit))).toEqual([]);
        const kinds = fits.map(bedComponentOf);
        expect(new Set(kinds).size).toBe(kinds.length);
      }),
    );
  });
});

describe('coveredHeights', () => {
  it('are what the maker says, else the pocket without what is tucked under', () => {
    expect(coveredHeights(sheet(25))).toStrictEqual({ max: 22 });
    expect(coveredHeights(sheetFrom(18))).toStrictEqual({ min: 18, max: 45 });
    expect(coveredHeights(PROTECTOR)).toBeUndefined();
  });
});

describe('centimetresOf', () => {
  it.each([
    ['21 cm', 21],
    [' 21cm', 21],
    ['7,5 cm', 7.5],
    ['7.25', 7.25],
    ['ca. 21 cm', undefined],
    ['', undefined],
  ])('reads %j in any locale', (value, centimetres) => {
    const { attributes } = thing(['merk', '9 cm'], ['matras_hoogte', value]);
    expect(centimetresOf(attributes, 'matras_hoogte')).toBe(centimetres);
    expect(centimetresOf(attributes, 'topper_hoogte')).toBeUndefined();
  });
});

describe('availableVariantOfSize', () => {
  it('returns an available variant of exactly that width and length', () => {
    expect(availableVariantOfSize(aProduct, '160x200')?.size).toBe('160x200');
    expect(availableVariantOfSize(aProduct, '90x210')).toBeUndefined();
    expect(availableVariantOfSize(aProduct, '160x210')).toBeUndefined();
  });
});

describe('COMPATIBLE_TYPES', () => {
  it('never contains the component itself', () => {
    expect(BED_COMPONENTS.filter((kind) => COMPATIBLE_TYPES[kind].includes(kind))).toEqual([]);
  });
});
