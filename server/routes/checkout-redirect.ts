import type { Shell } from '#src/content/shell.ts';
import type { ShopLocation } from '#src/routing/parse-location.ts';
import { readCartCookie } from '../cart-cookie.ts';
import { formatCheckoutUrl } from '../checkout-url.ts';

type CheckoutRedirectInput = {
  /** URL template of the checkout; empty if there is none. */
  readonly template: string;
  readonly place: ShopLocation;
  readonly shell: Shell;
  readonly cookie: string | undefined;
  /** Whether the shop is served over https. */
  readonly isSecure: boolean;
};

/**
 * Redirect target of the checkout page: the checkout with the cart of the cookie, or the cart page
 * if there is no cart. `undefined` for any other page, and if the shop itself shows the order
 * summary.
 */
export function checkoutRedirectFor(input: CheckoutRedirectInput): string | undefined {
  const { template, place, shell, cookie, isSecure } = input;
  if (template === '' || place.path !== shell.checkoutUrl) return undefined;
  const cartId = readCartCookie(cookie, isSecure);
  if (cartId === undefined) return shell.cartUrl;
  return formatCheckoutUrl(template, { locale: place.locale, cartId });
}
