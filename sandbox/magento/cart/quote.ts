import type { GraphQLError } from 'graphql';
import type { CartContext } from '#adapters/embedded/cart-context.ts';
import type { CartDatabase } from '#adapters/embedded/cart-database.ts';
import type { OfferOf } from '#adapters/embedded/cart-offer.ts';
import type { CartStatements } from '#adapters/embedded/cart-statements.ts';
import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { Clock, Ids } from '#ports/clock-and-ids.ts';
import type { Coupon } from '#src/cart/coupon.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { MagentoProducts } from '../catalogue/magento-products.ts';
import type { MagentoFaults } from '../magento-faults.ts';
import { refuse, refuseMissing } from './cart-errors.ts';

/** An existing active cart in the requested store view, within a transaction. */
export type Quote = CartContext & {
  readonly shop: CartDependencies;
  readonly faults: MagentoFaults;
  readonly notes: QuoteNotes;
  /** What 2.4.7 says of lines in the answer to an add, by line: not what their stock is. */
  readonly availability: Map<number, boolean>;
  /** The addresses set by this request: its answer has their empty texts, which are stored as null. */
  readonly setAddresses: Set<'billing' | 'shipping'>;
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
  const context = { locale, faults };
  if (!statements.cart(id)) {
    const phrase = 'Could not find a cart with ID "%1"';
    return err(refuseMissing(context, 'CART_NOT_FOUND', phrase, id));
  }
  if (notes.read('closed') !== undefined) {
    return err(refuseMissing(context, 'CART_NOT_ACTIVE', "The cart isn't active."));
  }
  const quote: Quote = {
    id,
    isStored: true,
    statements,
    shop,
    locale,
    now,
    faults,
    notes,
    availability: new Map(),
    setAddresses: new Set(),
  };
  const home = LOCALES.find((one) => one === notes.read('store')) ?? locale;
  if (faults.websites?.[home] !== faults.websites?.[locale]) {
    return err(
      refuse(context, 'graphql-input', "Can't assign cart to store in different website."),
    );
  }
  if (home !== locale) moveTo(quote, locale);
  if (notes.read('customer') !== undefined) {
    const phrase = 'The current user cannot perform operations on cart "%1"';
    return err(refuse(context, 'graphql-authorization', phrase, id));
  }
  return ok(quote);
}

/**
 * Saves the cart and its lines under the store view, as Magento does: lines get new ids, but keep
 * theirs in 2.4.7-p7.
 */
function moveTo({ id, statements, notes, now, faults }: Quote, locale: Locale): void {
  notes.write('store', locale);
  if (faults.release === '2.4.7') return;
  for (const line of statements.lines(id)) {
    statements.deleteLine(id, line.id);
    statements.addLine(id, line, line.quantity);
  }
  statements.touch(id, now);
}

/* Data that Magento stores with a cart and the embedded shop does not. */

/** Named texts stored with a cart. */
export interface QuoteNotes {
  read(name: NoteName): string | undefined;
  write(name: NoteName, text: string): void;
}

/**
 * `store`: locale of the cart's store view. `closed`: the cart is inactive. `customer`: the cart
 * belongs to a customer. `coupon`: the last coupon code as typed.
 */
type NoteName = 'store' | 'closed' | 'customer' | 'coupon';

/** Stored with the embedded shop's cart actions. */
export const notesOf = (statements: CartStatements, cartId: string, now: number): QuoteNotes => ({
  read: (name) => statements.action(cartId, name)?.payload,
  write: (name, text) =>
    statements.recordAction(cartId, name, { payload: text, refusals: '[]', at: now }),
});

/** Changes to carts from outside, unknown to the client. */
export interface CartAdmin {
  /** Deactivates a cart, as when it is ordered or merged into another. */
  deactivate(id: string): void;
  /** Assigns a cart to a customer, as when its shopper logs in. */
  assignToCustomer(id: string): void;
}

export function createCartAdmin({ database, clock }: CartDependencies): CartAdmin {
  const note = (id: string, name: 'closed' | 'customer') =>
    database.write((statements) => notesOf(statements, id, clock.now()).write(name, 'yes'));
  return {
    deactivate: (id) => note(id, 'closed'),
    assignToCustomer: (id) => note(id, 'customer'),
  };
}

/** The dependencies of Magento's carts. */
export type CartDependencies = {
  readonly store: CatalogueStore;
  readonly products: MagentoProducts;
  readonly offerOf: OfferOf;
  readonly coupons: readonly Coupon[];
  readonly database: CartDatabase;
  /** Generates cart ids of 32 characters. */
  readonly ids: Ids;
  readonly clock: Clock;
  readonly faults: MagentoFaults;
};
