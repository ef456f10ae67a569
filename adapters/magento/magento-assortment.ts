import type {
  Assortment,
  AssortmentFailure,
  ListedProduct,
  ListedProductsPage,
  ProductsRequest,
} from '#ports/product-catalog.ts';
import type { SchemaDrift } from '#ports/upstreams.ts';
import { readCount, readFields } from '#src/shared/json-reader.ts';
import { mapConcurrently } from '#src/shared/lists.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { catalogFailure, catalogUnavailable } from './catalogue/catalog-failure.ts';
import { readCategories } from './catalogue/categories.ts';
import { readCurrencies } from './catalogue/currencies.ts';
import { createFindProducts, type FoundProduct } from './catalogue/find-products.ts';
import { NO_OVERVIEW, type ProductOverview } from './catalogue/product-overview.ts';
import type { MagentoReadClient } from './magento-client.ts';
import { createDropReporter } from './catalogue/lenient-lists.ts';
import {
  Categories,
  Currencies,
  ProductCount,
  type ProductsQueryVariables,
} from './generated/operations.ts';
import type { Operation } from './operation.ts';

export function createMagentoAssortment(
  magento: MagentoReadClient,
  drift: SchemaDrift,
  overview: ProductOverview = NO_OVERVIEW,
): Assortment {
  const find = createFindProducts(magento, drift, overview);
  const report = createDropReporter(drift);

  const query = async <V, T>(
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

  /** Returns an empty page if past the last: Magento answers that like any invalid query. */
  const beyond = async (
    locale: Locale,
    request: ProductsRequest,
  ): Promise<Result<ListedProductsPage, AssortmentFailure>> => {
    const total = await query(locale, ProductCount, criteriaOf(request), readTotal);
    if (!total.ok) return total;
    const isBeyond = (request.page - 1) * request.productsPerPage >= total.value;
    return isBeyond ? ok({ products: [], total: total.value }) : err(catalogUnavailable(502));
  };

  const fetch = (locale: Locale, request: ProductsRequest) => find(locale, variablesOf(request));

  return {
    async products(locale, request) {
      const [first, ...others] = callsFor(request);
      const found = await fetch(locale, first);
      if (!found.ok)
        return found.error.kind === 'refused' ? beyond(locale, request) : err(found.error);
      const { total } = found.value;
      const existing = others.filter(
        ({ page, productsPerPage }) => (page - 1) * productsPerPage < total,
      );
      const more = await mapConcurrently(existing, (one) => fetch(locale, one), CONCURRENCY);
      const products = [...found.value.products];
      for (const one of more) {
        if (!one.ok) return err(one.error.kind === 'refused' ? catalogUnavailable(502) : one.error);
        products.push(...one.value.products);
      }
      return ok({ products: products.map(listed), total });
    },
    categories: (locale) => query(locale, Categories, {}, readCategories(report)),
    currencies: (locale) => query(locale, Currencies, {}, readCurrencies),
  };
}

/** Products per call: with many variants each, ten take seconds. */
const CALL_SIZES = [10, 9, 8, 7, 6, 5, 4];
const CONCURRENCY = 2;

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

const variablesOf = (request: ProductsRequest): ProductsQueryVariables => ({
  ...criteriaOf(request),
  ...(isQuery(request) ? {} : { sort: { position: 'ASC' } }),
  pageSize: request.productsPerPage,
  currentPage: request.page,
});

/** A query without words needs a filter: this one matches all prices. */
const criteriaOf = (
  request: ProductsRequest,
): Pick<ProductsQueryVariables, 'search' | 'filter'> => ({
  ...(isQuery(request) && { search: request.query?.trim() ?? '' }),
  filter: {
    ...(request.categoryId !== undefined && { category_id: { eq: String(request.categoryId) } }),
    price: { from: '0' },
  },
});

const isQuery = ({ query = '' }: ProductsRequest): boolean => query.trim() !== '';

const readTotal = (data: unknown): number | undefined =>
  readFields({ products: readFields({ total_count: readCount }) })(data)?.products.total_count;
