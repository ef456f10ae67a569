import { useEffect, useRef, useState } from 'react';
import type { Cart } from '#src/cart/cart.ts';
import type { ShownCart } from '#src/use-cases/page-model.ts';
import { useShop } from '../../shop-context.tsx';
import { CartDeliveryStore } from '../../stores/cart-delivery-store.ts';

/** In milliseconds: the shopper's clock may be ahead of the server's. */
const MIN_WAIT = 30_000;

/**
 * The delivery of the shown cart, read again whenever the cart has changed and when its hold has
 * expired. Observable: use it within an observer.
 */
export function useCartDelivery(page: ShownCart, cart: Cart): CartDeliveryStore {
  const { cartDeliveries, ids, stores } = useShop();
  const { cart: carts, deliveries } = stores;
  const [store] = useState(() => new CartDeliveryStore(page.delivery, { cartDeliveries, ids }));
  const [address] = cart.shippingAddresses;
  const lines = cart.items.map(({ product, quantity }) => `${quantity} ${product.sku}`);
  const known = [cart.id, address?.country, address?.postalCode, ...lines].join('\n');
  const shown = useRef(page.delivery === undefined ? '' : known);
  const typed = deliveries.postalCode;
  const isDue = carts.isKnown && !carts.isUpdating && cart.id !== '' && cart.items.length > 0;
  useEffect(() => {
    if (!isDue || shown.current === known) return;
    shown.current = known;
    void store.load(cart.id, typed === '' ? undefined : typed);
  }, [cart.id, isDue, known, store, typed]);
  const { state, heldUntil = 0 } = store.delivery?.chosen ?? {};
  useEffect(() => {
    if (state !== 'held') return undefined;
    const wait = Math.max(MIN_WAIT, heldUntil - Date.now());
    const timer = setTimeout(() => void store.load(cart.id, undefined), wait);
    return () => clearTimeout(timer);
  }, [cart.id, heldUntil, state, store]);
  return store;
}
