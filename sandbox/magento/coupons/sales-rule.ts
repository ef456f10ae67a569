import type { Coupon } from '#src/cart/coupon.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import type { MagentoFaults } from '../magento-faults.ts';
import { websiteOf } from '../websites.ts';

/** A coupon code, as `GET /V1/coupons/search` lists it. It belongs to the rule of the same id. */
export const toCouponDocument = (coupon: Coupon, id: number, timesUsed: number) => ({
  coupon_id: id,
  rule_id: id,
  code: coupon.code,
  ...(coupon.isForOneUse && { usage_limit: 1 }),
  times_used: timesUsed,
  is_primary: true,
  created_at: '2025-01-01 00:00:00',
  type: 0,
});

export type CouponDocument = ReturnType<typeof toCouponDocument>;

/**
 * The cart price rule of a coupon, as `GET /V1/salesRules/:ruleId` answers it. Fields that are null
 * are left out. Amounts of conditions are texts, as the administration saves them.
 */
export const toSalesRule = (coupon: Coupon, id: number, faults: MagentoFaults) => ({
  rule_id: id,
  name: coupon.label ?? coupon.code,
  store_labels: [{ store_id: 0, store_label: coupon.label ?? coupon.code }],
  website_ids: websiteIdsOf(coupon, faults),
  customer_group_ids: [0, 1, 2, 3],
  ...(coupon.from !== undefined && { from_date: coupon.from }),
  ...(coupon.until !== undefined && { to_date: coupon.until }),
  uses_per_customer: 0,
  is_active: true,
  condition: combine('Combine', [
    ...minimumConditions(coupon),
    ...storeViewConditions(coupon, faults),
  ]),
  action_condition: combine('Product\\Combine', categoryConditions(coupon)),
  stop_rules_processing: false,
  is_advanced: true,
  sort_order: 0,
  ...discountOf(coupon),
  discount_step: 0,
  apply_to_shipping: false,
  times_used: 0,
  is_rss: false,
  coupon_type: 'SPECIFIC_COUPON',
  use_auto_generation: false,
  uses_per_coupon: coupon.isForOneUse ? 1 : 0,
  simple_free_shipping: '0',
});

type Condition = {
  readonly condition_type: string;
  readonly conditions?: readonly Condition[];
  readonly aggregator_type?: 'all' | 'any';
  readonly operator: string | null;
  readonly attribute_name?: string;
  readonly value: string;
};

const CONDITIONS = 'Magento\\SalesRule\\Model\\Rule\\Condition';

/** All of these conditions are true. */
const combine = (type: string, conditions: readonly Condition[]): Condition => ({
  condition_type: `${CONDITIONS}\\${type}`,
  ...(conditions.length > 0 && { conditions }),
  aggregator_type: 'all',
  operator: null,
  value: '1',
});

/** A minimum of some products is a subselection of the cart. */
function minimumConditions(coupon: Coupon): readonly Condition[] {
  if (coupon.minimumCents === undefined) return [];
  const minimum = { operator: '>=', value: String(coupon.minimumCents / 100) };
  if (!coupon.categoryIds) {
    const attribute_name = 'base_subtotal_total_incl_tax';
    return [{ condition_type: `${CONDITIONS}\\Address`, attribute_name, ...minimum }];
  }
  const subselection = combine('Product\\Subselect', categoryConditions(coupon));
  return [{ ...subselection, attribute_name: 'base_row_total_incl_tax', ...minimum }];
}

const categoryConditions = ({ categoryIds }: Coupon): readonly Condition[] =>
  categoryIds
    ? [
        {
          condition_type: `${CONDITIONS}\\Product`,
          operator: '()',
          attribute_name: 'category_ids',
          value: categoryIds.join(', '),
        },
      ]
    : [];

/** Rules are for websites; one for some store views of a website needs a condition of a module. */
function storeViewConditions(coupon: Coupon, faults: MagentoFaults): readonly Condition[] {
  const { locales = LOCALES } = coupon;
  const websites = new Set(websiteIdsOf(coupon, faults));
  const isForAll = LOCALES.every(
    (locale) => !websites.has(websiteOf(faults, locale).id) || locales.includes(locale),
  );
  if (isForAll) return [];
  return [
    {
      condition_type: 'Sluimer\\StoreViewRules\\Model\\Condition\\StoreView',
      operator: '()',
      attribute_name: 'store_id',
      value: locales.map(storeIdOf).join(', '),
    },
  ];
}

const websiteIdsOf = ({ locales = LOCALES }: Coupon, faults: MagentoFaults): readonly number[] => [
  ...new Set(locales.map((locale) => websiteOf(faults, locale).id)),
];

const storeIdOf = (locale: Locale): number => LOCALES.indexOf(locale) + 1;

const discountOf = ({ discount }: Coupon) =>
  discount.kind === 'percent'
    ? { simple_action: 'by_percent', discount_amount: discount.percent }
    : { simple_action: 'cart_fixed', discount_amount: discount.cents / 100 };
