import type { AssortmentFailure } from '#ports/product-catalog.ts';
import type { SchemaDrift } from '#ports/upstreams.ts';
import { attributeLabel } from '#src/catalog/attributes/attribute-dictionary.ts';
import type { Product } from '#src/catalog/product.ts';
import { SIZE_FACET } from '#src/filters/facet.ts';
import type { ShopCatalogue } from '#src/catalog/shop-catalogue.ts';
import { createOptionComparator } from '#src/filters/option-comparator.ts';
import {
  readAnything,
  readCount,
  readFields,
  readListOf,
  type Reader,
  readText,
} from '#src/shared/json-reader.ts';
import { countryOf, DEFAULT_LOCALE, LOCALES, type Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { Products, type ProductsQueryVariables } from '../generated/operations.ts';
import {
  type AttributeLabels,
  createAttributeMetadata,
  type ListAttribute,
  type OptionKeys,
  type ProductContext,
} from './attribute-metadata.ts';
import { BED_OPTION_FIELDS, optionKey, withOptions } from './custom-attribute.ts';
import { catalogFailure, catalogUnavailable } from './catalog-failure.ts';
import type { MagentoReadClient } from '../magento-client.ts';
import type { ProductOverview } from './product-overview.ts';
import { fetchReviewCounts } from './review-counts.ts';
import { mayHaveSku } from './may-have-sku.ts';
import { readCatalogProduct, type CatalogProduct } from './catalog-product.ts';
import { summaryOf } from './store-review-count.ts';
import { readRequiredList, createDropReporter, type ReportDropped } from './lenient-lists.ts';
import type { SimpleProduct } from './simple-product.ts';
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
  /** Its place in Magento's page, from 0: an unreadable product has one, too. */
  readonly position: number;
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
  overview: ProductOverview,
): FindProducts {
  const metadata = createAttributeMetadata(magento);
  const orders = new Map(LOCALES.map((locale) => [locale, createOptionComparator(locale)]));
  const report = createDropReporter(drift);

  return async (locale, variables) => {
    const visibleLabels = metadata.visible(locale);
    const page = await fetchPage(magento, report, locale, variables);
    if (!page.ok) return page;
    const { items, total, rawItems } = page.value;
    const [visible, lists, keys, reviewsOf] = await Promise.all([
      visibleLabels,
      metadata.lists(locale, bedOptionsOf(items)),
      metadata.keys(variantOptionsOf(locale, items)),
      fetchReviewCounts({ magento, overview }, locale, items),
    ]);
    if (!visible || !lists || !keys) return err(catalogUnavailable(502));
    const byOption = orders.get(locale) ?? createOptionComparator(locale);
    const places = new Map(rawItems.map((item, index) => [readSkuOf(item)?.sku, index]));
    const products = items.flatMap((found) => {
      const shown = withOptionKeys(found, { lists, keys });
      const reviews = summaryOf(reviewsOf(shown));
      const names = contextOf(locale, shown, visible, lists);
      const country = countryOf(locale);
      const context = { ...names, country, byOption, highlights, deliveryDays };
      const product = toProduct(context, shown, reviews, (reason, sku) =>
        report(`${ITEMS_PATH}.${reason}`, { sku }),
      );
      if (!product) report(ITEMS_PATH, { sku: shown.base.sku });
      const position = places.get(shown.base.sku) ?? 0;
      return product ? { product, since: shown.since, position } : [];
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

const readSkuOf = readFields({ sku: readText });

const readRaw = readFields({
  products: readFields({
    items: readListOf(readAnything),
  }),
});

/**
 * Labels of attributes: the shop's own, else those of the store view, else the attribute code.
 */
function contextOf(
  locale: Locale,
  { offer }: CatalogProduct,
  visible: AttributeLabels,
  lists: ReadonlyMap<string, ListAttribute>,
): Pick<ProductContext, 'labelOf' | 'isVisible'> {
  const options = offer.kind === 'configurable' ? offer.options : [];
  const ofOptions = new Map(options.map(({ code, label }) => [code, label]));
  return {
    labelOf: (code) =>
      attributeLabel(code, locale) ||
      visible.get(code) ||
      ofOptions.get(code) ||
      lists.get(code)?.label ||
      code,
    isVisible: (code) => visible.has(code),
  };
}

/** The list attributes by which shoppers choose the beds of these products. */
const bedOptionsOf = (items: readonly CatalogProduct[]): readonly string[] =>
  items.some(({ offer }) => offer.kind === 'bundle') ? BED_OPTION_FIELDS : [];

/**
 * The list attributes of variants whose options need keys. In the default locale these come from the
 * labels of the variants, and a size is its own key.
 */
const variantOptionsOf = (locale: Locale, items: readonly CatalogProduct[]): readonly string[] => {
  const codes = items.flatMap(({ offer }) =>
    offer.kind === 'configurable' ? offer.options.map(({ code }) => code) : [],
  );
  return locale === DEFAULT_LOCALE ? [] : [...new Set(codes)].filter((code) => code !== SIZE_FACET);
};

type Options = {
  readonly lists: ReadonlyMap<string, ListAttribute>;
  readonly keys: OptionKeys;
};

/** A product whose variants and beds have options with keys in place of Magento's ids. */
function withOptionKeys(shown: CatalogProduct, { lists, keys }: Options): CatalogProduct {
  const { offer } = shown;
  switch (offer.kind) {
    case 'simple':
      return shown;
    case 'configurable': {
      const variants = offer.variants.map((variant) =>
        withProductOptions(variant, (code, { value: id, label }) => ({
          value: keys.get(code)?.get(id) ?? optionKey(label),
          label,
        })),
      );
      return { ...shown, offer: { ...offer, variants } };
    }
    case 'bundle': {
      const keyed = (product: SimpleProduct) =>
        withProductOptions(product, (code, { value: id }) => lists.get(code)?.options.get(id));
      const items = offer.items.map((item) => ({
        ...item,
        options: item.options.map((one) => Object.assign({}, one, { product: keyed(one.product) })),
      }));
      return { ...shown, offer: { ...offer, items } };
    }
  }
}

const withProductOptions = (
  product: SimpleProduct,
  optionOf: Parameters<typeof withOptions>[1],
): SimpleProduct => ({ ...product, attributes: withOptions(product.attributes, optionOf) });
