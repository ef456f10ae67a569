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
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { catalogFailure, catalogUnavailable } from './catalogue/catalog-failure.ts';
import { readCategories } from './catalogue/categories.ts';
import { readFilterable } from './catalogue/filterable-attributes.ts';
import { readCurrencies } from './catalogue/currencies.ts';
import { createFindProducts, type FoundProduct } from './catalogue/find-products.ts';
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

export function createMagentoAssortment(
  magento: MagentoReadClient,
  drift: SchemaDrift,
  catalogue: ShopCatalogue,
): Assortment {
  const find = createFindProducts(magento, drift, catalogue);
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

  return {
    async products(locale, request) {
      const found = await find(locale, variablesOf(request));
      if (!found.ok)
        return found.error.kind === 'refused' ? beyond(locale, request) : err(found.error);
      const { products, total } = found.value;
      return ok({ products: products.map(listed), total });
    },
    categories: (locale) => query(locale, Categories, {}, readCategories(report)),
    filterableAttributes: (locale) =>
      query(locale, FilterableAttributes, { filter: ANY_PRICE }, readFilterable(report)),
    currencies: (locale) => query(locale, Currencies, {}, readCurrencies),
  };
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
const ANY_PRICE = { price: { from: '0' } };

const criteriaOf = (
  request: ProductsRequest,
): Pick<ProductsQueryVariables, 'search' | 'filter'> => ({
  ...(isQuery(request) && { search: request.query?.trim() ?? '' }),
  filter: {
    ...(request.categoryId !== undefined && { category_id: { eq: request.categoryId } }),
    ...ANY_PRICE,
  },
});

const isQuery = ({ query = '' }: ProductsRequest): boolean => query.trim() !== '';

const readTotal = (data: unknown): number | undefined =>
  readFields({ products: readFields({ total_count: readCount }) })(data)?.products.total_count;
