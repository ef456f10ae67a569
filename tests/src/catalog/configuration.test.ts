import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BundleChoice, BundlePart } from '#src/catalog/bundle.ts';
import { chosenUids, configure, configuredPrice } from '#src/catalog/configuration.ts';
import { euros } from '#src/pricing/money.ts';
import { anyParts } from '../../support/arbitraries/variants.ts';
import { AURORA } from '../../support/fake-shop.ts';

const choice = (uid: string, cents: number): BundleChoice => ({
  uid,
  key: uid,
  label: uid,
  extra: euros(cents),
  isSoldOut: false,
});
const wide = { ...choice('latex', 9900), extraByWidth: { '160': euros(14_900) } };
const TOPPER: BundlePart = {
  key: 'topper',
  label: 'Topper',
  choices: [choice('foam', 0), wide, choice('none', -8000)],
};
const LEGS: BundlePart = {
  key: 'legs',
  label: 'Poten',
  choices: [choice('black', 0), choice('oak', 4000)],
};
const [VARIANT] = AURORA.variants;
const BOX_SPRING = { ...AURORA, parts: [TOPPER, LEGS] };

describe('configure', () => {
  it('puts a product together of what is named, and of the rest as it is sold', () => {
    const { product, variant, parts } = configure(BOX_SPRING, VARIANT, ['oak']);
    expect([product, variant]).toEqual([BOX_SPRING, VARIANT]);
    expect(parts.map((one) => one.choice.uid)).toEqual(['foam', 'oak']);
  });

  it('finds nothing to choose on a product without parts', () => {
    expect(configure(AURORA, VARIANT, ['oak']).parts).toEqual([]);
  });
});

describe('configuredPrice', () => {
  it('P3 is that of the variant, and what each choice costs more or less in its size', () => {
    const paid = (...uids: readonly string[]) =>
      configuredPrice(configure(BOX_SPRING, VARIANT, uids)).final;
    expect([VARIANT.size, VARIANT.price.final]).toEqual(['160x200', euros(59_900)]);
    expect(paid()).toEqual(euros(59_900));
    expect(paid('latex', 'oak')).toEqual(euros(59_900 + 14_900 + 4000));
    expect(paid('none')).toEqual(euros(59_900 - 8000));
  });
});

describe('chosenUids', () => {
  it('C1 tells a cart what was chosen otherwise than it is sold, and nothing else', () => {
    expect(chosenUids(configure(BOX_SPRING, VARIANT, ['foam', 'oak']))).toEqual(['oak']);
    expect(chosenUids(configure(BOX_SPRING, VARIANT, []))).toEqual([]);
  });

  it('C1 names a choice of each part so that a cart puts the same together', () => {
    fc.assert(
      fc.property(anyParts, fc.nat(), (parts, place) => {
        const product = { ...AURORA, parts };
        const named = parts.flatMap(({ choices }) => choices[place % choices.length]?.uid ?? []);
        const wanted = configure(product, VARIANT, named);
        expect(configure(product, VARIANT, chosenUids(wanted))).toEqual(wanted);
        expect(wanted.parts.map((one) => one.choice.uid)).toEqual(named);
      }),
    );
  });
});
