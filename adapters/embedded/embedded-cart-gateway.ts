import type { CartGateway } from '#ports/cart-gateway.ts';
import type { Clock } from '#ports/clock.ts';
import type { Ids } from '#ports/ids.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import type { Locale } from '#src/shared/locale.ts';
import { addOnce } from './add-once.ts';
import { attempt } from './cart-attempt.ts';
import { removeLine, updateLines, type OpenCart } from './cart-changes.ts';
import type { CartDatabase } from './cart-database.ts';
import { toUserError, type CartRefusal } from './cart-refusal.ts';
import type { CartStatements } from './cart-statements.ts';
import { toCart } from './cart-view.ts';
import type { CatalogueStore } from './catalogue-store.ts';

type CartParts = {
  readonly database: CartDatabase;
  readonly store: CatalogueStore;
  readonly ids: Ids;
  readonly clock: Clock;
};

/**
 * Carts in process, kept on disk. Each change is one transaction, and an add records its key in
 * the same one: nothing is added twice, and what was acknowledged is there after a crash.
 */
export function createEmbeddedCartGateway({ database, store, ids, clock }: CartParts): CartGateway {
  const change = (locale: Locale, id: string, make: Change) =>
    attempt(() => database.write((statements) => answer(store, statements, locale, id, make)));

  return {
    create: () =>
      attempt(() => {
        const id = ids.next();
        database.write((statements) => statements.createCart(id, clock.now()));
        return id;
      }),
    read: (locale, id) =>
      attempt(() => database.read((statements) => answer(store, statements, locale, id, noChange))),
    add: (locale, id, items, key) =>
      change(locale, id, (cart) => addOnce(cart, items, key, clock.now())),
    update: (locale, id, changes) => change(locale, id, (cart) => updateLines(cart, changes)),
    remove: (locale, id, uid) => change(locale, id, (cart) => removeLine(cart, uid)),
  };
}

/** Changes a cart and answers what of it was refused. */
type Change = (cart: OpenCart) => readonly CartRefusal[];

const noChange: Change = () => [];

function answer(
  store: CatalogueStore,
  statements: CartStatements,
  locale: Locale,
  id: string,
  make: Change,
): CartAnswer {
  const exists = statements.hasCart(id);
  const refusals = exists ? make({ id, statements, store }) : [{ kind: 'cart-not-found' } as const];
  return {
    cart: exists ? toCart(store, locale, id, statements.lines(id)) : null,
    userErrors: refusals.map((refusal) => toUserError(store, locale, refusal)),
  };
}
