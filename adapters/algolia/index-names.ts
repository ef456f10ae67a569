import type { SearchSorting } from '#src/search/sorting-and-page-size.ts';
import { productIndexName, type PrefixRefusal } from '#src/search/search-service.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok, type Result } from '#src/shared/result.ts';

/** The index names of one shop. Each sorting has a replica of the products. */
export type IndexNames = {
  readonly products: (locale: Locale) => string;
  /** Index of the editors' pages of all kinds: categories, filtered categories, contents. */
  readonly entries: (locale: Locale) => string;
  readonly sorted: (sorting: SearchSorting, locale: Locale) => string;
  /** Replica that counts a product once per value of a variant facet; `group` is its first name. */
  readonly facetReplica: (group: string, locale: Locale) => string;
};

export function indexNames(prefix: string): Result<IndexNames, PrefixRefusal> {
  const checked = productIndexName(prefix, 'nl-nl');
  if (!checked.ok) return checked;
  const products = (locale: Locale) => `${prefix}_products_${locale}`;
  return ok({
    products,
    entries: (locale) => `${prefix}_entries_${locale}`,
    sorted: (sorting, locale) =>
      sorting === 'popular' ? products(locale) : `${products(locale)}_${sorting}`,
    facetReplica: (name, locale) => `${products(locale)}_by_${name}`,
  });
}
