import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { localizedText } from '#src/shared/locale.ts';
import { categoryUid, ROOT_CATEGORY_ID } from './category-tree.ts';
import type { MagentoProduct } from './magento-product.ts';
import { magentoSku } from './selections.ts';
import { lowestCents, type StoreViewCatalogue } from './store-view-catalogue.ts';

/** `ProductAttributeFilterInput`: all its conditions have to hold. */
export type ProductFilter = {
  readonly category_id?: EqualFilter | null;
  readonly category_uid?: EqualFilter | null;
  readonly category_url_path?: EqualFilter | null;
  readonly sku?: EqualFilter | null;
  readonly url_key?: EqualFilter | null;
  readonly name?: MatchFilter | null;
  readonly description?: MatchFilter | null;
  readonly short_description?: MatchFilter | null;
  readonly price?: RangeFilter | null;
};

/** One value, or any of several. */
type EqualFilter = {
  readonly eq?: string | null;
  readonly in?: readonly (string | null)[] | null;
};

type MatchFilter = { readonly match?: string | null };

type RangeFilter = { readonly from?: string | null; readonly to?: string | null };

/** A product and its Magento format, which takes work: most queries find one of hundreds. */
export type Candidate = { readonly data: ProductData; readonly product: () => MagentoProduct };

/** Returns whether a product matches a filter; an empty one matches all. */
export function matchesProductFilter(
  storeView: StoreViewCatalogue,
  { data }: Candidate,
  filter: ProductFilter,
): boolean {
  const ids = [ROOT_CATEGORY_ID, ...data.categoryIds];
  const { local } = storeView;
  const textOf = (words: ProductData['name']) => localizedText(words, local.locale);
  const pathsOf = () => ids.flatMap((id) => storeView.categories.get(id)?.url_path ?? []);
  return (
    matchesEqual(filter.category_id, () => ids) &&
    matchesEqual(filter.category_uid, () => ids.map(categoryUid)) &&
    matchesEqual(filter.category_url_path, pathsOf) &&
    matchesEqual(filter.sku, () => [magentoSku(data)]) &&
    matchesEqual(filter.url_key, () => [local.url(data).slice(1)]) &&
    matchesText(filter.name, () => textOf(data.name)) &&
    matchesText(filter.short_description, () => textOf(data.summary)) &&
    matchesText(filter.description, () => data.description.map(textOf).join('\n')) &&
    isWithin(filter.price, () => lowestCents(local.product(data)) / 100)
  );
}

/** Case-sensitive, like Magento's search engine. A filter without a value matches everything. */
function matchesEqual(
  filter: EqualFilter | null | undefined,
  valuesOf: () => readonly string[],
): boolean {
  if (!filter) return true;
  const { eq, in: some } = filter;
  const named = [eq?.trim() || [], some ?? []].flat().map((one) => one?.trim());
  return named.length === 0 || valuesOf().some((value) => named.includes(value));
}

/** Matches words in any order. */
function matchesText(filter: MatchFilter | null | undefined, textOf: () => string): boolean {
  if (!filter?.match) return true;
  const text = textOf().toLowerCase();
  return filter.match
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

function isWithin(range: RangeFilter | null | undefined, amountOf: () => number): boolean {
  if (!range) return true;
  const { from, to } = range;
  const amount = amountOf();
  return amount >= Number(from ?? 0) && amount <= Number(to ?? Infinity);
}
