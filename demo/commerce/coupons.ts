import { CATEGORY_IDS } from '../catalogue/category-ids.ts';
import type { Coupon } from '#src/cart/coupon.ts';
import { LOCALES, type LocalizedText, localizedText } from '#src/shared/locale.ts';
import { amount } from '../amount.ts';

const WELCOME_CODES: LocalizedText = { nl: 'WELKOM10', de: 'WILLKOMMEN10', en: 'WELCOME10' };

/** The coupons of the demo shop. A cart holds one at a time; codes ignore case. */
export const coupons: readonly Coupon[] = [
  welcome(WELCOME_CODES.nl),
  welcome(WELCOME_CODES.de),
  welcome(WELCOME_CODES.en),
  {
    code: 'SLUIMER50',
    label: `${amount(50)} off a bed of ${amount(500)} or more`,
    discount: { kind: 'amount', cents: 5000 },
    minimumCents: 50_000,
  },
  {
    code: 'SLUIMER150',
    label: `${amount(150)} off a bed of ${amount(1500)} or more`,
    discount: { kind: 'amount', cents: 15_000 },
    minimumCents: 150_000,
  },
  {
    code: 'ZACHT15',
    label: '15 % off duvets, pillows and bed linen',
    discount: { kind: 'percent', percent: 15 },
    categoryIds: [CATEGORY_IDS.bedding],
  },
  {
    code: 'TOPPER25',
    label: `${amount(25)} off a topper`,
    discount: { kind: 'amount', cents: 2500 },
    categoryIds: [CATEGORY_IDS.toppers, CATEGORY_IDS.outletToppers],
    minimumCents: 10_000,
  },
  {
    code: 'WINTER25',
    label: 'Winter sale of 2025, which is over',
    discount: { kind: 'percent', percent: 25 },
    from: '2025-12-27',
    until: '2026-01-31',
  },
  {
    code: 'KLANTENDIENST-7Q4M',
    label: `${amount(20)} for a delivery that came late`,
    discount: { kind: 'amount', cents: 2000 },
    isForOneUse: true,
  },
  {
    code: 'KLANTENDIENST-3XKD',
    label: `${amount(75)} for a bed that came damaged`,
    discount: { kind: 'amount', cents: 7500 },
    minimumCents: 20_000,
    isForOneUse: true,
  },
];

/** A coupon for the shops in whose language its code is. */
function welcome(code: string): Coupon {
  return {
    code,
    label: '10 % on the first order',
    discount: { kind: 'percent', percent: 10 },
    locales: LOCALES.filter((locale) => localizedText(WELCOME_CODES, locale) === code),
  };
}
