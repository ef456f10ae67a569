import { reaction } from 'mobx';
import type { CartCommand } from '#src/cart/cart-command.ts';
import {
  formatAttributions,
  parseAttributions,
  queryIdFor,
  withAttribution,
} from '#src/measurement/attribution.ts';
import type { TrackedHit } from '#src/measurement/measured-listing.ts';
import type { MeasuredEvent } from '#src/measurement/measured-event.ts';
import type { SearchEvent } from '#src/search/search-event.ts';
import { parseJson } from '#src/shared/json-reader.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { TrackEventsInput } from './track-events.ts';

/** Reports click and conversion events to the search service (S2). */
export type SearchEventTracker = {
  trackPage(page: PageModel, before?: PageModel): void;
  trackProductOpened(found: TrackedHit): void;
  /**
   * Reports an add to the cart as a conversion, even if its page was left before the cart answered.
   * Counts only adds that name their product; a larger quantity or a restored line does not count.
   */
  trackCartChange(command: CartCommand, events: readonly MeasuredEvent[]): void;
};

/**
 * Identifies the shopper to the search service by a random token, until the tab closes or consent
 * ends; sends and stores nothing without consent. Stores for an hour which response led to a
 * product.
 */
export function createSearchEventTracker(input: TrackEventsInput): SearchEventTracker {
  const { shop, dependencies, measurementPorts, until } = input;
  const { settings, session, clock } = dependencies;
  const { consent } = shop.stores;
  const isAllowed = () => settings.searchEvents && consent.choice?.statistics === true;
  const stop = reaction(isAllowed, (isSo) => isSo || removeVisitorToken(input), {
    fireImmediately: true,
  });
  until.addEventListener('abort', stop);
  const send = (event: SearchEventBody): void => {
    if (!isAllowed()) return;
    const completeEvent = { ...event, at: clock.now(), userToken: visitorTokenOf(input) };
    void measurementPorts.searchEvents.send(shop.locale, [completeEvent]);
  };
  const known = () => parseAttributions(parseJson(session.get(ATTRIBUTIONS) ?? ''));
  return {
    trackPage(page, before) {
      if (page.type !== 'product' || skuOf(before) === page.product.sku) return;
      send({ kind: 'view', items: [{ sku: page.product.sku }] });
    },
    trackProductOpened({ sku, queryId, position }) {
      if (!isAllowed()) return;
      const opened = { sku, queryId, at: clock.now() };
      session.set(ATTRIBUTIONS, formatAttributions(withAttribution(known(), opened)));
      send({ kind: 'click', queryId, items: [{ sku, position }] });
    },
    trackCartChange(command, events) {
      for (const item of itemsAddedOfProduct(command, events)) {
        const queryId = queryIdFor(known(), item.sku, clock.now());
        send({ kind: 'add-to-cart', ...(queryId !== undefined && { queryId }), items: [item] });
      }
    },
  };
}

type SearchEventBody = Omit<SearchEvent, 'at' | 'userToken'>;

const ATTRIBUTIONS = 'found-by';
const VISITOR = 'visitor';

function visitorTokenOf({ shop, dependencies: { session } }: TrackEventsInput): string {
  const known = session.get(VISITOR);
  if (known !== undefined) return known;
  const visitor = shop.ids.next();
  session.set(VISITOR, visitor);
  return visitor;
}

function removeVisitorToken({ dependencies: { session } }: TrackEventsInput): void {
  session.remove(VISITOR);
  session.remove(ATTRIBUTIONS);
}

const skuOf = (page: PageModel | undefined): string | undefined =>
  page?.type === 'product' ? page.product.sku : undefined;

/** The items added by a command, under the SKU of their product. */
function itemsAddedOfProduct(command: CartCommand, events: readonly MeasuredEvent[]) {
  if (command.kind !== 'add' || command.item.productSku === undefined) return [];
  const { productSku: sku, sku: variantSku } = command.item;
  return events
    .flatMap((event) => (event.kind === 'added-to-cart' ? event.items : []))
    .filter((added) => added.sku === variantSku)
    .map(({ quantity, price }) => ({ sku, quantity, price }));
}
