import type { Request } from 'express';
import type { AdviceRules } from '#ports/advice-rules.ts';
import type { ShopRequests } from '#ports/shop-requests.ts';
import type { Newsletter, NewsletterFailure } from '#ports/newsletter.ts';
import type { RateLimits } from '#ports/shared-stores.ts';
import type { CartRateLimits } from '#src/cart/cart-rate-limits.ts';
import { LETTER_RATE_LIMIT, PREFERENCES_RATE_LIMIT } from '#src/messages/letter-limits.ts';
import { SHOP_REQUEST_RATE_LIMIT } from '#src/messages/shop-request.ts';
import { err, type Result } from '#src/shared/result.ts';
import { clientIp } from './request-source.ts';
import { rateLimitedCarts } from './rate-limited-carts.ts';
import { countPreview, rateLimitedContent } from './rate-limited-content.ts';
import { rateLimitedWithdrawals } from './rate-limited-withdrawals.ts';
import type { ReviewWriter, ReviewWriterFailure } from '#ports/review-writer.ts';
import type { StockAlerts, StockAlertsFailure } from '#ports/stock-alerts.ts';
import type { ServerPorts } from './server-ports.ts';
import type { SearchEvents } from '#ports/measurement.ts';
import { SEARCH_EVENT_RATE_LIMIT } from '#src/search/event-document.ts';
import type { DeliverySlots } from '#ports/delivery-slots.ts';
import { HOLD_LIFETIME } from '#src/delivery/delivery-slots.ts';

/** The ports with the rate limits of one client. */
export function rateLimitedPorts(
  ports: ServerPorts,
  request: Pick<Request, 'ip'>,
  cartRateLimits: CartRateLimits,
): ServerPorts {
  const client = clientIp(request);
  return {
    ...ports,
    content: rateLimitedContent(ports, client),
    adviceRules: rateLimitedAdviceRules(ports, client),
    carts: rateLimitedCarts({ ...ports, cartRateLimits }, client),
    newsletter: rateLimitedNewsletter(ports, client),
    stockAlerts: rateLimitedStockAlerts(ports, client),
    reviewWriter: rateLimitedReviews(ports, client),
    searchEvents: rateLimitedSearchEvents(ports, client),
    withdrawals: rateLimitedWithdrawals(ports, client),
    shopRequests: rateLimitedShopRequests(ports, client),
    deliverySlots: rateLimitedDeliverySlots(ports, client),
  };
}

/** Limits the previews of a client, together with those of pages. */
const rateLimitedAdviceRules = (
  { adviceRules, rateLimits }: Pick<ServerPorts, 'adviceRules' | 'rateLimits'>,
  client: string,
): AdviceRules => ({
  async current(preview) {
    if (!preview) return adviceRules.current();
    const consumed = await countPreview(rateLimits, client);
    if (consumed.ok) return adviceRules.current(preview);
    return err({ kind: 'advice-rules-unavailable', message: consumed.error.message });
  },
});

/** Limits the requests of a client to the shop: each is a letter that people read. */
const rateLimitedShopRequests = (
  { shopRequests, rateLimits }: Pick<ServerPorts, 'shopRequests' | 'rateLimits'>,
  client: string,
): ShopRequests => ({
  async request(asked) {
    const consumed = await rateLimits.take(
      `shop-request:client:${client}`,
      SHOP_REQUEST_RATE_LIMIT,
    );
    if (consumed.ok) return shopRequests.request(asked);
    return err({ ...tooMany(consumed.error.retryAfter), kind: 'shop-requests-unavailable' });
  },
});

/**
 * Limits the newsletter emails that a client can cause, by `/api` and forms alike. Every request
 * counts, whatever its result, so that the limit does not reveal whether an address is known.
 *
 * @param client from `clientIp`.
 */
export function rateLimitedNewsletter(
  { newsletter, rateLimits }: Pick<ServerPorts, 'newsletter' | 'rateLimits'>,
  client: string,
): Newsletter {
  const limited =
    <Input>(write: (input: Input) => Promise<Result<'accepted', NewsletterFailure>>) =>
    async (input: Input): Promise<Result<'accepted', NewsletterFailure>> => {
      const consumed = await takeLetter(rateLimits, client);
      return consumed.ok ? write(input) : err(tooMany(consumed.error.retryAfter));
    };
  return {
    ...newsletter,
    subscribe: limited((input) => newsletter.subscribe(input)),
    requestPreferences: limited((input) => newsletter.requestPreferences(input)),
    async changePreferences(change) {
      const consumed = await rateLimits.take(
        `preferences:client:${client}`,
        PREFERENCES_RATE_LIMIT,
      );
      return consumed.ok
        ? newsletter.changePreferences(change)
        : err(tooMany(consumed.error.retryAfter));
    },
  };
}

/** Letters of all kinds that a client can cause are counted together. */
const takeLetter = (rateLimits: RateLimits, client: string) =>
  rateLimits.take(`letter:client:${client}`, LETTER_RATE_LIMIT);

/**
 * Limits the letters about stock that a client can cause, whatever the result of a request.
 *
 * @param client from `clientIp`.
 */
const rateLimitedStockAlerts = (
  { stockAlerts, rateLimits }: Pick<ServerPorts, 'stockAlerts' | 'rateLimits'>,
  client: string,
): StockAlerts => ({
  ...stockAlerts,
  async request(request) {
    const consumed = await takeLetter(rateLimits, client);
    if (consumed.ok) return stockAlerts.request(request);
    const failure = tooMany(consumed.error.retryAfter);
    return err({ ...failure, kind: 'stock-alerts-unavailable' } satisfies StockAlertsFailure);
  },
});

/**
 * Limits the letters about reviews that a client can cause, whatever the result of a submission.
 *
 * @param client from `clientIp`.
 */
const rateLimitedReviews = (
  { reviewWriter, rateLimits }: Pick<ServerPorts, 'reviewWriter' | 'rateLimits'>,
  client: string,
): ReviewWriter => ({
  ...reviewWriter,
  async submit(...submitted) {
    const consumed = await takeLetter(rateLimits, client);
    if (consumed.ok) return reviewWriter.submit(...submitted);
    const failure = tooMany(consumed.error.retryAfter);
    return err({ ...failure, kind: 'reviews-unavailable' } satisfies ReviewWriterFailure);
  },
});

const tooMany = (retryAfter: number): NewsletterFailure => ({
  kind: 'newsletter-unavailable',
  status: 429,
  message: 'Too much was asked for from this address.',
  retryAfterSeconds: Math.ceil(retryAfter / 1000),
});

/**
 * Limits a client's events to the search service: it learns from shoppers, and must not learn from
 * many invented events.
 *
 * @param client from `clientIp`.
 */
const rateLimitedSearchEvents = (
  { searchEvents, rateLimits }: Pick<ServerPorts, 'searchEvents' | 'rateLimits'>,
  client: string,
): SearchEvents => ({
  async send(locale, events) {
    const consumed = await rateLimits.take(
      `search-events:client:${client}`,
      SEARCH_EVENT_RATE_LIMIT,
    );
    if (consumed.ok) return searchEvents.send(locale, events);
    const retryAfterSeconds = Math.ceil(consumed.error.retryAfter / 1000);
    return err({ kind: 'events-unavailable', retryAfterSeconds });
  },
});

/** Holds of a client for as long as they last: an office has one address, but may not fill the vans. */
const HOLDS_OF_CLIENT = { max: 20, period: HOLD_LIFETIME };

/**
 * Limits the slots that a client takes from others at a time. Reads are not limited.
 *
 * @param client from `clientIp`.
 */
export const rateLimitedDeliverySlots = (
  { deliverySlots, rateLimits }: Pick<ServerPorts, 'deliverySlots' | 'rateLimits'>,
  client: string,
): DeliverySlots => ({
  ...deliverySlots,
  async hold(request) {
    const consumed = await rateLimits.take(`delivery-holds:client:${client}`, HOLDS_OF_CLIENT);
    if (consumed.ok) return deliverySlots.hold(request);
    return err({
      kind: 'slots-unavailable',
      status: 429,
      message: 'Too many deliveries were chosen from this address.',
      retryAfterSeconds: Math.ceil(consumed.error.retryAfter / 1000),
    });
  },
});
