import type { CartOffer } from '#adapters/embedded/cart-offer.ts';
import type { StoredLine } from '#adapters/embedded/line-statements.ts';
import { totalQuantity } from '#src/cart/cart-prices.ts';
import { lineKey } from '#src/cart/retry/line-key.ts';
import {
  resolveSelectedProduct,
  type SelectedProductInput,
} from '../catalogue/selected-product.ts';
import type { Quote } from './quote.ts';
import { translatePhrase } from './phrases.ts';
import { stockMessage } from './quote-view.ts';
import { userError, type UserError } from './cart-errors.ts';

/** An item to add: `CartItemInput` of the schema. */
export type CartItemInput = SelectedProductInput & { readonly quantity: number };

/**
 * Adds items to a cart. Since Magento 2.4.8 valid items are added and the others returned as
 * errors; before, one refused item refused all.
 */
export function addItems(quote: Quote, items: readonly CartItemInput[]): readonly UserError[] {
  const before = quote.statements.lines(quote.id);
  const errors = items.flatMap((item) => addItem(quote, item) ?? []);
  if (errors.length > 0 && quote.faults.release === '2.4.7') restore(quote, before);
  return errors;
}

function addItem(quote: Quote, item: CartItemInput): UserError | undefined {
  const { locale, shop, statements, id } = quote;
  const quantity = Math.floor(item.quantity);
  if (quantity <= 0) {
    return userError(translatePhrase(locale, 'The product quantity should be greater than 0'));
  }
  const article = shop.store.article(item.parent_sku ?? item.sku);
  const selected = resolveSelectedProduct(shop.store, item);
  if (article && !selected)
    return userError(translatePhrase(locale, 'You need to choose options for your item.'));
  const offer = selected && shop.offerOf(selected.sku, selected.optionUids);
  if (!selected || !offer || soldOutOf(quote, offer)) {
    return userError(translatePhrase(locale, 'Could not find a product with SKU "%1"', item.sku));
  }
  if (offer.stock === 0) {
    return userError(
      translatePhrase(locale, 'The required options you selected are not available'),
    );
  }
  const lines = statements.linesOf(id, offer.sku);
  const here = lines.find((line) => lineKey(line) === lineKey(offer))?.quantity ?? 0;
  const otherLinesQuantity = totalQuantity(lines) - here;
  const message = stockMessage(quote, offer, here + quantity, otherLinesQuantity);
  if (message !== undefined) return userError(message, offer.stock);
  statements.addLine(id, { sku: offer.sku, optionUids: offer.optionUids }, quantity);
  return undefined;
}

/** Magento does not find a product that is out of stock; for a bundle only the bed counts. */
const soldOutOf = ({ shop }: Quote, { sku }: CartOffer): boolean =>
  shop.offerOf(sku, [])?.stock === 0;

function restore({ id, statements }: Quote, before: readonly StoredLine[]): void {
  for (const line of statements.lines(id)) {
    const old = before.find((one) => one.id === line.id);
    if (old) statements.setQuantity(id, line.id, old.quantity);
    else statements.deleteLine(id, line.id);
  }
}
