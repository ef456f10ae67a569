import type { CartStatements } from '#adapters/embedded/cart-statements.ts';

/* Data that Magento stores with a cart and the embedded shop does not. */

/** Named texts stored with a cart. */
export interface QuoteNotes {
  read(name: NoteName): string | undefined;
  write(name: NoteName, text: string): void;
}

/**
 * `store`: locale of the cart's store view. `closed`: the cart is inactive. `customer`: the cart
 * belongs to a customer.
 */
type NoteName = 'store' | 'closed' | 'customer';

/** Stored with the embedded shop's cart actions. */
export const notesOf = (statements: CartStatements, cartId: string, now: number): QuoteNotes => ({
  read: (name) => statements.action(cartId, name)?.payload,
  write: (name, text) =>
    statements.recordAction(cartId, name, { payload: text, refusals: '[]', at: now }),
});
