import { reaction } from 'mobx';
import {
  formatAttributions,
  parseAttributions,
  queryIdFor,
  withAttribution,
} from '#src/measurement/attribution.ts';
import type { MeasuredEvent } from '#src/measurement/measured-event.ts';
import type { MeasuredItem } from '#src/measurement/measured-item.ts';
import { listedItems } from '#src/measurement/measured-listing.ts';
import type { SearchEvent } from '#src/search/search-event.ts';
import { parseJson } from '#src/shared/parse-json.ts';
import type { ListingPage, PageModel } from '#src/use-cases/page-model.ts';
import type { MeasureInput } from './measure.ts';

/** Tells the search service what became of its answers (S2). */
export type SearchTeller = {
  showPage(page: PageModel, before?: PageModel): void;
  open(listing: ListingPage, sku: string): void;
  changeCart(events: readonly MeasuredEvent[], page: PageModel): void;
};

/**
 * Who shops is a random name to the search service, which ends with the tab, or with the consent to it;
 * without consent nothing is told or kept. Which answer led to a product the tab remembers for an hour.
 */
export function createSearchTeller(input: MeasureInput): SearchTeller {
  const { shop, world, told, until } = input;
  const { settings, session, clock } = world;
  const { consent } = shop.stores;
  const isAllowed = () => settings.searchEvents && consent.choice?.statistics === true;
  const stop = reaction(isAllowed, (isSo) => isSo || forget(input), { fireImmediately: true });
  until.addEventListener('abort', stop);
  const tell = (event: Untold): void => {
    if (!isAllowed()) return;
    const whole = { ...event, at: clock.now(), userToken: visitorIn(input) };
    void told.searchEvents.tell(shop.locale, [whole]);
  };
  const known = () => parseAttributions(parseJson(session.get(ATTRIBUTIONS) ?? ''));
  return {
    showPage(page, before) {
      if (page.type !== 'product' || skuOf(before) === page.product.sku) return;
      tell({ kind: 'view', items: [{ sku: page.product.sku }] });
    },
    open(listing, sku) {
      const { queryId } = listing;
      const position = listedItems(listing).find((item) => item.sku === sku)?.place;
      if (!isAllowed() || queryId === '' || position === undefined) return;
      const opened = { sku, queryId, at: clock.now() };
      session.set(ATTRIBUTIONS, formatAttributions(withAttribution(known(), opened)));
      tell({ kind: 'click', queryId, items: [{ sku, position }] });
    },
    changeCart(events, page) {
      const items = events.flatMap((event) => (event.kind === 'added-to-cart' ? event.items : []));
      for (const { sku: _, ...sold } of items.filter((item) => isOf(page, item))) {
        const sku = skuOf(page) ?? '';
        const queryId = queryIdFor(known(), sku, clock.now());
        const { quantity, price } = sold;
        const item = { sku, quantity, price };
        tell({ kind: 'add-to-cart', ...(queryId !== undefined && { queryId }), items: [item] });
      }
    },
  };
}

type Untold = Omit<SearchEvent, 'at' | 'userToken'>;

const ATTRIBUTIONS = 'found-by';
const VISITOR = 'visitor';

function visitorIn({ shop, world: { session } }: MeasureInput): string {
  const known = session.get(VISITOR);
  if (known !== undefined) return known;
  const visitor = shop.ids.next();
  session.set(VISITOR, visitor);
  return visitor;
}

function forget({ world: { session } }: MeasureInput): void {
  session.remove(VISITOR);
  session.remove(ATTRIBUTIONS);
}

const skuOf = (page: PageModel | undefined): string | undefined =>
  page?.type === 'product' ? page.product.sku : undefined;

/** What is put into the cart from a product's page is a variant of it. */
const isOf = (page: PageModel, { sku }: MeasuredItem): boolean =>
  page.type === 'product' && page.product.variants.some((variant) => variant.sku === sku);
