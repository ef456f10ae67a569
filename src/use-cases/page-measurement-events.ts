import type { MeasuredEvent } from '../measurement/measured-event.ts';
import { itemOfVariant } from '../measurement/measured-item.ts';
import { listViewedEvent, searchedEvent } from '../measurement/measured-listing.ts';
import type { ListingPage, PageModel, ProductPage, SearchPage } from './page-model.ts';

/**
 * Events to measure for a page, after the one shown before. A page that differs only in its URL or
 * its depth is measured once. A return to a page through the history (`isReturn`) is not a new
 * search, but views the list.
 */
export function pageMeasurementEvents(
  page: PageModel,
  before?: PageModel,
  isReturn = false,
): readonly MeasuredEvent[] {
  switch (page.type) {
    case 'listing':
    case 'search':
      return present(isReturn ? undefined : newSearch(page, before), viewedList(page, before));
    case 'product':
      return isSameVariant(page, before) ? [] : [viewedProduct(page)];
    // The browser knows the cart, and reports when it is viewed.
    case 'cart':
    case 'home':
    case 'compare':
    case 'content':
    case 'checkout':
    case 'form':
    case 'error':
      return [];
  }
}

const present = (...events: readonly (MeasuredEvent | undefined)[]) =>
  events.flatMap((event) => event ?? []);

const viewedList = (page: ListingPage, before: PageModel | undefined) =>
  listViewedEvent(page, before?.type === page.type ? before : undefined);

/** A search of the whole shop or within a category; moving between the two counts once. */
const newSearch = ({ query = '' }: ListingPage | SearchPage, before: PageModel | undefined) =>
  query === textOf(before) ? undefined : searchedEvent(query);

const textOf = (page: PageModel | undefined): string | undefined =>
  page?.type === 'listing' || page?.type === 'search' ? page.query : undefined;

const viewedProduct = ({ product, chosen, breadcrumbs }: ProductPage): MeasuredEvent => ({
  kind: 'item-viewed',
  items: [itemOfVariant(product, chosen, breadcrumbs[1]?.title)],
});

const isSameVariant = (page: ProductPage, before: PageModel | undefined): boolean =>
  before?.type === 'product' && before.chosen.sku === page.chosen.sku;
