import type { CartEntry, CheckoutEntry } from '../content/page-entry.ts';
import { showCartDelivery } from './cart-delivery.ts';
import { findLineChange } from './line-choices.ts';
import { deliveriesOfLines, productsOfLines } from './line-deliveries.ts';
import { pageBase } from './page-base.ts';
import type { ShownCart } from './page-model.ts';
import type { PageContext, PageOutcome } from './page-request.ts';

/** The cart page, with the visitor's cart if the request names one that is known. */
export async function showCart(context: PageContext, entry: CartEntry): Promise<PageOutcome> {
  const { ports, request } = context;
  const cart = await readCart(context);
  const items = cart.cart?.items ?? [];
  const change = await findLineChange(ports, request.locale, items, request.query);
  const base = pageBase(context, entry);
  return { kind: 'page', model: { type: 'cart', ...base, ...cart, ...(change && { change }) } };
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
  const { locale, cartId, posted } = request;
  if (cartId === undefined) return NO_CART;
  const answer = await ports.carts.read(locale, cartId);
  if (answer.ok) {
    const { cart } = answer.value;
    if (!cart) return NO_CART;
    const productOf = await productsOfLines(ports, locale, cart.items);
    const typed = posted?.form === 'delivery' ? posted.values['postal_code'] : undefined;
    const delivery = await showCartDelivery(ports, { locale, cart, productOf, typed });
    const deliveries = deliveriesOfLines(productOf, locale, cart.items);
    return { cart, isCartAway: false, deliveries, ...(delivery && { delivery }) };
  }
  ports.log.warn('cart-unavailable', { ...answer.error });
  return { ...NO_CART, isCartAway: true };
}

const NO_CART: ShownCart = { cart: null, isCartAway: false, deliveries: [] };
