import type { Shell } from '#src/content/shell.ts';
import type { ShopLocation } from '#src/routing/parse-location.ts';
import { readCartCookie } from '../cart-cookie.ts';
import { formatCheckoutAddress } from '../checkout-address.ts';

type HandOverInput = {
  /** The configured address of the checkout, a template; empty where there is none. */
  readonly template: string;
  readonly place: ShopLocation;
  readonly shell: Shell;
  readonly cookie: string | undefined;
  /** Whether the shop is served over https. */
  readonly isSecure: boolean;
};

/**
 * Where the page of orders sends a shopper on to: with the cart that the browser names to where it is
 * paid, and without one to the page of the cart. `undefined` for any other page, and where the shop
 * itself shows what would be ordered.
 */
export function handOverTo(input: HandOverInput): string | undefined {
  const { template, place, shell, cookie, isSecure } = input;
  if (template === '' || place.path !== shell.checkoutUrl) return undefined;
  const cartId = readCartCookie(cookie, isSecure);
  if (cartId === undefined) return shell.cartUrl;
  return formatCheckoutAddress(template, { locale: place.locale, cartId });
}
