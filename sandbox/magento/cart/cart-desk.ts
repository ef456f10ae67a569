import type { CartShop } from './cart-shop.ts';
import { notesOf } from './quote-notes.ts';

/** What happens to carts elsewhere than in the client that has their id. */
export interface CartDesk {
  /** Its order was placed, or it was merged into another. */
  deactivate(id: string): void;
  /** Its shopper logged in. */
  giveToCustomer(id: string): void;
}

export function createCartDesk({ database, clock }: CartShop): CartDesk {
  const note = (id: string, name: 'closed' | 'customer') =>
    database.write((statements) => notesOf(statements, id, clock.now()).write(name, 'yes'));
  return {
    deactivate: (id) => note(id, 'closed'),
    giveToCustomer: (id) => note(id, 'customer'),
  };
}
