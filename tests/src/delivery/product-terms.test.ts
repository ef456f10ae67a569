import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRIAL_NIGHTS } from '#src/catalog/trial.ts';
import { FREE_DELIVERY_FROM_CENTS } from '#src/delivery/delivery-cost.ts';
import {
  commonGuarantee,
  deliveryServices,
  type GoodsTerms,
  NO_TERMS,
  productPromises,
  promisesOf,
  RETURN_DAYS,
  returnTerms,
} from '#src/delivery/product-terms.ts';
import { euroCents } from '#src/pricing/money.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { createTranslate } from '#ui/i18n/texts.ts';
import { attribute } from '../../support/fake-shop.ts';

const services = (...codes: readonly string[]) =>
  deliveryServices({ attributes: codes.map((code) => ({ code, label: '', value: '' })) });

describe('deliveryServices', () => {
  it.each([
    ['boxspring_kern', ['to-room', 'assembly', 'take-back']],
    ['matras_kern', ['to-room', 'take-back']],
    ['topper_kern', ['to-room']],
    ['ledikant_materiaal', ['to-room']],
    ['bedbodem_latten', ['to-room']],
    ['kast_deuren', ['to-room']],
    ['hoofdkussen_vulling', ['parcel']],
    ['dekbed_vulling', ['parcel']],
    ['bedlampje_led', ['parcel']],
  ])('for the attribute %s are %j', (code, expected) => {
    expect(services(code)).toEqual(expected);
  });

  it('default to a parcel for an unknown product type', () => {
    expect(services()).toEqual(['parcel']);
  });

  it('include exactly one of to-room and parcel', () => {
    for (const code of ['boxspring_kern', 'matras_kern', 'kast_deuren', 'sierkussen_vulling']) {
      const deliveries = services(code).filter((one) => one === 'to-room' || one === 'parcel');
      expect(deliveries).toHaveLength(1);
    }
  });
});

describe('returnTerms', () => {
  it('P4 allows an exchange with pickup for the nights of the trial', () => {
    const attributes = [attribute('matras_kern', 'Latex'), attribute('proefslapen', 'Ja')];
    expect(returnTerms({ attributes })).toEqual({
      days: TRIAL_NIGHTS,
      cents: 0,
      isByMail: false,
      isExchanged: true,
    });
  });

  it('P4 allows returns for thirty days without a trial, by mail for a parcel', () => {
    const lamp = { attributes: [attribute('bedlampje_hoogte', '30 cm')] };
    const terms = { days: 30, cents: 0, isExchanged: false };
    expect(returnTerms(lamp)).toEqual({ ...terms, isByMail: true });
    const base = { attributes: [attribute('bedbodem_latten', '28')] };
    expect(returnTerms(base)).toEqual({ ...terms, isByMail: false });
  });

  it.each(LOCALES)(
    'has the same number of days in the text of the product promise: %s',
    (locale) => {
      const text = createTranslate(locale, ALL_TEXTS);
      expect(text('product.promise.returns')).toMatch(new RegExp(`\\b${RETURN_DAYS}\\b`, 'u'));
    },
  );
});

const sold = (...codes: readonly string[]) => ({
  attributes: codes.map((code) => ({ code, label: code, value: 'Ja' })),
});
const at = (cents: number) => ({ final: euroCents(cents) });

describe('productPromises', () => {
  it('P4 returns all promises for a mattress with a trial', () => {
    const { attributes } = sold('matras_kern', 'proefslapen');
    const guarantee = attribute('guarantee', '10|core|Lunaro Bedden B.V.');
    expect(productPromises({ attributes: [...attributes, guarantee] }, at(49_900))).toEqual([
      'trial',
      'free-delivery',
      'guarantee',
      'take-back',
    ]);
  });

  it('promises no guarantee that the product does not have: the rights by law are no promise', () => {
    expect(productPromises(sold('matras_kern'), at(100))).not.toContain('guarantee');
    const unreadable = { attributes: [attribute('guarantee', 'ten years')] };
    expect(productPromises(unreadable, at(100))).not.toContain('guarantee');
  });

  it('P4 returns only returns and free delivery without trial, guarantee or take-back', () => {
    expect(productPromises(sold('bedlampje_led'), at(5999))).toEqual(['returns', 'free-delivery']);
  });

  it('promises free delivery from the threshold of the cart', () => {
    expect(productPromises(sold(), at(FREE_DELIVERY_FROM_CENTS))).toContain('free-delivery');
    expect(productPromises(sold(), at(FREE_DELIVERY_FROM_CENTS - 1))).toContain('delivery');
  });

  it('P4 returns at most four promises, none twice', () => {
    for (const codes of [[], ['matras_kern'], ['boxspring_kern', 'proefslapen']]) {
      const promises = productPromises(sold(...codes), at(100));
      expect(promises.length).toBeLessThanOrEqual(4);
      expect(new Set(promises).size).toBe(promises.length);
    }
  });
});

const MATTRESS: GoodsTerms = {
  hasTrial: true,
  isTakenBack: true,
  guarantee: { years: 10, part: 'core', guarantor: 'Sluimer B.V.' },
};
const TOPPER: GoodsTerms = {
  ...MATTRESS,
  guarantee: { years: 5, part: 'core', guarantor: 'Sluimer B.V.' },
};
const DUVET: GoodsTerms = {
  ...NO_TERMS,
  guarantee: { years: 5, part: 'product', guarantor: 'Sluimer B.V.' },
};
const TOTAL = euroCents(99_900);

describe('promisesOf', () => {
  it('P4 promises no trial, guarantee or taking back for pillows alone', () => {
    expect(promisesOf([NO_TERMS, NO_TERMS], TOTAL)).toEqual(['returns', 'free-delivery']);
  });

  it('P4 promises a trial only if all goods have one', () => {
    expect(promisesOf([MATTRESS, TOPPER], TOTAL)).toContain('trial');
    expect(promisesOf([MATTRESS, NO_TERMS], TOTAL)).not.toContain('trial');
    expect(promisesOf([MATTRESS, NO_TERMS], TOTAL)).toContain('take-back');
  });

  it('P4 promises a guarantee if those with one have the same', () => {
    expect(commonGuarantee([MATTRESS, NO_TERMS])).toEqual(MATTRESS.guarantee);
    expect(commonGuarantee([MATTRESS, TOPPER])).toBeUndefined();
    const elsewhere = { years: 10, part: 'core', guarantor: 'Lunaro Bedden B.V.' } as const;
    expect(commonGuarantee([MATTRESS, { ...MATTRESS, guarantee: elsewhere }])).toBeUndefined();
    expect(promisesOf([MATTRESS, TOPPER], TOTAL)).not.toContain('guarantee');
  });

  it('P4 promises a guarantee that names no part only if all goods have it', () => {
    expect(commonGuarantee([DUVET, DUVET])).toEqual(DUVET.guarantee);
    expect(commonGuarantee([DUVET, NO_TERMS])).toBeUndefined();
    expect(promisesOf([NO_TERMS, DUVET], TOTAL)).not.toContain('guarantee');
  });

  it('P4 promises the same in any order of the goods', () => {
    const anyTerms = fc.array(fc.constantFrom(MATTRESS, TOPPER, DUVET, NO_TERMS), { minLength: 1 });
    fc.assert(
      fc.property(anyTerms, (goods) => {
        expect(promisesOf(goods.toReversed(), TOTAL)).toEqual(promisesOf(goods, TOTAL));
      }),
    );
  });
});
