import type { AssortmentFailure } from '#ports/product-catalog.ts';
import type { SchemaDrift } from '#ports/upstreams.ts';
import type { Product } from '#src/catalog/product.ts';
import type { ShopCatalogue } from '#src/catalog/shop-catalogue.ts';
import { createOptionComparator } from '#src/filters/option-comparator.ts';
import {
  readAnything,
  readCount,
  readFields,
  readListOf,
  type Reader,
} from '#src/shared/json-reader.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { Products, type ProductsQueryVariables } from '../generated/operations.ts';
import { bedOptionCodes } from './bundle-item.ts';
import { createLabelSource } from './attribute-labels.ts';
import { catalogFailure, catalogUnavailable } from './catalog-failure.ts';
import type { MagentoReadClient } from '../magento-client.ts';
import { fetchReviewCounts } from './review-counts.ts';
import { mayHaveSku } from './may-have-sku.ts';
import { readCatalogProduct, type CatalogProduct } from './catalog-product.ts';
import { summaryOf } from './store-review-count.ts';
import { readRequiredList, createDropReporter, type ReportDropped } from './lenient-lists.ts';
import { toProduct } from './to-product.ts';

/** A page of products, and the number of products on all pages. */
export type FoundProducts = {
  readonly products: readonly FoundProduct[];
  readonly total: number;
  /** Returns whether an unreadable product of the page may have this SKU. */
  readonly mayIncludeUnreadable: (sku: string) => boolean;
};

export type FoundProduct = {
  readonly product: Product;
  /** First day in the shop, as `2026-03-01`. */
  readonly since: string | undefined;
};

/** Magento rejected the query, for example because the page does not exist. */
export type RefusedQuery = { readonly kind: 'refused' };

/** Queries Magento for products and converts them. */
export type FindProducts = (
  locale: Locale,
  variables: ProductsQueryVariables,
) => Promise<Result<FoundProducts, AssortmentFailure | RefusedQuery>>;

/** Drops an unreadable product and reports it to `drift`. */
export function createFindProducts(
  magento: MagentoReadClient,
  drift: SchemaDrift,
  { highlights, deliveryDays }: ShopCatalogue,
): FindProducts {
  const source = createLabelSource(magento);
  const orders = new Map(LOCALES.map((locale) => [locale, createOptionComparator(locale)]));
  const report = createDropReporter(drift);

  return async (locale, variables) => {
    const page = await fetchPage(magento, report, locale, variables);
    if (!page.ok) return page;
    const { items, total, rawItems } = page.value;
    const [labelOf, reviewsOf] = await Promise.all([
      source.labels(locale, items.flatMap(codesOf)),
      fetchReviewCounts(magento, locale, items),
    ]);
    const byOption = orders.get(locale) ?? createOptionComparator(locale);
    const context = { labelOf, byOption, highlights, deliveryDays };
    const products = items.flatMap((shown) => {
      const reviews = summaryOf(reviewsOf(shown));
      const product = toProduct(context, shown, reviews, (reason, sku) =>
        report(`${ITEMS_PATH}.${reason}`, { sku }),
      );
      if (!product) report(ITEMS_PATH, { sku: shown.base.sku });
      return product ? { product, since: shown.since } : [];
    });
    const mayIncludeUnreadable = (sku: string) =>
      rawItems.some((product) => mayHaveSku(product, sku));
    return ok({ products, total, mayIncludeUnreadable });
  };
}

const ITEMS_PATH = 'products.items[]';

type Page = {
  readonly items: readonly CatalogProduct[];
  readonly total: number;
  /** The products as Magento sent them. */
  readonly rawItems: readonly unknown[];
};

async function fetchPage(
  magento: MagentoReadClient,
  report: ReportDropped,
  locale: Locale,
  variables: ProductsQueryVariables,
): Promise<Result<Page, AssortmentFailure | RefusedQuery>> {
  const answer = await magento.read(locale, Products, variables);
  if (!answer.ok) return err(catalogFailure(answer.error));
  const { data, errors } = answer.value;
  const page = readPage(report)(data)?.products;
  const rawItems = readRaw(data)?.products.items;
  if (page && rawItems) {
    for (const { path } of errors) report(placeOf(path), undefined);
    if (!isTotalOf(page.total_count, rawItems, variables)) {
      report('products.total_count', undefined);
      return err(catalogUnavailable(502));
    }
    return ok({ items: page.items, total: page.total_count, rawItems });
  }
  const isRefused = errors.some(({ category }) => category === 'graphql-input');
  return err(isRefused ? { kind: 'refused' } : catalogUnavailable(502));
}

/** `products.items[].short_description`: the path of an error beside partial data. */
const placeOf = (path: readonly (string | number)[]): string =>
  path
    .map((step) => (typeof step === 'number' ? '[]' : `.${step}`))
    .join('')
    .slice(1);

/** A larger total is an error. Lists and walks are as long as Magento's total. */
const MAX_PRODUCTS = 1_000_000;

/**
 * Returns whether a total is plausible. An empty first page contradicts a total above zero. A later
 * page may be empty, because Magento counts products that were just disabled: whoever walks the
 * pages checks that.
 */
const isTotalOf = (
  total: number,
  rawItems: readonly unknown[],
  { currentPage }: ProductsQueryVariables,
): boolean => total <= MAX_PRODUCTS && (rawItems.length > 0 || total === 0 || currentPage > 1);

const readPage = (report: ReportDropped) => {
  const items: Reader<readonly CatalogProduct[]> = readRequiredList(
    readCatalogProduct(report, ITEMS_PATH),
    (entry) => report(ITEMS_PATH, entry),
  );
  return readFields({ products: readFields({ items, total_count: readCount }) });
};

const readRaw = readFields({
  products: readFields({
    items: readListOf(readAnything),
  }),
});

/** Returns the codes of all attributes of a product that need a label. */
const codesOf = ({ base, visibleCodes, offer }: CatalogProduct): readonly string[] => [
  ...visibleCodes,
  ...(offer.kind === 'configurable' ? offer.options : []),
  ...(offer.kind === 'bundle' ? bedOptionCodes(base.attributes) : []),
];
