import type { CartCommand } from './cart-command.ts';
import type { CartState } from './cart-state.ts';
import { totalQuantity } from './cart-prices.ts';
import type { Cart, CartAnswer } from './cart.ts';

type AddCommand = CartCommand & { readonly kind: 'add' };

/**
 * The add of what is left in stock, after the add in flight was refused because there are fewer;
 * `undefined` if nothing is left, or if the tab has switched to another cart. It is tried once: if
 * less is left by then, it is refused.
 */
export function addOfRest(
  { commandInFlight, cart: known }: Pick<CartState, 'commandInFlight' | 'cart'>,
  { cart, userErrors: [refusal, ...others] }: CartAnswer,
): AddCommand | undefined {
  if (commandInFlight?.kind !== 'add' || commandInFlight.restOfStock !== undefined)
    return undefined;
  if (!cart || (known.id !== '' && known.id !== cart.id)) return undefined;
  if (refusal?.code !== 'INSUFFICIENT_STOCK' || others.length > 0) return undefined;
  const { quantity: stock = 0 } = refusal;
  const { key, item, retryOf: _, ...command } = commandInFlight;
  const left = stock - quantityOf(cart, item.sku);
  if (left < 1 || left >= item.quantity) return undefined;
  return { ...command, key: keyOfRest(key), item: { ...item, quantity: left }, restOfStock: stock };
}

/**
 * The stock that is in the cart as a whole, so that the add in flight was refused; `undefined` if it
 * was refused for another reason.
 */
export function stockInCart(
  { commandInFlight }: Pick<CartState, 'commandInFlight'>,
  { cart, userErrors: [refusal] }: CartAnswer,
): number | undefined {
  if (commandInFlight?.kind !== 'add' || refusal?.code !== 'INSUFFICIENT_STOCK') return undefined;
  const { quantity: stock = 0 } = refusal;
  return cart && stock > 0 && quantityOf(cart, commandInFlight.item.sku) >= stock
    ? stock
    : undefined;
}

/** The quantity of a variant in a cart, whatever its options. */
const quantityOf = ({ items }: Cart, sku: string): number =>
  totalQuantity(items.filter(({ product }) => product.sku === sku));

/** The idempotency key of the add of what is left, after the add under `key` was refused. */
export const keyOfRest = (key: string): string => `${key}:rest`;
