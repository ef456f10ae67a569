import type { CartOffer } from '#adapters/embedded/cart-offer.ts';
import type { CartLine } from '#adapters/embedded/line-statements.ts';
import { totalQuantity } from '#src/cart/cart-prices.ts';
import { MOST_PER_LINE } from '#src/cart/quantity.ts';
import type { Quote } from './quote.ts';
import { say } from './say.ts';

/** Why a cart cannot hold so many of an offer on this line, beside its other lines of the SKU. */
export function stockMessage(
  { id, statements, locale }: Quote,
  offer: CartOffer,
  wanted: number,
  line: CartLine | undefined,
): string | undefined {
  const others = statements.linesOf(id, offer.sku).filter((one) => one.id !== line?.id);
  if (wanted + totalQuantity(others) > offer.stock) {
    return say(locale, 'The requested qty is not available');
  }
  return wanted > MOST_PER_LINE
    ? say(locale, 'The most you may purchase is %1.', String(MOST_PER_LINE))
    : undefined;
}
