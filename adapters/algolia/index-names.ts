import type { SearchGroup } from '#src/search/combined-search.ts';
import type { Sorting } from '#src/search/sorting-and-page-size.ts';
import { productIndexName, type PrefixRefusal } from '#src/search/search-service.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok, type Result } from '#src/shared/result.ts';

/** The index names of one shop. Each sorting and each variant facet has a replica. */
export type IndexNames = {
  readonly group: (group: SearchGroup, locale: Locale) => string;
  readonly sorted: (sorting: Sorting, locale: Locale) => string;
  /** Replica that counts a product once per value of a variant facet; `group` is its first name. */
  readonly facetReplica: (group: string, locale: Locale) => string;
};

const GROUP_NAMES: Readonly<Record<SearchGroup, string>> = {
  products: 'products',
  categories: 'categories',
  filteredCategories: 'filtered-categories',
  pages: 'pages',
};

export function indexNames(prefix: string): Result<IndexNames, PrefixRefusal> {
  const checked = productIndexName(prefix, 'nl-nl');
  if (!checked.ok) return checked;
  const group = (group: SearchGroup, locale: Locale) => `${prefix}_${GROUP_NAMES[group]}_${locale}`;
  return ok({
    group,
    sorted: (sorting, locale) =>
      sorting === 'popular' ? group('products', locale) : `${group('products', locale)}_${sorting}`,
    facetReplica: (name, locale) => `${group('products', locale)}_by_${name}`,
  });
}
