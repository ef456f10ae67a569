import { useEffect, useRef, useState } from 'react';
import type { Cart } from '#src/cart/cart.ts';
import type { ShownCart } from '#src/use-cases/page-model.ts';
import { useShop } from '../../shop-context.tsx';
import { CartDeliveryStore } from '../../stores/cart-delivery-store.ts';
import { watchHold } from '../../stores/watch-hold.ts';

/**
 * The delivery of the shown cart, as the page says at first, read again whenever the cart has changed and when its hold has
 * expired. Observable: use it within an observer.
 */
export function useCartDelivery(page: Pick<ShownCart, 'delivery'>, cart: Cart): CartDeliveryStore {
  const { cartDeliveries, ids, stores } = useShop();
  const { cart: carts, deliveries } = stores;
  const [store] = useState(() => new CartDeliveryStore(page.delivery, { cartDeliveries, ids }));
  const [address] = cart.shippingAddresses;
  const lines = cart.items.map(({ product, quantity }) => `${quantity} ${product.sku}`);
  const known = [cart.id, address?.country, address?.postalCode, ...lines].join('\n');
  const shown = useRef(page.delivery === undefined ? '' : known);
  const kept = deliveries.postalCode;
  const isDue = carts.isKnown && !carts.isUpdating && cart.id !== '' && cart.items.length > 0;
  useEffect(() => {
    if (!isDue) return;
    const isShown = shown.current === known;
    shown.current = known;
    void (isShown ? store.loadKept(cart.id, kept) : store.reload(cart.id, kept));
  }, [cart.id, isDue, kept, known, store]);
  useEffect(() => watchHold(store, cart.id), [cart.id, store]);
  return store;
}
