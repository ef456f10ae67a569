import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BundlePart } from '#src/catalog/bundle.ts';
import {
  nonDefaultChoiceUids,
  configureProduct,
  configuredPrice,
} from '#src/catalog/product-configuration.ts';
import { euroCents } from '#src/pricing/money.ts';
import { anyParts } from '../../support/arbitraries/variants.ts';
import { AURORA } from '../../support/fake-shop.ts';
import { bundleChoice } from '../../support/bundle-choice.ts';

const wide = { ...bundleChoice('latex', 9900), extraByWidth: { '160': euroCents(14_900) } };
const TOPPER: BundlePart = {
  key: 'topper',
  label: 'Topper',
  choices: [bundleChoice('foam', 0), wide, bundleChoice('none', -8000)],
};
const LEGS: BundlePart = {
  key: 'legs',
  label: 'Poten',
  choices: [bundleChoice('black', 0), bundleChoice('oak', 4000)],
};
const [VARIANT] = AURORA.variants;
const BOX_SPRING = { ...AURORA, parts: [TOPPER, LEGS] };

describe('configureProduct', () => {
  it('applies the named choices, and the default for the other parts', () => {
    const { product, variant, parts } = configureProduct(BOX_SPRING, VARIANT, ['oak']);
    expect([product, variant]).toEqual([BOX_SPRING, VARIANT]);
    expect(parts.map((one) => one.choice.uid)).toEqual(['foam', 'oak']);
  });

  it('returns no parts for a product without parts', () => {
    expect(configureProduct(AURORA, VARIANT, ['oak']).parts).toEqual([]);
  });
});

describe('configuredPrice', () => {
  it('P3 adds the surcharge of each choice for the size to the price of the variant', () => {
    const paid = (...uids: readonly string[]) =>
      configuredPrice(configureProduct(BOX_SPRING, VARIANT, uids)).final;
    expect([VARIANT.size, VARIANT.price.final]).toEqual(['160x200', euroCents(59_900)]);
    expect(paid()).toEqual(euroCents(59_900));
    expect(paid('latex', 'oak')).toEqual(euroCents(59_900 + 14_900 + 4000));
    expect(paid('none')).toEqual(euroCents(59_900 - 8000));
  });
});

describe('nonDefaultChoiceUids', () => {
  it('C1 returns only the choices that differ from the default', () => {
    expect(nonDefaultChoiceUids(configureProduct(BOX_SPRING, VARIANT, ['foam', 'oak']))).toEqual([
      'oak',
    ]);
    expect(nonDefaultChoiceUids(configureProduct(BOX_SPRING, VARIANT, []))).toEqual([]);
  });

  it('C1 returns uids from which configureProduct restores the configuration', () => {
    fc.assert(
      fc.property(anyParts, fc.nat(), (parts, index) => {
        const product = { ...AURORA, parts };
        const named = parts.flatMap(({ choices }) => choices[index % choices.length]?.uid ?? []);
        const configured = configureProduct(product, VARIANT, named);
        expect(configureProduct(product, VARIANT, nonDefaultChoiceUids(configured))).toEqual(
          configured,
        );
        expect(configured.parts.map((one) => one.choice.uid)).toEqual(named);
      }),
    );
  });
});
