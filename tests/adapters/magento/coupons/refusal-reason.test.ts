import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalReason, type RefusedCart } from '#adapters/magento/coupons/refusal-reason.ts';
import { readFoundCoupon, readSalesRule } from '#adapters/magento/coupons/sales-rule.ts';
import { toCouponDocument, toSalesRule } from '#sandbox/magento/coupons/sales-rule.ts';
import { EMPTY_CART } from '#src/cart/cart.ts';
import type { Coupon } from '#src/cart/coupon.ts';
import { evaluateCoupon } from '#src/cart/evaluate-coupon.ts';
import { euroCents } from '#src/pricing/money.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { anyCoupon } from '../../../support/arbitraries/coupon.ts';

const TODAY = '2026-11-27';
const COMBINE = 'Magento\\SalesRule\\Model\\Rule\\Condition\\Combine';
const ADDRESS = 'Magento\\SalesRule\\Model\\Rule\\Condition\\Address';

/** The rule of a coupon without conditions, and the coupon, as Magento shows them. */
const RULE = toSalesRule({ code: 'TEN', discount: { kind: 'percent', percent: 10 } }, 1, {});
const COUPON = { coupon_id: 1, rule_id: 1, code: 'TEN', times_used: 0, type: 0 };

const cartOf = (cents: number): RefusedCart => ({
  locale: 'nl-nl',
  cart: { prices: { ...EMPTY_CART.prices, subtotal: euroCents(cents) }, shippingAddresses: [] },
  now: Date.parse(`${TODAY}T12:00:00+01:00`),
});

function reasonOf(
  rule: object,
  coupon: object = {},
  { cents = 30_000, isWebsiteKnown = true } = {},
) {
  const found = readFoundCoupon({ items: [{ ...COUPON, ...coupon }] })?.coupon;
  const read = found && readSalesRule(found)({ ...RULE, ...rule });
  if (!found || !read) return 'unreadable';
  return refusalReason(
    { coupon: found, rule: read, websiteId: isWebsiteKnown ? 1 : undefined },
    cartOf(cents),
  );
}

const told = (kind: string, facts: object = {}) => ({
  kind: 'coupon',
  refusal: { kind, ...facts },
});
const UNTOLD = { kind: 'refused-coupon' };

const allOf = (...conditions: readonly object[]) => ({
  condition: { condition_type: COMBINE, aggregator_type: 'all', value: '1', conditions },
});
const minimum = (value: unknown, attribute_name = 'base_subtotal_total_incl_tax') => ({
  condition_type: ADDRESS,
  attribute_name,
  operator: '>=',
  value,
});
const BY_CATEGORY = {
  action_condition: { conditions: [{ attribute_name: 'category_ids', value: '3' }] },
};
const PAYMENT = {
  condition_type: ADDRESS,
  attribute_name: 'payment_method',
  operator: '==',
  value: 'checkmo',
};

describe('refusalReason', () => {
  it('C2 tells that no coupon has the code', () => {
    expect(refusalReason(undefined, cartOf(100))).toEqual(told('unknown'));
  });

  it('C2 tells that the rule is for other websites', () => {
    expect(reasonOf({ website_ids: [2, 3] })).toEqual(told('unknown'));
  });

  it.each([
    ['the first day', { from_date: '2026-11-28' }, told('not-yet', { from: '2026-11-28' })],
    [
      'a first day with a time',
      { from_date: '2026-11-28 00:00:00' },
      told('not-yet', { from: '2026-11-28' }),
    ],
    ['the last day', { to_date: '2026-11-26' }, told('expired', { until: '2026-11-26' })],
    ['days that are today', { from_date: TODAY, to_date: TODAY }, told('nothing-to-discount')],
  ])('C2 compares %s with the date in the shop', (_, dates, expected) => {
    expect(reasonOf(dates)).toEqual(expected);
  });

  it.each([
    [1, 1, told('used')],
    [100, 100, told('used')],
    [2, 1, told('nothing-to-discount')],
    [0, 5, told('nothing-to-discount')],
  ])('C2 takes a limit of %i uses, of which %i are made, into account', (limit, uses, expected) => {
    expect(reasonOf({}, { usage_limit: limit, times_used: uses })).toEqual(expected);
  });

  it.each([
    ['of the price with VAT', [minimum('500')], 20_000],
    ['of the price without VAT', [minimum('500', 'base_subtotal')], 30_500],
    ['typed with decimals', [minimum('500.55')], 20_055],
    ['that is a number', [minimum(500)], 20_000],
    ['that has to be exceeded', [{ ...minimum('300'), operator: '>' }], 1],
    ['and another', [minimum('400'), minimum('500')], 20_000],
  ])('C2 tells what is missing to a minimum %s', (_, minimums, cents) => {
    expect(reasonOf(allOf(...minimums))).toEqual(
      told('below-minimum', { missing: euroCents(cents) }),
    );
  });

  it('C2 tells that a cart which meets the conditions has no product to discount', () => {
    expect(reasonOf(allOf(minimum('300')))).toEqual(told('nothing-to-discount'));
    expect(reasonOf({ ...allOf(minimum('300')), ...BY_CATEGORY })).toEqual(
      told('nothing-to-discount'),
    );
  });

  it.each([
    ['a payment method', allOf(PAYMENT)],
    ['a payment method beside a minimum that is met', allOf(minimum('300'), PAYMENT)],
    [
      'one of several conditions',
      { condition: { ...allOf(minimum('1')).condition, aggregator_type: 'any' } },
    ],
    [
      'the opposite of its conditions',
      { condition: { ...allOf(minimum('1')).condition, value: '0' } },
    ],
    ['a maximum', allOf({ ...minimum('100'), operator: '<=' })],
    ['an amount that is none', allOf(minimum('1.000,-'))],
    ['a condition of a module', allOf({ condition_type: 'Acme\\Moon', value: 'full' })],
    ['an inactive rule', { is_active: false }],
    ['customers who are logged in', { customer_group_ids: [1, 2] }],
    ['generated codes only', { use_auto_generation: true }],
    ['no coupon any more', { coupon_type: 'NO_COUPON' }],
  ])('C2 does not guess at %s', (_, rule) => {
    expect(reasonOf(rule)).toEqual(UNTOLD);
  });

  it.each([
    ['the rule is for some products', { ...allOf(minimum('500')), ...BY_CATEGORY }],
    ['it has other conditions', allOf(minimum('500'), PAYMENT)],
  ])('C2 names no amount to a minimum if %s', (_, rule) => {
    expect(reasonOf(rule)).toEqual({ kind: 'coupon-below-minimum' });
    expect(reasonOf({ ...rule, is_active: false })).toEqual(UNTOLD);
  });

  it('C2 promises nothing of a rule that is not active, or for a website that is not known', () => {
    const soon = { from_date: '2026-11-28' };
    expect(reasonOf({ ...soon, is_active: false })).toEqual(UNTOLD);
    expect(reasonOf(soon, {}, { isWebsiteKnown: false })).toEqual(UNTOLD);
    expect(reasonOf({}, {}, { isWebsiteKnown: false })).toEqual(UNTOLD);
  });

  it('C2 tells that a coupon has expired, whatever its rule asks for besides', () => {
    const over = { to_date: '2026-11-26', is_active: false, ...allOf(PAYMENT) };
    expect(reasonOf(over)).toEqual(told('expired', { until: '2026-11-26' }));
  });

  it('C2 accepts the codes of a rule that generates them', () => {
    const generated = { coupon_type: 'AUTO', use_auto_generation: true };
    expect(reasonOf(generated, { type: 1 })).toEqual(told('nothing-to-discount'));
  });

  it.each([{ website_ids: null }, { is_active: 1 }, { from_date: 'soon' }, { coupon_type: null }])(
    'C2 cannot read a rule with %j',
    (rule) => {
      expect(reasonOf(rule)).toBe('unreadable');
    },
  );

  it('C2 tells the reason that the shop tells of its own coupon, or none', () => {
    const anyRefused = fc.record({
      any: anyCoupon,
      cents: fc.nat(200_000),
      isUsed: fc.boolean(),
    });
    fc.assert(
      fc.property(anyRefused, ({ any, cents, isUsed }) => {
        const coupon: Coupon = { ...any, locales: LOCALES };
        const isHeldElsewhere = isUsed && coupon.isForOneUse === true;
        const context = {
          lines: [{ rowTotal: euroCents(cents), categoryIds: [] }],
          locale: 'nl-nl' as const,
          isHeldElsewhere,
        };
        const judged = evaluateCoupon(coupon, context, TODAY);
        if (judged.ok) return;
        const document = toCouponDocument(coupon, 1, isHeldElsewhere ? 1 : 0);
        const reason = reasonOf(toSalesRule(coupon, 1, {}), document, { cents });
        expect([UNTOLD, { kind: 'coupon', refusal: judged.error }]).toContainEqual(reason);
      }),
    );
  });
});
