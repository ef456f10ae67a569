import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { categoryUid, ROOT_CATEGORY_ID } from './category-tree.ts';
import type { MagentoProduct } from './magento-product.ts';
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

/** A product and its Magento format. */
export type Candidate = { readonly data: ProductData; readonly product: MagentoProduct };

/** Returns whether a product matches a filter; an empty one matches all. */
export function matchesProductFilter(
  storeView: StoreViewCatalogue,
  { data, product }: Candidate,
  filter: ProductFilter,
): boolean {
  const ids = [ROOT_CATEGORY_ID, ...data.categoryIds];
  const local = storeView.local.product(data);
  const pathsOf = () => ids.flatMap((id) => storeView.categories.get(id)?.url_path ?? []);
  return (
    matchesEqual(filter.category_id, () => ids) &&
    matchesEqual(filter.category_uid, () => ids.map(categoryUid)) &&
    matchesEqual(filter.category_url_path, pathsOf) &&
    matchesEqual(filter.sku, () => [product.sku]) &&
    matchesEqual(filter.url_key, () => [local.url.slice(1)]) &&
    matchesText(filter.name, () => local.name) &&
    matchesText(filter.short_description, () => local.summary) &&
    matchesText(filter.description, () => local.description.join('\n')) &&
    isWithin(filter.price, lowestCents(local) / 100)
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

function isWithin(range: RangeFilter | null | undefined, amount: number): boolean {
  const { from, to } = range ?? {};
  return amount >= Number(from ?? 0) && amount <= Number(to ?? Infinity);
}
