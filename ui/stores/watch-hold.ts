import { reaction } from 'mobx';
import type { CartDeliveryStore } from './cart-delivery-store.ts';

/** In milliseconds: the shopper's clock may be ahead of the server's. */
export const MIN_WAIT = 30_000;

/**
 * Reads the delivery of a cart again when its hold has expired by the shopper's clock, until the
 * server says that it has. Returns a function that ends it.
 */
export function watchHold(store: CartDeliveryStore, cartId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    const { chosen } = store.delivery ?? {};
    if (chosen?.state !== 'held') return;
    timer = setTimeout(
      () => {
        // For an answer that does not come; any other begins the wait anew.
        wait();
        void store.load(cartId, undefined);
      },
      Math.max(MIN_WAIT, chosen.heldUntil - Date.now()),
    );
  };
  const stop = reaction(() => store.delivery, wait, { fireImmediately: true });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
