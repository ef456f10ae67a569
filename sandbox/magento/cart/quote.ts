import type { GraphQLError } from 'graphql';
import type { CartStatements } from '#adapters/embedded/cart-statements.ts';
import type { CartContext } from '#adapters/embedded/cart-context.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { MagentoFaults } from '../magento-faults.ts';
import type { CartDependencies } from './cart-dependencies.ts';
import { notesOf, type QuoteNotes } from './quote-notes.ts';
import { refuse, refuseMissing } from './refuse.ts';

/** An existing active cart in the requested store view, within a transaction. */
export type Quote = CartContext & {
  readonly shop: CartDependencies;
  readonly faults: MagentoFaults;
  readonly notes: QuoteNotes;
};

/**
 * Opens a cart with Magento's checks in their order: it exists, is active, belongs to the website
 * of the requested store view, and to a guest. A cart from another store view of the website is
 * moved to the requested one, even by a query.
 */
export function openQuote(
  shop: CartDependencies,
  statements: CartStatements,
  locale: Locale,
  id: string,
): Result<Quote, GraphQLError> {
  const { faults } = shop;
  const now = shop.clock.now();
  const notes = notesOf(statements, id, now);
  const teller = { locale, faults };
  if (!statements.cart(id)) {
    const phrase = 'Could not find a cart with ID "%1"';
    return err(refuseMissing(teller, 'CART_NOT_FOUND', phrase, id));
  }
  if (notes.read('closed') !== undefined) {
    return err(refuseMissing(teller, 'CART_NOT_ACTIVE', "The cart isn't active."));
  }
  const quote = { id, isStored: true, statements, shop, locale, now, faults, notes };
  const home = LOCALES.find((one) => one === notes.read('store')) ?? locale;
  if (faults.websites?.[home] !== faults.websites?.[locale]) {
    return err(refuse(teller, 'graphql-input', "Can't assign cart to store in different website."));
  }
  if (home !== locale) moveTo(quote, locale);
  if (notes.read('customer') !== undefined) {
    const phrase = 'The current user cannot perform operations on cart "%1"';
    return err(refuse(teller, 'graphql-authorization', phrase, id));
  }
  return ok(quote);
}

/** Saves the cart and its lines under the store view, as Magento does: lines get new ids. */
function moveTo({ id, statements, notes, now }: Quote, locale: Locale): void {
  notes.write('store', locale);
  for (const line of statements.lines(id)) {
    statements.deleteLine(id, line.id);
    statements.addLine(id, line, line.quantity);
  }
  statements.touch(id, now);
}
