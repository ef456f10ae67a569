import type { CartOffer } from '#adapters/embedded/cart-offer.ts';
import { totalQuantity } from '#src/cart/cart-prices.ts';
import { lineKey } from '#src/cart/retry/line-key.ts';
import {
  resolveSelectedProduct,
  type SelectedProductInput,
} from '../catalogue/selected-product.ts';
import { productKindOf } from '../catalogue/selections.ts';
import type { Quote } from './quote.ts';
import { type Phrase, translatePhrase } from './phrases.ts';
import { quantityMessage } from './quote-view.ts';
import { userError, type UserError } from './cart-errors.ts';

/** An item to add: `CartItemInput` of the schema. */
export type CartItemInput = SelectedProductInput & { readonly quantity: number };

/**
 * Adds items to a cart. Valid items are added and the others returned as errors, in 2.4.7-p7 as in
 * later releases.
 */
export const addItems = (quote: Quote, items: readonly CartItemInput[]): readonly UserError[] =>
  items.flatMap((item) => addItem(quote, item) ?? []);

function addItem(quote: Quote, item: CartItemInput): UserError | undefined {
  const { shop, statements, id } = quote;
  const { quantity } = item;
  const refuse = (phrase: Phrase, ...values: readonly string[]) =>
    userError(translatePhrase(quote, phrase, ...values));
  if (quantity <= 0) return refuse('The product quantity should be greater than 0');
  const named = shop.store.article(item.sku)?.product;
  const selected = resolveSelectedProduct(shop.store, item);
  const kind = named?.sku === item.sku ? productKindOf(named) : 'simple';
  if (kind !== 'simple' && !selected) return refuse(optionsPhrase(kind, item));
  const offer = selected && shop.offerOf(selected.sku, selected.optionUids);
  if (!selected || !offer || soldOutOf(quote, offer)) {
    return refuse('Could not find a product with SKU "%1"', item.sku);
  }
  if (offer.stock === 0) return refuse('The required options you selected are not available');
  const lines = statements.linesOf(id, offer.sku);
  const existing = lines.find((line) => lineKey(line) === lineKey(offer));
  const here = existing?.quantity ?? 0;
  const message = quantityMessage(quote, offer, here + quantity, totalQuantity(lines) - here);
  if (message !== undefined) {
    if (existing && Number.isInteger(quantity)) quote.availability.set(existing.id, false);
    return userError(message, offer.stock);
  }
  statements.addLine(id, { sku: offer.sku, optionUids: offer.optionUids }, quantity);
  if (!existing) markAdded(quote, offer);
  return undefined;
}

/** In the answer to its add, Magento 2.4.7 takes every new line for available. */
function markAdded({ statements, id, availability }: Quote, offer: CartOffer): void {
  const line = statements.linesOf(id, offer.sku).find((one) => lineKey(one) === lineKey(offer));
  if (line) availability.set(line.id, true);
}

/** Why options do not select anything: some are missing, or all. */
function optionsPhrase(
  kind: 'configurable' | 'bundle',
  { selected_options: options }: CartItemInput,
): Phrase {
  if (kind !== 'bundle') return 'You need to choose options for your item.';
  return options?.length
    ? 'Please select all required options.'
    : 'Please specify product option(s).';
}

/** Magento does not find a product that is out of stock; for a bundle only the bed counts. */
const soldOutOf = ({ shop }: Quote, { sku }: CartOffer): boolean =>
  shop.offerOf(sku, [])?.stock === 0;
