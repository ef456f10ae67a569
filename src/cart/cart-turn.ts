import type { CartState } from './cart-state.ts';
import type { CartRequest } from './next-request.ts';

/** A request that changes a cart. */
export type ChangeRequest = Exclude<CartRequest, { readonly kind: 'create' | 'read' }>;

export type ReadRequest = CartRequest & { readonly kind: 'read' };

export const isChange = (request: CartRequest): request is ChangeRequest =>
  request.kind !== 'create' && request.kind !== 'read';

/** True from the moment that something is wanted until it is answered (C5). */
export const isUpdating = ({ sent, waiting }: CartState): boolean =>
  sent !== undefined || waiting.length > 0;

/** The state once the request that was under way is settled. */
export const settled = (state: CartState): CartState => ({
  ...state,
  sent: undefined,
  sentFor: undefined,
});

/** What waits once the intention that a request was to serve is given up. */
export const withoutServed = ({ waiting, sentFor }: CartState): CartState['waiting'] =>
  sentFor ? waiting : waiting.slice(1);
