import type {
  Assortment,
  AssortmentFailure,
  Currencies,
  ProductPage,
} from '#ports/product-catalog.ts';
import type { Category } from '#src/catalog/categories.ts';
import {
  readCount,
  type Reader,
  readFields,
  readListOf,
  readText,
} from '#src/shared/json-reader.ts';
import { err, type Result } from '#src/shared/result.ts';
import { type BffReads, parserOf, readTrusted } from './bff-reads.ts';

/** The assortment via the shop's own server. */
export function createBffAssortment(reads: BffReads): Assortment {
  const ask = async <T>(
    method: string,
    question: object,
    read: Reader<T>,
  ): Promise<Result<T, AssortmentFailure>> => {
    const found = await reads.read(`magento/${method}`, [question], parserOf(read));
    if (found.ok) return found;
    const { statusCode, message } = found.error;
    return err({ kind: 'catalog-unavailable', status: statusCode || 503, message });
  };
  return {
    products(locale, { query = '', ...asked }) {
      const words = query.trim();
      return words === ''
        ? ask('getProducts', { locale, ...asked }, readPage)
        : ask('searchProducts', { locale, ...asked, query: words }, readPage);
    },
    categories: (locale) => ask('getCategories', { locale }, readListOf(readCategory)),
    currencies: (locale) => ask('getCurrencies', { locale }, readCurrencies),
  };
}

const readPage = readTrusted<ProductPage>(
  readFields({
    products: readListOf(readFields({ sku: readText, name: readText, url: readText })),
    total: readCount,
  }),
);

const readCategory = readFields<Category>({
  id: readCount,
  name: readText,
  productCount: readCount,
});

const readCurrencies = readFields<Currencies>({
  base: readText,
  available: readListOf(readText),
});
