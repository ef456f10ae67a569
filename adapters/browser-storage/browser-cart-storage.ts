import type { CartStorage } from '#ports/browser-storage.ts';
import type { Log } from '#ports/log.ts';
import { formatCart, parseCart } from '#src/cart/cart-document.ts';
import { type Cart, EMPTY_CART, isCartId } from '#src/cart/cart.ts';
import { parseJson } from '#src/shared/json-reader.ts';
import { createStorageAttempt, onStorageChange, type StorageWindow } from './storage-window.ts';

/**
 * The cart in local storage, under the key `cart` (C1). A browser may refuse to store data: private
 * windows, a full disk, a shopper's settings. The cart then lives as long as its tab.
 */
export function createBrowserCartStorage(window: StorageWindow, log: Log): CartStorage {
  const attempt = createStorageAttempt(log);
  return {
    load: () => attempt('cart-not-loaded', () => readCart(window.localStorage.getItem(KEY))),
    // Without room for the cart there is room for its id: what it replaces was at least as long.
    save: (cart) =>
      attempt(
        'cart-not-kept',
        () => window.localStorage.setItem(KEY, writeCart(cart)),
        () => window.localStorage.setItem(KEY, writeId(cart)),
      ),
    clear: () => attempt('cart-not-cleared', () => window.localStorage.removeItem(KEY)),
    onChangeElsewhere: (listener) => onStorageChange(window, KEY, listener),
  };
}

const KEY = 'cart';

const VERSION = 1;

const writeCart = (cart: Cart): string =>
  JSON.stringify({ version: VERSION, id: cart.id, cart: formatCart(cart) });

const writeId = ({ id }: Cart): string => JSON.stringify({ version: VERSION, id });

/**
 * Parses the stored cart. Of a cart in another format, such as a later version's, the id is enough
 * to read it again; without an id there is none. Other data is not logged, as other programs share
 * the origin.
 */
function readCart(text: string | null): Cart | undefined {
  const stored = fieldsOf(parseJson(text));
  const { id, version = VERSION } = stored;
  if (typeof id !== 'string' || !(id === '' || isCartId(id))) return undefined;
  const cart = version === VERSION ? parseCart(stored['cart']) : undefined;
  if (cart?.id === id) return cart;
  return id === '' ? undefined : { ...EMPTY_CART, id };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
