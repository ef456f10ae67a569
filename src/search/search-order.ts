import type { Language } from '../shared/locale.ts';
import type { CombinedSearch, FoundEntry } from './combined-search.ts';
import { isQuestion } from './question.ts';

/** The entries that a text found, of which none is in two sections. */
export type EntrySection = {
  /** Articles, service pages and stores. */
  readonly pages: readonly FoundEntry[];
  /** Categories and filtered categories. */
  readonly categories: readonly FoundEntry[];
};

/** What a results page shows before the products and after them. */
export type SearchOrder = { readonly before: EntrySection; readonly after: EntrySection };

const NO_ENTRIES: EntrySection = { pages: [], categories: [] };

export const EMPTY_SEARCH_ORDER: SearchOrder = { before: NO_ENTRIES, after: NO_ENTRIES };

/** Maximum number of entries in a section. */
const MAX_ENTRIES = { pages: 3, categories: 5 } as const;

/**
 * Whether pages answer a text better than products do: the text asks for one of them and is no name
 * of a product, or it is a question, or there are no products.
 */
export const arePagesFirst = (
  { pages, products }: Pick<CombinedSearch, 'pages' | 'products'>,
  text: string,
  language: Language,
): boolean =>
  pages.length > 0 &&
  (products.length === 0 ||
    isQuestion(text, language) ||
    (pages.some(isExactMatch) && products[0]?.isExact !== true));

/**
 * Order of the results of a text: pages that answer it, categories that it names, products, then
 * other categories and pages. Without products, those come first.
 */
export function orderResults(found: CombinedSearch, text: string, language: Language): SearchOrder {
  const pagesFirst = arePagesFirst(found, text, language);
  const pages = pagesToShow(found.pages, pagesFirst).slice(0, MAX_ENTRIES.pages);
  const categories = bestMatches([...found.categories, ...found.filteredCategories]).slice(
    0,
    MAX_ENTRIES.categories,
  );
  const categoriesFirst = found.products.length === 0 || categories.some(isExactMatch);
  return {
    before: {
      pages: pagesFirst ? pages : [],
      categories: categoriesFirst ? categories : [],
    },
    after: {
      pages: pagesFirst ? [] : pages,
      categories: categoriesFirst ? [] : categories,
    },
  };
}

/** Whether the text asks for an entry, instead of mentioning it. */
export const isExactMatch = ({ isExact }: FoundEntry): boolean => isExact === true;

/** Answers are the pages that the text asks for, else all: their titles need not repeat it. */
export const pagesToShow = (
  pages: readonly FoundEntry[],
  areFirst: boolean,
): readonly FoundEntry[] => (areFirst && !pages.some(isExactMatch) ? pages : bestMatches(pages));

/** The entries that the text asks for, else those whose title it mentions, else all of them. */
export function bestMatches(entries: readonly FoundEntry[]): readonly FoundEntry[] {
  const exact = entries.filter(isExactMatch);
  if (exact.length > 0) return exact;
  const named = entries.filter(({ title }) => title.some(({ isMatch }) => isMatch));
  return named.length > 0 ? named : entries;
}
