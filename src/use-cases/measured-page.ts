import type { MeasuredEvent } from '../measurement/measured-event.ts';
import { itemOfVariant } from '../measurement/measured-item.ts';
import { listViewed } from '../measurement/measured-listing.ts';
import { searched } from '../measurement/measured-search.ts';
import type { ListingPage, PageModel, ProductPage, SearchPage } from './page-model.ts';

/**
 * What measuring is told of a page that is shown, after the one that stood there before. A page that
 * is the same but for its address or its depth is told of once. Who comes back to a page by the
 * history (`isReturn`) has not searched, but sees what it lists.
 */
export function measuredPage(
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
    // The browser knows the cart, and tells when it is looked at.
    case 'cart':
    case 'home':
    case 'compare':
    case 'content':
    case 'checkout':
    case 'error':
      return [];
  }
}

const present = (...events: readonly (MeasuredEvent | undefined)[]) =>
  events.flatMap((event) => event ?? []);

const viewedList = (page: ListingPage, before: PageModel | undefined) =>
  listViewed(page, before?.type === page.type ? before : undefined);

/** A text that is looked for in the whole shop, or within a category; taken from one to the other, once. */
const newSearch = ({ query = '' }: ListingPage | SearchPage, before: PageModel | undefined) =>
  query === textOf(before) ? undefined : searched(query);

const textOf = (page: PageModel | undefined): string | undefined =>
  page?.type === 'listing' || page?.type === 'search' ? page.query : undefined;

const viewedProduct = ({ product, chosen, breadcrumbs }: ProductPage): MeasuredEvent => ({
  kind: 'item-viewed',
  items: [itemOfVariant(product, chosen, breadcrumbs[1]?.title)],
});

const isSameVariant = (page: ProductPage, before: PageModel | undefined): boolean =>
  before?.type === 'product' && before.chosen.sku === page.chosen.sku;
