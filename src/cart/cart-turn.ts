import type { CartState } from './cart-state.ts';
import type { CartRequest } from './next-request.ts';

/** A request that changes a cart. */
export type ChangeRequest = Exclude<CartRequest, { readonly kind: 'create' | 'read' }>;

export type ReadRequest = CartRequest & { readonly kind: 'read' };

/** The state once the request that was under way is settled. */
export const settled = (state: CartState): CartState => ({
  ...state,
  sent: undefined,
  sentFor: undefined,
});

/** Whether the tab has gone over to another cart since it asked for a change (C10). */
export const isElsewhere = ({ cart, sent }: CartState): boolean =>
  cart.id !== '' && sent !== undefined && sent.kind !== 'create' && sent.cartId !== cart.id;

/** What waits once the intention that a request was to serve is given up. */
export const withoutServed = ({ waiting, sentFor }: CartState): CartState['waiting'] =>
  sentFor ? waiting : waiting.slice(1);
