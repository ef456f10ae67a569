import type { CartStatements } from '#adapters/embedded/cart-statements.ts';

/* What Magento keeps of a cart and the embedded shop does not. */

/** A text that is kept with a cart under a name. */
export interface QuoteNotes {
  read(name: NoteName): string | undefined;
  write(name: NoteName, text: string): void;
}

/**
 * `store`: the locale whose store view the cart is in. `closed`: why it takes no more changes.
 * `customer`: that it belongs to one.
 */
type NoteName = 'store' | 'closed' | 'customer';

/** They stand where the embedded shop notes the actions that it carried out. */
export const notesOf = (statements: CartStatements, cartId: string, now: number): QuoteNotes => ({
  read: (name) => statements.action(cartId, name)?.payload,
  write: (name, text) =>
    statements.recordAction(cartId, name, { payload: text, refusals: '[]', at: now }),
});
