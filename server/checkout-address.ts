import { z } from 'zod';
import type { Locale } from '#src/shared/locale.ts';

/** A cart that goes to be paid, and the shop that it comes from. */
export type HandedOver = { readonly locale: Locale; readonly cartId: string };

/**
 * Where a cart is ordered and paid: an address in which `{locale}` and `{cart}` stand for those of the
 * shopper. Whoever has the id of a cart may change it, so that it travels over TLS alone, but for a
 * checkout on this machine; and never decides which host it goes to.
 */
export const checkoutAddress = z
  .string()
  .refine(
    isCheckoutAddress,
    'wants an address like https://pay.example/{locale}?cart={cart}, with https unless it is of localhost',
  );

export const formatCheckoutAddress = (template: string, { locale, cartId }: HandedOver): string =>
  template.replaceAll(/\{(locale|cart)\}/gu, (_, name) =>
    encodeURIComponent(name === 'cart' ? cartId : locale),
  );

function isCheckoutAddress(template: string): boolean {
  const [one, other] = ['a', 'b'].map((cartId) =>
    formatCheckoutAddress(template, { locale: 'nl-nl', cartId }),
  );
  if (one === undefined || other === undefined || /[{}\s]/u.test(one)) return false;
  if (!URL.canParse(one) || !URL.canParse(other)) return false;
  const { origin, protocol, hostname, username, password } = new URL(one);
  if (origin !== new URL(other).origin || username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}

const isThisMachine = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
