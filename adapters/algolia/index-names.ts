import type { SearchGroup } from '#src/search/search-plan.ts';
import type { Sorting } from '#src/listing/sorting.ts';
import { productIndexName, type PrefixRefusal } from '#src/search/product-index.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok, type Result } from '#src/shared/result.ts';

/** What the indexes of one shop are called; a sorting and a facet have a replica each. */
export type IndexNames = {
  readonly group: (group: SearchGroup, locale: Locale) => string;
  readonly sorted: (sorting: Sorting, locale: Locale) => string;
  /** Where a product has one place per value of a facet of variants; `group` is its first name. */
  readonly counted: (group: string, locale: Locale) => string;
};

const WORDS: Readonly<Record<SearchGroup, string>> = {
  products: 'products',
  categories: 'categories',
  filteredCategories: 'filtered-categories',
  pages: 'pages',
};

export function indexNames(prefix: string): Result<IndexNames, PrefixRefusal> {
  const checked = productIndexName(prefix, 'nl-nl');
  if (!checked.ok) return checked;
  const group = (group: SearchGroup, locale: Locale) => `${prefix}_${WORDS[group]}_${locale}`;
  return ok({
    group,
    sorted: (sorting, locale) =>
      sorting === 'popular' ? group('products', locale) : `${group('products', locale)}_${sorting}`,
    counted: (name, locale) => `${group('products', locale)}_by_${name}`,
  });
}
