import { languageOf, type Locale, localizedText } from '#src/shared/locale.ts';
import type { ProductData } from './catalogue-data.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { memoize } from '#src/shared/memoize.ts';
import type { PhraseMatcher } from './text-search/phrase-matcher.ts';
import { createProductDocumentMapper } from './text-search/product-documents.ts';
import {
  EMPTY_SEARCH_VOCABULARY,
  type ShopSearchVocabulary,
} from './text-search/search-vocabulary.ts';
import { createTextSearch, type TextSearch } from './text-search/text-search.ts';

/** Search indexes of the product texts per locale; each is built on first use. */
export interface ProductTexts {
  /** Things are the products, numbered in the order of the catalogue. */
  search(locale: Locale): TextSearch;
  /** A product's number in {@link search}. */
  numberOf(product: ProductData): number | undefined;
}

/** A query that is a SKU, EAN or catalogue id of a product or variant finds that product only. */
export function createProductTexts(
  store: CatalogueStore,
  shopVocabulary: ShopSearchVocabulary = EMPTY_SEARCH_VOCABULARY,
): ProductTexts {
  const { products } = store.data;
  const numbers = new Map(products.map((product, number) => [product, number]));
  const byCode = memoize(productsByCode);
  const codeScores = (query: string): Float32Array | undefined => {
    const code = query.trim().toUpperCase();
    const product = CODE.test(code) ? byCode(products).get(code) : undefined;
    return product === undefined
      ? undefined
      : new Float32Array(products.length).fill(1, product, product + 1);
  };
  const search = memoize((locale: Locale): TextSearch => {
    const texts = createProductTextSearch(store, locale, shopVocabulary);
    return {
      ...texts,
      scores: (query) => codeScores(query) ?? texts.scores(query),
      matcher: (query) => (codeScores(query) ? WHOLE_MATCH : texts.matcher(query)),
      didYouMean: (query) => (codeScores(query) ? [] : texts.didYouMean(query)),
    };
  });
  return { search, numberOf: (product) => numbers.get(product) };
}

function createProductTextSearch(
  store: CatalogueStore,
  locale: Locale,
  shopVocabulary: ShopSearchVocabulary,
): TextSearch {
  const vocabulary = localizedText(shopVocabulary, locale);
  const names = new Map(
    store.data.categories.map(({ id, name }) => [id, localizedText(name, locale)]),
  );
  const catalogue = store.localized(locale);
  const documentOf = createProductDocumentMapper(names, vocabulary);
  const documents = store.data.products.map((product) => documentOf(catalogue.product(product)));
  return createTextSearch(documents, languageOf(locale), vocabulary, { isStrict: true });
}

/** The product that a code stands for is meant by all of the query. */
const WHOLE_MATCH: PhraseMatcher = { wordsMeaning: () => 0, isContainedIn: () => true };

/** One word with a digit or a hyphen in it. */
const CODE = /^(?=.*[\d-])[\p{L}\d-]{2,}$/u;

function productsByCode(products: readonly ProductData[]): ReadonlyMap<string, number> {
  const codes = new Map<string, number>();
  products.forEach(({ sku, catalogueId, variants }, number) => {
    const ofVariants = variants.flatMap((variant) => [variant.sku, variant.ean]);
    for (const code of [sku, catalogueId, ...ofVariants]) codes.set(code.toUpperCase(), number);
  });
  return codes;
}
