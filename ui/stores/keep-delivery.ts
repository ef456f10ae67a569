import { reaction } from 'mobx';
import type { CartDeliveries } from '#ports/delivery-slots.ts';
import type { CartState } from '#src/cart/cart-state.ts';
import { successionOf } from '#src/cart/replaced-cart.ts';

type KeepDeliveryDependencies = {
  /** Observable. */
  readonly state: () => CartState;
  readonly cartDeliveries?: CartDeliveries | undefined;
};

/**
 * Gives the delivery of a lost cart to the cart that replaces it. If that fails, the slot expires as
 * that of any cart, and the shopper chooses again. Returns a function that stops it.
 */
export const keepDelivery = ({ state, cartDeliveries }: KeepDeliveryDependencies): (() => void) =>
  reaction(
    () => JSON.stringify(successionOf(state())),
    () => {
      const succession = successionOf(state());
      if (succession)
        // It rejects if the script of the port cannot be loaded.
        cartDeliveries?.move(succession.from, succession.to).catch(() => undefined);
    },
    { fireImmediately: true },
  );
