import type { GraphQLError } from 'graphql';
import type { StoredLine } from '#adapters/embedded/line-statements.ts';
import { totalQuantity } from '#src/cart/cart-prices.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { magentoError } from '../magento-resolvers.ts';
import { refuse, refuseMissing, userError, type UserError } from './cart-errors.ts';
import type { CartChange } from './change-cart.ts';
import { type CartItemReference, itemId } from './item-fields.ts';
import { translatePhrase } from './phrases.ts';
import type { Quote } from './quote.ts';
import { quantityMessage } from './quote-view.ts';

type UpdateInput = { readonly cart_items: readonly (ItemUpdate | null)[] };

/** A line to change: `CartItemUpdateInput` of the schema. */
export type ItemUpdate = CartItemReference & { readonly quantity?: number | null };

/**
 * Sets quantities; 0 removes a line. Since Magento 2.4.8 refusals are in `errors` beside the cart;
 * before, one refused the request and nothing was changed.
 */
export const updateItems =
  ({ cart_items: updates }: UpdateInput): CartChange<{ readonly errors: readonly UserError[] }> =>
  (quote) => {
    const named = updates.filter((update) => update !== null);
    if (named.length === 0) {
      const phrase = 'Required parameter "%1" is missing.';
      return err(refuse(quote, 'graphql-input', phrase, 'cart_items'));
    }
    const unnamed = named.find(
      (one) => itemId(one) === undefined || (one.quantity ?? undefined) === undefined,
    );
    if (unnamed) {
      const parameter = itemId(unnamed) === undefined ? 'cart_item_id' : 'quantity';
      const phrase = 'Required parameter "%1" for "cart_items" is missing.';
      return err(refuse(quote, 'graphql-input', phrase, parameter));
    }
    const judged = named.map((update) => judge(quote, update));
    const refused = judged.find((one) => !one.ok);
    if (refused && !refused.ok && quote.faults.release === '2.4.7') {
      return err(toError(refused.error));
    }
    for (const one of judged) if (one.ok) applyUpdate(quote, one.value);
    return ok({ errors: judged.flatMap((one) => (one.ok ? [] : userError(one.error.message))) });
  };

type Update = { readonly line: StoredLine; readonly quantity: number };

type Refusal = { readonly kind: 'no-line' | 'stock'; readonly message: string };

function judge(quote: Quote, update: ItemUpdate): Result<Update, Refusal> {
  const { id, statements, shop } = quote;
  const number = itemId(update) ?? NaN;
  const line = Number.isNaN(number) ? undefined : statements.line(id, number);
  if (!line) {
    const named = String(Number.isNaN(number) ? 0 : number);
    const message = translatePhrase(quote, 'Could not find cart item with id: %1.', named);
    return err({ kind: 'no-line', message });
  }
  const quantity = update.quantity ?? 0;
  const offer = shop.offerOf(line.sku, line.optionUids);
  const otherLinesQuantity = totalQuantity(statements.linesOf(id, line.sku)) - line.quantity;
  const reason =
    quantity <= 0
      ? undefined
      : offer
        ? quantityMessage(quote, offer, quantity, otherLinesQuantity)
        : translatePhrase(quote, 'The required options you selected are not available');
  return reason === undefined
    ? ok({ line, quantity })
    : err({
        kind: 'stock',
        message: translatePhrase(
          quote,
          'Could not update the product with SKU %1: %2',
          line.sku,
          reason,
        ),
      });
}

function applyUpdate({ id, statements }: Quote, { line, quantity }: Update): void {
  if (quantity <= 0) statements.deleteLine(id, line.id);
  else statements.setQuantity(id, line.id, quantity);
}

const toError = ({ kind, message }: Refusal): GraphQLError =>
  magentoError(kind === 'no-line' ? 'graphql-no-such-entity' : 'graphql-input', message);

export const removeItem =
  (named: CartItemReference): CartChange<object> =>
  (quote) => {
    const number = itemId(named);
    if (number === undefined) {
      const phrase = 'Required parameter "%1" is missing.';
      return err(refuse(quote, 'graphql-input', phrase, 'cart_item_id'));
    }
    const line = Number.isNaN(number) ? undefined : quote.statements.line(quote.id, number);
    if (!line) return err(refuseMissing(quote, 'UNDEFINED', "The cart doesn't contain the item"));
    quote.statements.deleteLine(quote.id, line.id);
    return ok({});
  };
