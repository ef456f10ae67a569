import type { Hit } from '../catalog/product.ts';
import type { Breadcrumb } from '../content/page-entry.ts';
import { isSameSelection, type Selection } from '../filters/selection.ts';
import type { ListingSlot } from '../listing/banner-slots.ts';
import type { Sorting } from '../search/sorting-and-page-size.ts';
import type { MeasuredEvent } from './measured-event.ts';
import { itemOfHit, type MeasuredItem, type MeasuredList } from './measured-item.ts';

/** Fields of a product listing page that are measured. */
export type MeasuredListing = {
  readonly type: 'listing' | 'search';
  readonly title: string;
  readonly categoryUrl: string;
  readonly query?: string;
  readonly appliedFilters: Selection;
  readonly sorting: Sorting;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly slots: readonly ListingSlot[];
  readonly queryId: string;
  readonly firstPage: number;
  readonly itemsPerPage: number;
};

/**
 * Event for the products that a listing newly shows: of a listing that has grown, those of the
 * added pages. `undefined` if there are none.
 */
export function listViewedEvent(
  listing: MeasuredListing,
  before: MeasuredListing | undefined,
): MeasuredEvent | undefined {
  const known = before && isSameList(before, listing) ? skusOf(before) : NONE;
  const items = listedItems(listing).filter(({ sku }) => !known.has(sku));
  return items.length === 0 ? undefined : { kind: 'list-viewed', list: listOf(listing), items };
}

/** Event for a product opened from a listing; `undefined` if the listing lacks it. */
export function itemSelectedEvent(
  listing: MeasuredListing,
  sku: string,
): MeasuredEvent | undefined {
  const item = listedItems(listing).find((listed) => listed.sku === sku);
  return item && { kind: 'item-selected', list: listOf(listing), items: [item] };
}

/**
 * A product of a listing for search events: with the answer that showed it, and its position among
 * all hits of its pages. `undefined` if that answer is unknown.
 */
export function trackedHitInListing(listing: MeasuredListing, sku: string): TrackedHit | undefined {
  const index = hitsOf(listing).findIndex((hit) => hit.sku === sku);
  const { queryId = listing.queryId } = productsOf(listing)[index] ?? {};
  if (index < 0 || queryId === '') return undefined;
  return { sku, queryId, position: firstPosition(listing) + index };
}

/** Products with their positions among all hits of the listing, not counting banners. */
function listedItems(listing: MeasuredListing): readonly MeasuredItem[] {
  const first = firstPosition(listing);
  const category = categoryOf(listing);
  return hitsOf(listing).map((hit, index) => itemOfHit(hit, { category, position: first + index }));
}

const firstPosition = ({ firstPage, itemsPerPage }: MeasuredListing): number =>
  (firstPage - 1) * itemsPerPage + 1;

const listOf = ({ categoryUrl, title }: MeasuredListing): MeasuredList => ({
  id: categoryUrl,
  name: title,
});

/** Results of a shop-wide search have no common category. */
const categoryOf = ({ type, breadcrumbs, title }: MeasuredListing): string | undefined =>
  type === 'listing' ? (breadcrumbs[1]?.title ?? title) : undefined;

const productsOf = ({ slots }: MeasuredListing) => slots.filter((slot) => slot.kind === 'product');

const hitsOf = (listing: MeasuredListing): readonly Hit[] =>
  productsOf(listing).map(({ hit }) => hit);

const NONE: ReadonlySet<string> = new Set();
const skusOf = (listing: MeasuredListing) => new Set(hitsOf(listing).map(({ sku }) => sku));

const isSameList = (one: MeasuredListing, other: MeasuredListing): boolean =>
  one.categoryUrl === other.categoryUrl &&
  one.query === other.query &&
  one.sorting === other.sorting &&
  isSameSelection(one.appliedFilters, other.appliedFilters);

/**
 * Event for a search; `undefined` for an empty text, and for one that may identify a person:
 * shoppers type e-mail addresses, order numbers and phone numbers into search fields.
 */
export const searchedEvent = (text: string): MeasuredEvent | undefined =>
  text === '' || mayIdentifyPerson(text) ? undefined : { kind: 'searched', text };

const mayIdentifyPerson = (text: string): boolean => text.includes('@') || LONG_NUMBER.test(text);

/** Seven digits or more; bed sizes have six. */
const LONG_NUMBER = /\d(?:[\s().+/-]*\d){6,}/;

/** A product found by the search service, as its events need it. */
export type TrackedHit = {
  readonly sku: string;
  /** Query id of the answer that showed it. */
  readonly queryId: string;
  /** Position among all hits, from 1. */
  readonly position: number;
};
