import type {
  Assortment,
  AssortmentFailure,
  ListedProduct,
  ListedProductsPage,
  ProductsRequest,
} from '#ports/product-catalog.ts';
import type { SchemaDrift } from '#ports/upstreams.ts';
import type { ShopCatalogue } from '#src/catalog/shop-catalogue.ts';
import { readCount, readFields } from '#src/shared/json-reader.ts';
import { mapConcurrently } from '#src/shared/lists.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { catalogFailure, catalogUnavailable } from './catalogue/catalog-failure.ts';
import { readCategories } from './catalogue/categories.ts';
import { readFilterable } from './catalogue/filterable-attributes.ts';
import { readCurrencies } from './catalogue/currencies.ts';
import {
  createFindProducts,
  type FindProducts,
  type FoundProduct,
  type FoundProducts,
  type RefusedQuery,
} from './catalogue/find-products.ts';
import {
  ALL_PRICES,
  type CountedRange,
  createKnownRanges,
  isCut,
  type PriceRange,
  SEARCH_LIMIT,
  slicesOf,
  splitRange,
} from './catalogue/price-ranges.ts';
import { NO_OVERVIEW, type ProductOverview } from './catalogue/product-overview.ts';
import type { MagentoReadClient } from './magento-client.ts';
import { createDropReporter } from './catalogue/lenient-lists.ts';
import {
  Categories,
  Currencies,
  FilterableAttributes,
  ProductCount,
  type ProductsQueryVariables,
} from './generated/operations.ts';
import type { Operation } from './operation.ts';

/**
 * Magento's assortment. A list that its search would cut is read by the prices of its products: it
 * is in the shop's order within each range of prices only.
 */
export function createMagentoAssortment(
  magento: MagentoReadClient,
  drift: SchemaDrift,
  catalogue: ShopCatalogue,
  overview: ProductOverview = NO_OVERVIEW,
  searchLimit = SEARCH_LIMIT,
): Assortment {
  const find = createFindProducts(magento, drift, catalogue, overview);
  const report = createDropReporter(drift);

  const query = createQuery(magento);
  const countIn = (locale: Locale, request: ProductsRequest, range?: PriceRange) =>
    query(locale, ProductCount, criteriaOf(request, range), readTotal);
  /** Returns an empty page if past the last: Magento answers that like any invalid query. */
  const beyond = async (
    locale: Locale,
    request: ProductsRequest,
  ): Promise<Result<ListedProductsPage, AssortmentFailure>> => {
    const total = await countIn(locale, request);
    if (!total.ok) return total;
    const isBeyond = (request.page - 1) * request.productsPerPage >= total.value;
    return isBeyond ? ok({ products: [], total: total.value }) : err(catalogUnavailable(502));
  };

  const fetchShort = createShortPages(find);
  const fetchLong = createLongPages(find);
  const ranges = createKnownRanges();

  return {
    async products(locale, request) {
      const list = JSON.stringify([locale, request.categoryId, request.query]);
      const known = ranges.get(list);
      if (known) return fetchLong(locale, request, known);
      const found = await fetchShort(locale, request);
      const page: Result<ListedProductsPage, AssortmentFailure> = found.ok
        ? ok({ products: found.value.products.map(listed), total: found.value.total })
        : found.error.kind === 'refused'
          ? await beyond(locale, request)
          : err(found.error);
      if (!page.ok || !isCut(page.value.total, searchLimit)) return page;
      const split = await splitRange(
        { ...ALL_PRICES, total: page.value.total },
        searchLimit,
        async (range) => {
          const counted = await countIn(locale, request, range);
          return counted.ok ? counted.value : undefined;
        },
      );
      if (!split) {
        report('products.total_count', undefined);
        return err(catalogUnavailable(502));
      }
      ranges.set(list, split);
      return fetchLong(locale, request, split);
    },
    categories: (locale) => query(locale, Categories, {}, readCategories(report)),
    filterableAttributes: (locale) =>
      query(locale, FilterableAttributes, { filter: ANY_PRICE }, readFilterable(report)),
    currencies: (locale) => query(locale, Currencies, {}, readCurrencies),
  };
}

/** Reads an answer of Magento, or fails as the port says. */
const createQuery =
  (magento: MagentoReadClient) =>
  async <V, T>(
    locale: Locale,
    operation: Operation<unknown, V>,
    variables: V,
    read: (data: unknown) => T | undefined,
  ): Promise<Result<T, AssortmentFailure>> => {
    const answer = await magento.read(locale, operation, variables);
    if (!answer.ok) return err(catalogFailure(answer.error));
    const value = read(answer.value.data);
    return value === undefined ? err(catalogUnavailable(502)) : ok(value);
  };

/** Products per call: with many variants each, five take seconds where Magento's caches are cold. */
const CALL_SIZES = [5, 4, 3];
const CONCURRENCY = 2;

type FoundPage = Result<
  Pick<FoundProducts, 'products' | 'total'>,
  AssortmentFailure | RefusedQuery
>;

/** Reads a page of a list by smaller pages. */
const createShortPages =
  (find: FindProducts) =>
  async (locale: Locale, request: ProductsRequest): Promise<FoundPage> => {
    const [first, ...others] = callsFor(request);
    const found = await find(locale, variablesOf(first));
    if (!found.ok) return found;
    const { total } = found.value;
    const existing = others.filter(
      ({ page, productsPerPage }) => (page - 1) * productsPerPage < total,
    );
    const more = await mapConcurrently(
      existing,
      (one) => find(locale, variablesOf(one)),
      CONCURRENCY,
    );
    const products = [...found.value.products];
    for (const one of more) {
      if (!one.ok) return err(one.error.kind === 'refused' ? catalogUnavailable(502) : one.error);
      products.push(...one.value.products);
    }
    return ok({ products, total });
  };

/** Reads a page of a list that is longer than Magento's search, by the price ranges of its products. */
const createLongPages =
  (find: FindProducts) =>
  async (
    locale: Locale,
    request: ProductsRequest,
    ranges: readonly CountedRange[],
  ): Promise<Result<ListedProductsPage, AssortmentFailure>> => {
    const [size = 1] = CALL_SIZES;
    const calls = slicesOf(ranges, request).flatMap(({ range, offset, count }) => {
      const first = Math.floor(offset / size);
      const pages = Math.ceil((offset + count) / size) - first;
      return Array.from({ length: pages }, (_, index) => {
        const start = (first + index) * size;
        return { range, page: first + index + 1, from: offset - start, to: offset + count - start };
      });
    });
    const answers = await mapConcurrently(
      calls,
      async ({ range, page, from, to }) => {
        const paged = { ...request, page, productsPerPage: size };
        const found = await find(locale, variablesOf(paged, range));
        return found.ok
          ? ok(found.value.products.filter(({ position }) => position >= from && position < to))
          : found;
      },
      CONCURRENCY,
    );
    const products: ListedProduct[] = [];
    for (const one of answers) {
      if (!one.ok) return err(one.error.kind === 'refused' ? catalogUnavailable(502) : one.error);
      products.push(...one.value.map(listed));
    }
    return ok({ products, total: ranges.reduce((sum, { total }) => sum + total, 0) });
  };

/** The smaller pages that make up a page, at least one; the page itself if its size has no divisor. */
function callsFor(request: ProductsRequest): readonly [ProductsRequest, ...ProductsRequest[]] {
  const { page, productsPerPage } = request;
  const size = CALL_SIZES.find((one) => productsPerPage % one === 0) ?? productsPerPage;
  const count = productsPerPage / size;
  const callAt = (index: number): ProductsRequest => ({
    ...request,
    page: (page - 1) * count + index + 1,
    productsPerPage: size,
  });
  return [callAt(0), ...Array.from({ length: count - 1 }, (_, index) => callAt(index + 1))];
}

const listed = ({ product, since }: FoundProduct): ListedProduct =>
  since === undefined ? product : { ...product, since };

const variablesOf = (
  request: ProductsRequest,
  range: PriceRange = ALL_PRICES,
): ProductsQueryVariables => ({
  ...criteriaOf(request, range),
  ...(isQuery(request) ? {} : { sort: { position: 'ASC' } }),
  pageSize: request.productsPerPage,
  currentPage: request.page,
});

/** A query without words needs a filter: this one matches all prices. */
const ANY_PRICE = { price: { from: '0' } };

/** By default all prices. */
const criteriaOf = (
  request: ProductsRequest,
  { from, to }: PriceRange = ALL_PRICES,
): Pick<ProductsQueryVariables, 'search' | 'filter'> => ({
  ...(isQuery(request) && { search: request.query?.trim() ?? '' }),
  filter: {
    ...(request.categoryId !== undefined && { category_id: { eq: request.categoryId } }),
    price: { from: String(from), ...(to !== undefined && { to: String(to) }) },
  },
});

const isQuery = ({ query = '' }: ProductsRequest): boolean => query.trim() !== '';

const readTotal = (data: unknown): number | undefined =>
  readFields({ products: readFields({ total_count: readCount }) })(data)?.products.total_count;
