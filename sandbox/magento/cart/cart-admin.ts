import type { CartDependencies } from './cart-dependencies.ts';
import { notesOf } from './quote-notes.ts';

/** Changes to carts from outside, unknown to the client. */
export interface CartAdmin {
  /** Deactivates a cart, as when it is ordered or merged into another. */
  deactivate(id: string): void;
  /** Assigns a cart to a customer, as when its shopper logs in. */
  giveToCustomer(id: string): void;
}

export function createCartAdmin({ database, clock }: CartDependencies): CartAdmin {
  const note = (id: string, name: 'closed' | 'customer') =>
    database.write((statements) => notesOf(statements, id, clock.now()).write(name, 'yes'));
  return {
    deactivate: (id) => note(id, 'closed'),
    giveToCustomer: (id) => note(id, 'customer'),
  };
}
