import type { GraphQLError } from 'graphql';
import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { Locale } from '#src/shared/locale.ts';
import { type MagentoContext, magentoError } from '../magento-resolvers.ts';
import { aggregationsOf } from './aggregations.ts';
import type { CatalogueParts } from './magento-products.ts';
import { existingPageOf, type PageArguments } from './page-of.ts';
import { type Candidate, matchesProductFilter, type ProductFilter } from './product-filter.ts';
import { inDefaultOrder, type ProductSort, sortCandidates } from './product-order.ts';

type ProductsArguments = PageArguments & {
  readonly search?: string | null;
  readonly filter?: ProductFilter | null;
  readonly sort?: ProductSort | null;
};

/** The query `products`. Variants and parts are not found by filters: they are not visible. */
export const productQuery = (parts: CatalogueParts) => ({
  products(args: ProductsArguments, { locale }: MagentoContext): object | GraphQLError {
    const { filter, sort } = args;
    // An empty search finds everything.
    const search = args.search?.trim() || undefined;
    if (typeof args.search !== 'string' && !filter) {
      return magentoError('graphql-input', "'search' or 'filter' input argument is required.");
    }
    const storeView = parts.products.storeView(locale);
    const found = candidatesOf(parts, locale, search)
      .filter((candidate) => matchesProductFilter(storeView, candidate, filter ?? {}))
      .slice(0, parts.faults?.searchLimit ?? SEARCH_LIMIT);
    const page = existingPageOf(sortCandidates(storeView, found, sort), args);
    if (!('items' in page)) return page;
    return {
      ...page,
      items: page.items.map(({ product }) => product()),
      aggregations: () => aggregationsOf(storeView, found),
      suggestions: () => suggestionsOf(parts, locale, search),
      sort_fields: { default: 'position', options: SORT_FIELDS },
    };
  },
});

/** As in 2.4.7-p7: what the search engine finds beyond it is neither listed nor counted. */
const SEARCH_LIMIT = 10_000;

const SORT_FIELDS = ['position', 'name', 'price', 'relevance'].map((value) => ({
  value,
  label: value,
}));

/**
 * A search finds a product by its own SKU and by the EANs of its variants, but not by their SKUs:
 * those are in no search document. The real Magento then finds what shares a part of the SKU.
 */
function candidatesOf(
  { store, texts, products, isDeleted = () => false }: CatalogueParts,
  locale: Locale,
  search: string | undefined,
): readonly Candidate[] {
  if (search !== undefined && isChildSku(store, search)) return [];
  const scores = search === undefined ? undefined : texts.search(locale).scores(search);
  const shown = store.data.products.filter(({ sku }) => !isDeleted(sku));
  return inDefaultOrder(shown, scores).map((data) => ({
    data,
    product: () => products.product(locale, data),
  }));
}

/** Whether a text is the SKU of a variant that is not sold as a product of its own. */
function isChildSku(store: CatalogueStore, text: string): boolean {
  const article = store.article(text.trim().toUpperCase());
  const variants = article?.product.variants ?? [];
  return variants.length > 1 && article?.variant.sku === text.trim().toUpperCase();
}

const suggestionsOf = ({ texts }: CatalogueParts, locale: Locale, search: string | undefined) =>
  search
    ? texts
        .search(locale)
        .didYouMean(search)
        .map((text) => ({ search: text }))
    : [];
