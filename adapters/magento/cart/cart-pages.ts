import type { SchemaDrift } from '#ports/upstreams.ts';
import type { Cart } from '#src/cart/cart.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { CartLines } from '../generated/operations.ts';
import type { MagentoClient } from '../magento-client.ts';
import { createCartBundles } from './cart-bundles.ts';
import { payloadOf } from './cart-errors.ts';
import { explainMissingCart } from './missing-cart.ts';
import { readCart, readLinesPage } from './read-cart.ts';

/** Lines per page, as in `cart.graphql`; an answer with more is refused. */
const PAGE_SIZE = 100;

/** Maximum number of pages. A longer cart is a failure, because its total would be wrong. */
export const MAX_PAGES = 10;

export type CartPages = {
  /** Returns the cart in `first`, with the lines of its further pages. */
  whole(locale: Locale, cartId: string, first: unknown): Promise<Result<Cart, CallFailure>>;
};

/** Completes carts whose answer holds the first page of lines only. */
export function createCartPages(client: MagentoClient, drift: SchemaDrift): CartPages {
  const bundlesIn = createCartBundles(client);

  async function linesOn(
    locale: Locale,
    cartId: string,
    page: number,
  ): Promise<Result<readonly unknown[], CallFailure>> {
    const answer = await client.readPrivate(locale, CartLines, { cartId, page });
    if (!answer.ok) return answer;
    const cart = payloadOf(answer.value, 'cart');
    if (!cart.ok) return err(await explainMissingCart(client, { locale, cartId }, cart.error));
    const lines = readLinesPage(cart.value);
    return lines && lines.items.length <= PAGE_SIZE ? ok(lines.items) : err({ kind: 'bad-answer' });
  }

  return {
    async whole(
      locale: Locale,
      cartId: string,
      first: unknown,
    ): Promise<Result<Cart, CallFailure>> {
      const page = readLinesPage(first);
      if (page && page.items.length > PAGE_SIZE) return err({ kind: 'bad-answer' });
      const further = furtherPages(page?.total ?? 0);
      if (further.length >= MAX_PAGES) {
        drift.report({ upstream: 'magento', place: 'cart.itemsV2.total_count' });
        return err({ kind: 'bad-answer' });
      }
      const furtherLines = await Promise.all(further.map((one) => linesOn(locale, cartId, one)));
      const lines: unknown[] = [...(page?.items ?? [])];
      for (const other of furtherLines) {
        if (!other.ok) return other;
        for (const line of other.value) lines.push(line);
      }
      const bundles = await bundlesIn.of(locale, lines);
      if (!bundles.ok) return bundles;
      const cart = page && readCart(first, lines, { locale, drift, bundles: bundles.value });
      return cart ? ok(cart) : err({ kind: 'bad-answer' });
    },
  };
}

/** Page numbers after the first; at most {@link MAX_PAGES}, enough to detect a cart too long. */
const furtherPages = (lines: number): readonly number[] =>
  Array.from({ length: MAX_PAGES }, (_, index) => index + 2).filter(
    (page) => (page - 1) * PAGE_SIZE < lines,
  );
