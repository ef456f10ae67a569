import { LRUCache } from 'lru-cache';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import {
  readFields,
  readFieldsWith,
  readFlag,
  readText,
  readValidItems,
  withDefault,
} from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { CartBundles as CartBundlesQuery } from '../generated/operations.ts';
import type { MagentoClient } from '../magento-client.ts';
import { type BundleItems, readBundleItems } from './bundle-items.ts';
import { type CartProduct, readCartProduct } from './cart-product.ts';

/** Bundle items by bundle SKU. */
export type BundlesBySku = ReadonlyMap<string, BundleItems<CartProduct>>;

export interface CartBundles {
  /** Returns the bundles in these cart lines. A bundle that is no longer sold is left out. */
  of(locale: Locale, lines: readonly unknown[]): Promise<Result<BundlesBySku, CallFailure>>;
}

/** In milliseconds. The items of a bundle seldom change. */
const LIFETIME = 30_000;
const MAX_BUNDLES = 1000;
/** A bundle in many sizes and colors can exceed 100 kilobytes, and an answer holds 5 MB. */
const CHUNK = 10;

/**
 * Looks up and caches the bundles of a cart. A cart query that included them for each line would
 * soon exceed the answer size. A bundle with a flagged line is read again, past every cache, because
 * its stock says what is wrong.
 */
export function createCartBundles(
  client: Pick<MagentoClient, 'read' | 'readPrivate'>,
): CartBundles {
  const known = new LRUCache<string, BundleItems<CartProduct>>({
    max: MAX_BUNDLES,
    ttl: LIFETIME,
  });
  return {
    async of(locale, lines) {
      const nameOf = (sku: string): string => `${locale} ${sku}`;
      const bundles = lines.flatMap((line) => readBundleLine(line) ?? []);
      for (const { sku, isFlagged } of bundles) if (isFlagged) known.delete(nameOf(sku));
      const isAnyFlagged = bundles.some(({ isFlagged }) => isFlagged);
      const read: MagentoClient['read'] = (...call) =>
        isAnyFlagged ? client.readPrivate(...call) : client.read(...call);
      const skus = [...new Set(bundles.map(({ sku }) => sku))];
      const found = new Map<string, BundleItems<CartProduct>>();
      const unknown: string[] = [];
      for (const sku of skus) {
        const items = known.get(nameOf(sku));
        if (items) found.set(sku, items);
        else unknown.push(sku);
      }
      for (let from = 0; from < unknown.length; from += CHUNK) {
        const chunk = unknown.slice(from, from + CHUNK);
        const answer = await read(locale, CartBundlesQuery, { skus: chunk });
        if (!answer.ok) return answer;
        for (const { sku, items } of readBundles(answer.value.data) ?? []) {
          known.set(nameOf(sku), items);
          found.set(sku, items);
        }
      }
      return ok(found);
    },
  };
}

/** Reads a line that holds a bundle. */
function readBundleLine(line: unknown) {
  const { product, bundle_options: options, ...state } = readLine(line) ?? {};
  if (!product || !options) return undefined;
  const isFlagged = state.is_available === false || (state.errors ?? []).length > 0;
  return { sku: product.sku, isFlagged };
}

const readList = readValidItems((entry) => entry ?? undefined);

const readLine = readFieldsWith<
  object,
  {
    product: { sku: string };
    bundle_options: readonly unknown[];
    is_available: boolean;
    errors: readonly unknown[];
  }
>(
  {},
  {
    product: readFields({ sku: readText }),
    bundle_options: readList,
    is_available: readFlag,
    errors: readList,
  },
);

const readBundle = readFields({ sku: readText, items: readBundleItems(readCartProduct) });

const readBundles = (data: unknown) =>
  readFields({
    products: readFields({ items: withDefault(readValidItems(readBundle), []) }),
  })(data)?.products.items;
