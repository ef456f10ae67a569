import { parseDay } from '#src/shared/calendar-day.ts';
import {
  readAnything,
  readCount,
  readFields,
  readFlag,
  readIf,
  readListOf,
  readText,
  readOneOf,
  readAs,
  type Reader,
  withDefault,
  withOptional,
} from '#src/shared/json-reader.ts';

/** A coupon code of Magento, as its REST API shows it. */
export type MagentoCoupon = {
  readonly ruleId: number;
  /** Whether it has been used as often as it may be. */
  readonly isUsedUp: boolean;
  /** Whether its uses are limited. */
  readonly isLimited: boolean;
  readonly isGenerated: boolean;
};

/** The cart price rule of a coupon, as far as it decides on guests' carts. */
export type SalesRule = {
  readonly websiteIds: readonly number[];
  /** Whether it is active, and accepts the coupons of guests. */
  readonly isOpen: boolean;
  /** First and last day, both inclusive. */
  readonly from?: string;
  readonly until?: string;
  /** The minimums of the cart's subtotal, all of which have to be met. */
  readonly minimums: readonly MinimumSubtotal[];
  /** Whether it has conditions besides, which only Magento can judge. */
  readonly hasOtherConditions: boolean;
  /** Whether it discounts every product. */
  readonly isForAllProducts: boolean;
};

export type MinimumSubtotal = { readonly cents: number; readonly includesVat: boolean };

/** Reads the answer to a search for a code, which is unique; `coupon` is absent if none has it. */
export const readFoundCoupon: Reader<{ readonly coupon?: MagentoCoupon }> = readAs(
  readFields({
    items: readListOf(
      withOptional(
        readFields({
          rule_id: readCount,
          times_used: withDefault(readCount, 0),
          type: withDefault(readCount, 0),
        }),
        { usage_limit: readCount },
      ),
    ),
  }),
  ({ items: [item] }) => {
    if (!item) return {};
    const { rule_id: ruleId, usage_limit: limit = 0, times_used: timesUsed } = item;
    const isLimited = limit > 0;
    const isUsedUp = isLimited && timesUsed >= limit;
    return { coupon: { ruleId, isLimited, isUsedUp, isGenerated: item.type === GENERATED } };
  },
);

/** Type of a generated coupon code; 0 is one that an administrator has chosen. */
const GENERATED = 1;
/** Customer group of everybody who is not logged in. */
const GUESTS = 0;

/** Reads the rule of a coupon. */
export const readSalesRule = ({ isGenerated }: MagentoCoupon): Reader<SalesRule> =>
  readAs(readRule, ({ from_date: from, to_date: until, ...rule }) => {
    const isForGuests = rule.customer_group_ids.includes(GUESTS);
    const areGenerated = rule.coupon_type === 'AUTO' || rule.use_auto_generation;
    const hasCode = rule.coupon_type !== 'NO_COUPON' && areGenerated === isGenerated;
    return {
      websiteIds: rule.website_ids,
      isOpen: rule.is_active && isForGuests && hasCode,
      ...(from !== undefined && { from }),
      ...(until !== undefined && { until }),
      ...conditionsOf(rule.condition),
      isForAllProducts: hasNoConditions(rule.action_condition),
    };
  });

/** A day, with or without a time: `2026-11-27`. */
const readDay: Reader<string> = readIf(
  readAs(readText, (text) => text.slice(0, 'yyyy-mm-dd'.length)),
  (day) => parseDay(day) !== undefined,
  'must be a day',
);

const readRule = withOptional(
  readFields({
    website_ids: readListOf(readCount),
    customer_group_ids: readListOf(readCount),
    is_active: readFlag,
    coupon_type: readText,
    use_auto_generation: readFlag,
  }),
  {
    from_date: readDay,
    to_date: readDay,
    condition: readAnything,
    action_condition: readAnything,
  },
);

const CONDITIONS = 'Magento\\SalesRule\\Model\\Rule\\Condition';

/** Reads the minimums among the conditions of a rule, if all of its conditions have to be true. */
function conditionsOf(condition: unknown): Pick<SalesRule, 'minimums' | 'hasOtherConditions'> {
  if (hasNoConditions(condition)) return { minimums: [], hasOtherConditions: false };
  const root = readAllOf(condition);
  if (!root) return { minimums: [], hasOtherConditions: true };
  const minimums = root.conditions.flatMap((one) => readMinimum(one) ?? []);
  return { minimums, hasOtherConditions: minimums.length < root.conditions.length };
}

const hasNoConditions = (condition: unknown): boolean =>
  condition === undefined || readEmpty(condition) !== undefined;

const readEmpty = readFields({ conditions: withDefault(readListOf(readAnything, 0, 0), []) });

/** A minimum of the subtotal. The attribute tells whether it includes VAT. */
const readMinimum: Reader<MinimumSubtotal> = readAs(
  readFields({
    condition_type: readOneOf([`${CONDITIONS}\\Address`]),
    attribute_name: readOneOf([
      'base_subtotal_total_incl_tax',
      'base_subtotal',
      'base_subtotal_with_discount',
    ]),
    operator: readOneOf(['>=', '>']),
    value: (value) => readCents(typeof value === 'number' ? String(value) : value),
  }),
  ({ attribute_name, operator, value }) => ({
    cents: operator === '>' ? value + 1 : value,
    includesVat: attribute_name === 'base_subtotal_total_incl_tax',
  }),
);

/** Reads an amount in euros, as an administrator types it: `500`, `499.95`. */
const readCents: Reader<number> = readAs(readText, (text) =>
  /^\d{1,8}(?:\.\d+)?$/u.test(text) ? Math.round(Number(text) * 100) : undefined,
);

const readAllOf = readFields({
  condition_type: readOneOf([`${CONDITIONS}\\Combine`]),
  aggregator_type: readOneOf(['all']),
  value: readIf(readAnything, (value) => TRUE.has(value), 'must be true'),
  conditions: readListOf(readAnything),
});

/** How rules are stored that want their conditions to be true. */
const TRUE: ReadonlySet<unknown> = new Set(['1', 1, true]);
