import type { CartEntry, CheckoutEntry } from '../content/page-entry.ts';
import { lineDeliveries } from './line-deliveries.ts';
import { pageBase } from './page-base.ts';
import type { ShownCart } from './page-model.ts';
import type { PageOutcome, PageContext } from './page-request.ts';

/** The cart page, with the visitor's cart if the request names one that is known. */
export async function showCart(context: PageContext, entry: CartEntry): Promise<PageOutcome> {
  const cart = await readCart(context);
  return { kind: 'page', model: { type: 'cart', ...pageBase(context, entry), ...cart } };
}

/** The same cart, as it would be ordered. */
export async function showCheckout(
  context: PageContext,
  entry: CheckoutEntry,
): Promise<PageOutcome> {
  const cart = await readCart(context);
  return { kind: 'page', model: { type: 'checkout', ...pageBase(context, entry), ...cart } };
}

async function readCart({ ports, request }: PageContext): Promise<ShownCart> {
  const { locale, cartId } = request;
  if (cartId === undefined) return NO_CART;
  const answer = await ports.carts.read(locale, cartId);
  if (answer.ok) {
    const { cart } = answer.value;
    const deliveries = cart ? await lineDeliveries(ports, locale, cart.items) : [];
    return { cart, isCartAway: false, deliveries };
  }
  ports.log.warn('cart-unavailable', { ...answer.error });
  return { ...NO_CART, isCartAway: true };
}

const NO_CART: ShownCart = { cart: null, isCartAway: false, deliveries: [] };
