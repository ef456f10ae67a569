import type { GraphQLError } from 'graphql';
import { CART_COOKIE_LIFETIME } from '#src/cart/cart-cookie.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { CartDependencies } from './cart-dependencies.ts';
import { notesOf } from './quote-notes.ts';
import { refuse } from './refuse.ts';

/** Length of a cart id chosen by a client. */
const ID_LENGTH = 32;

/** Creates a cart with the given id or a generated one, and returns the id. */
export function createCart(
  { database, clock, ids, faults }: CartDependencies,
  locale: Locale,
  chosen: string | null | undefined,
): string | GraphQLError {
  const teller = { locale, faults };
  const id = chosen ?? ids.next();
  if (id.length !== ID_LENGTH) {
    return refuse(teller, 'graphql-input', 'Cart ID length should to be 32 symbols.');
  }
  return database.write((statements) => {
    if (statements.cart(id)) {
      return refuse(teller, 'graphql-already-exists', 'Cart with ID "%1" already exists.', id);
    }
    const now = clock.now();
    statements.forgetCartsUntil(now - CART_COOKIE_LIFETIME * 1000);
    statements.createCart(id, now);
    notesOf(statements, id, now).write('store', locale);
    return id;
  });
}
