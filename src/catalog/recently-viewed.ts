import {
  readCount,
  readFields,
  readFieldsWith,
  readListOf,
  type Reader,
} from '../shared/json-reader.ts';
import { isSku } from './product.ts';

/** A product that was viewed, and when, in milliseconds since 1970. */
export type ViewedProduct = {
  readonly sku: string;
  readonly viewedAt: number;
  /** The size that the shopper had chosen, if any. */
  readonly size?: string;
};

/** Recently viewed products, the latest first, without duplicates. */
export type RecentlyViewed = readonly ViewedProduct[];

/** Maximum number stored: one for the open page, and eight to fill two rows. */
export const MAX_RECENTLY_VIEWED = 9;

/** Days for which a viewed product stays in the list. */
export const RECENTLY_VIEWED_DAYS = 30;

const LIFETIME = RECENTLY_VIEWED_DAYS * 24 * 60 * 60 * 1000;

/** Adds a product at the front of the list, or moves it there; drops the oldest. */
export const addRecentlyViewed = (viewed: RecentlyViewed, product: ViewedProduct): RecentlyViewed =>
  isSku(product.sku)
    ? [product, ...viewed.filter(({ sku }) => sku !== product.sku)].slice(0, MAX_RECENTLY_VIEWED)
    : viewed;

/** The products that have not expired; a clock set back since does not drop any. */
export const unexpiredRecentlyViewed = (viewed: RecentlyViewed, now: number): RecentlyViewed =>
  viewed.filter(({ viewedAt }) => now - viewedAt < LIFETIME);

/** Of version 1 no visitor had asked for the list: it is not read. */
const VERSION = 2;

/** Serializes the list for browser storage. */
export const formatRecentlyViewed = (viewed: RecentlyViewed): string =>
  JSON.stringify({ version: VERSION, products: viewed });

const readSku: Reader<string> = (value) =>
  typeof value === 'string' && isSku(value) ? value : undefined;

const readSize: Reader<string> = (value) =>
  typeof value === 'string' && SIZE.test(value) ? value : undefined;

const SIZE = /^\d{1,4}x\d{1,4}$/u;

const readProduct = readFieldsWith<
  Pick<ViewedProduct, 'sku' | 'viewedAt'>,
  Required<Pick<ViewedProduct, 'size'>>
>({ sku: readSku, viewedAt: readCount }, { size: readSize });

const readDocument = readFields<{
  readonly version: number;
  readonly products: readonly unknown[];
}>({
  version: (value) => (value === VERSION ? VERSION : undefined),
  products: readListOf<unknown>((value) => value ?? {}),
});

/**
 * Parses what {@link formatRecentlyViewed} writes, given as parsed JSON. `undefined` for another
 * version or shape; skips invalid products: other programs share the browser's storage.
 */
export const parseRecentlyViewed = (value: unknown): RecentlyViewed | undefined =>
  readDocument(value)
    ?.products.flatMap((one) => readProduct(one) ?? [])
    .reduceRight<RecentlyViewed>(addRecentlyViewed, []);
