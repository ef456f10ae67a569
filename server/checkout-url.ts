import type { Locale } from '#src/shared/locale.ts';
import { textThat } from './setting-types.ts';

/** A cart that goes to checkout, and its shop. */
export type CheckoutCart = { readonly locale: Locale; readonly cartId: string };

/**
 * URL template of the checkout; `{locale}` and `{cart}` are replaced by the shopper's. A cart id
 * allows changes of the cart, so it is sent only over TLS (except to a checkout on this machine),
 * and it cannot change the host of the URL.
 */
export const checkoutUrlTemplate = textThat(
  isCheckoutUrlTemplate,
  'must be an address like https://pay.example/{locale}?cart={cart}, with https except on localhost',
);

export const formatCheckoutUrl = (template: string, { locale, cartId }: CheckoutCart): string =>
  template.replaceAll(/\{(locale|cart)\}/gu, (_, name) =>
    encodeURIComponent(name === 'cart' ? cartId : locale),
  );

function isCheckoutUrlTemplate(template: string): boolean {
  const [one, other] = ['a', 'b'].map((cartId) =>
    formatCheckoutUrl(template, { locale: 'nl-nl', cartId }),
  );
  if (one === undefined || other === undefined || /[{}\s]/u.test(one)) return false;
  if (!URL.canParse(one) || !URL.canParse(other)) return false;
  const { origin, protocol, hostname, username, password } = new URL(one);
  if (origin !== new URL(other).origin || username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}

const isThisMachine = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
