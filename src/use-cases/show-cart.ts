import type { CartEntry } from '../content/page-entry.ts';
import type { Cart } from '../cart/cart.ts';
import { pageFrame } from './page-frame.ts';
import type { PageOutcome, Visit } from './page-request.ts';

/** The cart's own page, with the visitor's cart where the request names one that is known. */
export async function showCart(visit: Visit, entry: CartEntry): Promise<PageOutcome> {
  const cart = await readCart(visit);
  return { kind: 'page', model: { type: 'cart', ...pageFrame(visit, entry), ...cart } };
}

async function readCart({
  ports,
  request,
}: Visit): Promise<{ readonly cart: Cart | null; readonly isCartAway: boolean }> {
  if (request.cartId === undefined) return { cart: null, isCartAway: false };
  const answer = await ports.carts.read(request.locale, request.cartId);
  if (answer.ok) return { cart: answer.value.cart, isCartAway: false };
  ports.log.warn('cart-unavailable', { ...answer.error });
  return { cart: null, isCartAway: true };
}
