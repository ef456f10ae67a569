import type { CartOffer } from '#adapters/embedded/cart-offer.ts';
import { MOST_PER_LINE } from '#src/cart/quantity.ts';
import type { Quote } from './quote.ts';
import { translatePhrase } from './translate-phrase.ts';

/** Returns why a line cannot hold this quantity, while other lines of the SKU hold `elsewhere`. */
export function stockMessage(
  { locale }: Pick<Quote, 'locale'>,
  offer: CartOffer,
  wanted: number,
  elsewhere: number,
): string | undefined {
  if (wanted + elsewhere > offer.stock) {
    return translatePhrase(locale, 'The requested qty is not available');
  }
  return wanted > MOST_PER_LINE
    ? translatePhrase(locale, 'The most you may purchase is %1.', String(MOST_PER_LINE))
    : undefined;
}
