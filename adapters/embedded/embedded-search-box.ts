import type { SearchBox } from '#ports/search.ts';
import type { Hit } from '#src/catalog/product.ts';
import {
  type CombinedSearch,
  EMPTY_COMBINED_SEARCH,
  type FoundEntry,
  type FoundProduct,
  SEARCH_PLANS,
  type SearchGroup,
  type SearchPlan,
} from '#src/search/combined-search.ts';
import { findOfferInSizes, sizesInText } from '#src/search/sizes-in-text.ts';
import { parseTopSearches } from '#src/search/search-text.ts';
import {
  countryOf,
  languageOf,
  type Locale,
  type Localized,
  localizedText,
} from '#src/shared/locale.ts';
import { isBlank } from '#src/shared/normalize-text.ts';
import { bestProducts } from './best-products.ts';
import { type ProductData, variantsByOffer } from './catalogue-data.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import type { ContentData } from './content-data.ts';
import { searchableEntries, type SearchableEntry } from './entry-documents.ts';
import type { LocalizedCatalogue } from './localized-catalogue.ts';
import { memoize } from '#src/shared/memoize.ts';
import type { ProductTexts } from './product-texts.ts';
import {
  EMPTY_SEARCH_VOCABULARY,
  type ShopSearchVocabulary,
} from './text-search/search-vocabulary.ts';
import type { Highlighter } from './text-search/highlight-text.ts';
import type { PhraseMatcher } from './text-search/phrase-matcher.ts';
import { createTextSearch } from './text-search/text-search.ts';

/** Data of the embedded search box besides the products. */
export type SearchBoxData = {
  readonly content: ContentData;
  readonly texts: ProductTexts;
  readonly vocabulary?: ShopSearchVocabulary;
  /** Most frequent searches; none by default. */
  readonly topSearches?: Localized<readonly string[]>;
};

/** The search box in process, over the products and the editors' pages. */
export function createEmbeddedSearchBox(store: CatalogueStore, data: SearchBoxData): SearchBox {
  const { content, texts, vocabulary = EMPTY_SEARCH_VOCABULARY, topSearches } = data;
  const boxes = memoize((locale: Locale) => {
    const entries = searchableEntries(content[locale].pages);
    const finder = (group: keyof typeof entries, finding: Omit<EntryFinding, 'locale' | 'words'>) =>
      createEntryFinder(entries[group], { locale, words: vocabulary, ...finding });
    return {
      categories: finder('categories', { allowsClosestMatch: true, exactness: isNamed }),
      filteredCategories: finder('filteredCategories', {
        allowsClosestMatch: false,
        exactness: isNamed,
      }),
      pages: finder('pages', { allowsClosestMatch: true, exactness: wordsAsked }),
    };
  });
  const find = (locale: Locale, text: string, plan: SearchPlan): CombinedSearch => {
    const { hitsPerGroup, groups } = plan;
    const box = boxes(locale);
    const first = <Found>(group: SearchGroup, find: (count: number) => readonly Found[]) =>
      groups.includes(group) ? find(hitsPerGroup) : [];
    return {
      products: first('products', (count) => findProducts(store, texts, locale, text, count)),
      categories: first('categories', (count) => box.categories(text, count)),
      filteredCategories: first('filteredCategories', (count) =>
        box.filteredCategories(text, count),
      ),
      pages: first('pages', (count) => box.pages(text, count)),
    };
  };
  return {
    find: (locale, text, origin) =>
      Promise.resolve(
        isBlank(text) ? EMPTY_COMBINED_SEARCH : find(locale, text, SEARCH_PLANS[origin]),
      ),
    didYouMean: (locale, text) => Promise.resolve(texts.search(locale).didYouMean(text)),
    topSearches: (locale) =>
      Promise.resolve(
        parseTopSearches({ searches: topSearches ? localizedText(topSearches, locale) : [] }),
      ),
  };
}

function findProducts(
  store: CatalogueStore,
  texts: ProductTexts,
  locale: Locale,
  text: string,
  count: number,
): readonly FoundProduct[] {
  const search = texts.search(locale);
  const catalogue = store.localized(locale);
  const highlight = search.highlighter(text);
  const matcher = search.matcher(text);
  const sizes = sizesInText(text);
  const toFound = (hit: Hit): FoundProduct => ({
    hit,
    name: highlight(hit.name),
    ...(matcher.isContainedIn(hit.name) && { isExact: true }),
  });
  const { products } = store.data;
  return bestProducts(products, search.scores(text), products.length)
    .filter((product) => store.isFound(locale, product))
    .slice(0, count)
    .map((product) => toFound(namedHit(catalogue, product, sizes)));
}

/** Returns the product with its best offer in a size the text names, else its default offer. */
function namedHit(
  catalogue: LocalizedCatalogue,
  product: ProductData,
  sizes: readonly string[],
): Hit {
  const named = findOfferInSizes(variantsByOffer(product, countryOf(catalogue.locale)), sizes);
  if (!named) return catalogue.plainHit(product);
  const priceFrom = product.variants.some(
    ({ size, cents }) => size === named.size && cents > named.cents,
  );
  return catalogue.hit(product, named, priceFrom);
}

type EntryFinding = {
  readonly locale: Locale;
  readonly words: ShopSearchVocabulary;
  /** Whether near matches count; for filtered category pages they do not. */
  readonly allowsClosestMatch: boolean;
  readonly exactness: Exactness;
};

/** Returns how much a query asks for an entry: the higher, the more; 0 if it only mentions it. */
type Exactness = (matcher: PhraseMatcher, entry: SearchableEntry) => number;

/** A category is asked for by words of its title alone. */
const isNamed: Exactness = (matcher, { title }) => Number(matcher.isContainedIn(title));

/** A page is asked for by one of its phrases, the more so the more words mean it. */
const wordsAsked: Exactness = (matcher, { phrases }) =>
  Math.max(...phrases.map((phrase) => matcher.wordsMeaning(phrase)));

/** Finds entries that a text asks for, then others by relevance, then in the editors' order. */
function createEntryFinder(
  entries: readonly SearchableEntry[],
  { locale, words, allowsClosestMatch, exactness }: EntryFinding,
) {
  const vocabulary = localizedText(words, locale);
  const options = { isStrict: false, allowsClosestMatch };
  const documents = entries.map(({ document }) => document);
  const search = createTextSearch(documents, languageOf(locale), vocabulary, options);
  return (text: string, count: number): readonly FoundEntry[] => {
    const scores = search.scores(text);
    const highlight = search.highlighter(text);
    const matcher = search.matcher(text);
    return entries
      .map((entry, number) => ({
        entry,
        exactness: exactness(matcher, entry),
        score: scores[number] ?? 0,
      }))
      .filter((found) => found.exactness > 0 || found.score > 0)
      .toSorted((a, b) => b.exactness - a.exactness || b.score - a.score)
      .slice(0, count)
      .map((found) => toFoundEntry(found.entry, highlight, found.exactness > 0));
  };
}

const toFoundEntry = (
  { title, url, description }: SearchableEntry,
  highlight: Highlighter,
  isExact: boolean,
): FoundEntry => ({
  title: highlight(title),
  url,
  ...(description !== undefined && { description }),
  ...(isExact && { isExact }),
});
