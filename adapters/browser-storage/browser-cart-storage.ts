import type { CartStorage } from '#ports/cart-storage.ts';
import type { Log } from '#ports/log.ts';
import { formatCart, parseCart } from '#src/cart/cart-document.ts';
import { EMPTY_CART, type Cart } from '#src/cart/cart.ts';
import { isCartId } from '#src/cart/cart-cookie.ts';

/** What of a browser's window the cart needs. */
export interface StorageWindow {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
  removeEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
}

/**
 * The cart in local storage, under the key `cart` (C1). A browser may refuse to keep anything:
 * private windows, a full disk, a shopper's settings. The cart then lives as long as its tab.
 */
export function createBrowserCartStorage(window: StorageWindow, log: Log): CartStorage {
  const attempt = <T>(event: string, action: () => T): T | undefined => {
    try {
      return action();
    } catch (error) {
      log.warn(event, { error });
      return undefined;
    }
  };
  return {
    load: () => attempt('cart-not-loaded', () => readCart(window.localStorage.getItem(KEY))),
    save: (cart) =>
      attempt('cart-not-kept', () => window.localStorage.setItem(KEY, writeCart(cart))),
    clear: () => attempt('cart-not-cleared', () => window.localStorage.removeItem(KEY)),
    onChangeElsewhere(listener) {
      const hear = ({ key }: StorageEvent) => {
        if (key === KEY || key === EVERYTHING) listener();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

const KEY = 'cart';

/** The key of a storage event when the whole storage was emptied. */
const EVERYTHING = null;

const writeCart = (cart: Cart): string =>
  JSON.stringify({ version: 1, id: cart.id, cart: formatCart(cart) });

/**
 * The cart as it was kept. Of a cart in a form that is not ours, an earlier version's say, the id is
 * enough to have it read anew; without an id there is none.
 */
function readCart(text: string | null): Cart | undefined {
  const kept = fieldsOf(JSON.parse(text ?? 'null'));
  const id = kept['id'];
  if (typeof id !== 'string' || !(id === '' || isCartId(id))) return undefined;
  const cart = parseCart(kept['cart']);
  if (cart?.id === id) return cart;
  return id === '' ? undefined : { ...EMPTY_CART, id };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
