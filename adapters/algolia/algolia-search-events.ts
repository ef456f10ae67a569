import type { Clock } from '#ports/clock-and-ids.ts';
import type { SearchEvents } from '#ports/measurement.ts';
import { toEuroNumber } from '#src/pricing/money.ts';
import {
  validateSearchEvents,
  type SearchEvent,
  type SearchEventItem,
  type SearchEventKind,
} from '#src/search/search-event.ts';
import { err, ok } from '#src/shared/result.ts';
import type { AlgoliaClient, AlgoliaPayload } from './algolia-client.ts';
import type { IndexNames } from './index-names.ts';

/** Sends search events to Algolia in one call, which accepts all or none. */
export function createAlgoliaSearchEvents({ client, names, clock }: EventParts): SearchEvents {
  return {
    async send(locale, events) {
      const refusal = validateSearchEvents(events, clock.now());
      if (refusal) return err(refusal);
      if (events.length === 0) return ok({ told: 0 });
      const index = names.products(locale);
      const answer = await client.sendEvents(events.map((event) => toInsightsEvent(event, index)));
      return answer.ok ? ok({ told: events.length }) : err({ kind: 'events-unavailable' });
    },
  };
}

type EventParts = {
  readonly client: AlgoliaClient;
  readonly names: IndexNames;
  readonly clock: Clock;
};

/** Algolia's event types and the names of the events. */
const EVENT_NAMES: Readonly<Record<SearchEventKind, AlgoliaPayload>> = {
  click: { eventType: 'click', eventName: 'Product clicked' },
  view: { eventType: 'view', eventName: 'Product viewed' },
  'add-to-cart': { eventType: 'conversion', eventSubtype: 'addToCart', eventName: 'Put in cart' },
  purchase: { eventType: 'conversion', eventSubtype: 'purchase', eventName: 'Bought' },
};

/** Events identify a product by its SKU, the `objectID` of the variant that represents it. */
function toInsightsEvent(
  { kind, userToken, at, queryId, items }: SearchEvent,
  index: string,
): AlgoliaPayload {
  const isClick = kind === 'click';
  const isSale = kind === 'add-to-cart' || kind === 'purchase';
  return {
    ...EVENT_NAMES[kind],
    index,
    userToken,
    timestamp: at,
    objectIDs: items.map(({ sku }) => sku),
    ...(queryId && kind !== 'view' && { queryID: queryId }),
    ...(queryId && isClick && { positions: items.map(({ position }) => position) }),
    ...(isSale && { objectData: items.map((item) => sold(item, queryId)), currency: 'EUR' }),
  };
}

const sold = ({ price, quantity = 1 }: SearchEventItem, queryId?: string): AlgoliaPayload => ({
  quantity,
  ...(price && { price: toEuroNumber(price) }),
  ...(queryId && { queryID: queryId }),
});
