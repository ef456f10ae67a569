import { readObject, readWholeNumber, whenMissing } from '../shared/json-reader.ts';
import { readLocale } from '../shared/locale.ts';
import { readId } from './categories.ts';
import { readSku } from './sku.ts';

/* Requests about the catalogue (B1). By default their locale is that of the requested host. */

const OPTIONAL_LOCALE = { locale: readLocale };

/** Page of products: by default the first 16, at most 100. */
export const PAGE_FIELDS = {
  page: whenMissing(readWholeNumber(1), 1),
  productsPerPage: whenMissing(readWholeNumber(1, 100), 16),
};

export const OPTIONAL_CATEGORY = { ...OPTIONAL_LOCALE, categoryId: readId };

export const readProductRequest = readObject({ sku: readSku }, OPTIONAL_LOCALE);

export const readProductsRequest = readObject(PAGE_FIELDS, OPTIONAL_CATEGORY);

export const readAllProductsRequest = readObject({ ...PAGE_FIELDS, locale: readLocale });

export const readCategoryRequest = readObject({ id: readId }, OPTIONAL_LOCALE);

export const readLocaleRequest = readObject({}, OPTIONAL_LOCALE);
