import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bundlePrice,
  choicesByUid,
  defaultChoices,
  surchargeOf,
  isDefaultChoice,
  withChoice,
  type BundlePart,
} from '#src/catalog/bundle.ts';
import { euroCents } from '#src/pricing/money.ts';
import { anyPrice } from '../../support/arbitraries/pricing.ts';
import { anyParts } from '../../support/arbitraries/variants.ts';
import { permuted } from '../../support/arbitraries/permuted.ts';
import { bundleChoice } from '../../support/bundle-choice.ts';

const foam = bundleChoice('foam', 0);
const latex = { ...bundleChoice('latex', 9900), extraByWidth: { '160': euroCents(14_900) } };
const none = bundleChoice('none', -8000);
const TOPPER: BundlePart = { key: 'topper', label: 'Topper', choices: [foam, latex, none] };
const BASE: BundlePart = { key: 'base', label: 'Base', choices: [bundleChoice('flat', 0)] };

const PRICE = { regular: euroCents(99_900), final: euroCents(89_900), default: euroCents(79_900) };
const anyRequested = fc.record({
  regular: fc.nat().map(euroCents),
  final: fc.nat().map(euroCents),
  default: fc.nat().map(euroCents),
});
const anySize = fc.constantFrom(undefined, '90x200', '160x200');

describe('defaultChoices', () => {
  it('returns the default choice of every part', () => {
    const chosen = defaultChoices([BASE, TOPPER]);
    expect(chosen.map((one) => one.choice.uid)).toEqual(['flat', 'foam']);
    expect(chosen.every(isDefaultChoice)).toBe(true);
  });
});

describe('withChoice', () => {
  it('changes one part and leaves the others', () => {
    const chosen = withChoice(defaultChoices([BASE, TOPPER]), { part: TOPPER, choice: none });
    expect(chosen.map((one) => one.choice.uid)).toEqual(['flat', 'none']);
    expect(chosen.map(isDefaultChoice)).toEqual([true, false]);
  });
});

describe('choicesByUid', () => {
  it('returns the chosen choices for uids in any order', () => {
    const chosen = choicesByUid([BASE, TOPPER], ['latex', 'flat']);
    expect(chosen.map((one) => one.choice.uid)).toEqual(['flat', 'latex']);
  });

  it('uses the default for parts without a known uid', () => {
    expect(choicesByUid([BASE, TOPPER], ['stranger'])).toEqual(defaultChoices([BASE, TOPPER]));
  });
});

describe('surchargeOf', () => {
  it('uses the surcharge for the width of the bed', () => {
    expect(surchargeOf(latex, '160x200')).toEqual(euroCents(14_900));
    expect(surchargeOf(latex, '90x200')).toEqual(euroCents(9900));
    expect(surchargeOf(latex, undefined)).toEqual(euroCents(9900));
  });
});

describe('bundlePrice', () => {
  it('adds the surcharges to the price of the variant', () => {
    expect(bundlePrice(PRICE, '160x200', [latex, bundleChoice('high', 5000)])).toEqual({
      regular: euroCents(119_800),
      final: euroCents(109_800),
      default: PRICE.default,
    });
  });

  it('decreases with a negative surcharge, but never below zero', () => {
    expect(bundlePrice(PRICE, '160x200', [none]).final).toEqual(euroCents(81_900));
    expect(bundlePrice(PRICE, '160x200', [bundleChoice('gift', -90_000)]).final).toEqual(
      euroCents(0),
    );
  });

  it('equals the price of the variant for the default choices', () => {
    fc.assert(
      fc.property(anyRequested, anyParts, anySize, (price, parts, size) => {
        const choices = defaultChoices(parts).map((one) => one.choice);
        expect(bundlePrice(price, size, choices)).toEqual(price);
      }),
    );
  });

  it('ignores the order of the choices and is never negative', () => {
    const anyChoices = anyParts
      .map((parts) => parts.flatMap(({ choices }) => choices.at(-1) ?? []))
      .chain((choices) => fc.tuple(fc.constant(choices), permuted(choices)));
    fc.assert(
      fc.property(anyPrice, anyChoices, anySize, (price, [choices, shuffled], size) => {
        const total = bundlePrice(price, size, choices);
        expect(bundlePrice(price, size, shuffled)).toEqual(total);
        expect(Math.min(total.regular.cents, total.final.cents)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
