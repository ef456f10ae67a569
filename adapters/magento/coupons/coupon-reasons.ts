import type { Clock } from '#ports/clock-and-ids.ts';
import type { Log } from '#ports/log.ts';
import type { SchemaDrift } from '#ports/upstreams.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { readCount, readFields } from '#src/shared/json-reader.ts';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '#src/shared/locale.ts';
import { memoizeFor } from '#src/shared/memoize.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { withinTime } from '../../http/exchange.ts';
import { Website } from '../generated/operations.ts';
import type { MagentoRest } from '../http/rest-client.ts';
import { restDocuments, searchCriteria } from '../http/rest-documents.ts';
import type { MagentoReadClient } from '../magento-client.ts';
import {
  type CouponRecord,
  COUPON_REFUSED,
  refusalReason,
  type RefusedCart,
} from './refusal-reason.ts';
import { readFoundCoupon, readSalesRule } from './sales-rule.ts';

/** Finds out why Magento has refused a coupon, or dropped it from a cart. */
export interface CouponReasons {
  find(code: string, refused: Omit<RefusedCart, 'now'>): Promise<CartRefusal>;
}

/** Without access to Magento's coupons there is no reason. */
export const NO_REASONS: CouponReasons = { find: () => Promise.resolve(COUPON_REFUSED) };

export type RestReasonsParts = {
  readonly rest: Pick<MagentoRest, 'send'>;
  readonly client: MagentoReadClient;
  readonly clock: Clock;
  readonly drift: SchemaDrift;
  readonly log: Log;
  /** Time for all calls about one coupon, in milliseconds. */
  readonly timeout?: number;
  /** Speed of the clock relative to real time; 1 by default. */
  readonly pace?: number;
};

/** Reasons by REST. `check` tells whether Magento shows its coupons. */
export type RestReasons = CouponReasons & {
  readonly check: () => Promise<Result<'allowed', CallFailure>>;
};

/** A shopper waits this much longer for a reason at most, and without it learns of the refusal alone. */
const TIMEOUT = 1500;

/** In milliseconds. */
const LIFETIME = 30_000;
const MAX_COUPONS = 1000;

type Found<T> = Promise<Result<T, CallFailure>>;

/**
 * Reads the coupon and its cart price rule by Magento's REST API, with an integration's token. If
 * that fails, the shopper learns only that the coupon is refused.
 */
export function createRestReasons(parts: RestReasonsParts): RestReasons {
  const { clock, log, client } = parts;
  const timeout = (parts.timeout ?? TIMEOUT) / (parts.pace ?? 1);
  const now = () => clock.now();
  const fetchCoupon = createCouponFetch(parts, timeout);
  const websiteOf = memoizeFor<number | undefined>({
    lifetime: LIFETIME,
    now,
    shouldCache: () => true,
    maxEntries: LOCALES.length,
  });
  const recordOf = memoizeFor<Result<CouponRecord | undefined, CallFailure>>({
    lifetime: LIFETIME,
    now,
    // Failures too: a cart that has lost a coupon is read repeatedly, and must not wait each time.
    // The uses of a limited coupon change with every order.
    shouldCache: (record) => !record.ok || record.value?.coupon.isLimited !== true,
    maxEntries: MAX_COUPONS,
  });

  const fetchRecord = (locale: Locale, code: string) =>
    withinTime(timeout, undefined, async (signal): Found<CouponRecord | undefined> => {
      const [found, websiteId] = await Promise.all([
        fetchCoupon(locale, code, signal),
        websiteOf(locale, () => fetchWebsite(client, locale, signal)),
      ]);
      return found.ok ? ok(found.value && { ...found.value, websiteId }) : found;
    });

  return {
    async find(code, { locale, cart }) {
      const record = await recordOf(`${locale} ${code}`, () => fetchRecord(locale, code));
      if (record.ok) return refusalReason(record.value, { locale, cart, now: now() });
      log.warn('coupon-reason-unavailable', record.error);
      return COUPON_REFUSED;
    },
    async check() {
      const found = await withinTime(timeout, undefined, (signal) =>
        fetchCoupon(DEFAULT_LOCALE, '', signal),
      );
      return found.ok ? ok('allowed') : found;
    },
  };
}

/** Fetches a coupon by its code, and its rule; `undefined` if no coupon has the code. */
function createCouponFetch({ rest, drift }: RestReasonsParts, timeout: number) {
  const readDocument = restDocuments({ rest, drift, timeout });

  return async (
    locale: Locale,
    code: string,
    signal: AbortSignal,
  ): Found<Pick<CouponRecord, 'coupon' | 'rule'> | undefined> => {
    const path = `/V1/coupons/search?${searchCriteria(1, { field: 'code', value: code })}`;
    const search = { operation: 'coupons', locale, path, read: readFoundCoupon, signal };
    const found = await readDocument(search);
    if (!found.ok) return found;
    const { coupon } = found.value;
    if (!coupon) return ok(undefined);
    const rule = await readDocument({
      operation: 'salesRules',
      locale,
      path: `/V1/salesRules/${coupon.ruleId}`,
      read: readSalesRule(coupon),
      signal,
    });
    return rule.ok ? ok({ coupon, rule: rule.value }) : rule;
  };
}

/** Returns the id of a store view's website, which rules name; `undefined` if it is not known. */
async function fetchWebsite(
  client: MagentoReadClient,
  locale: Locale,
  signal: AbortSignal,
): Promise<number | undefined> {
  const answer = await client.read(locale, Website, {}, signal);
  return answer.ok ? readWebsite(answer.value.data)?.storeConfig.website_id : undefined;
}

const readWebsite = readFields({ storeConfig: readFields({ website_id: readCount }) });
