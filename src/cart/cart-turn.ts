import type { CartState } from './cart-state.ts';
import type { CartRequest } from './next-request.ts';

export type ChangeRequest = Exclude<CartRequest, { readonly kind: 'create' | 'read' }>;

export type ReadRequest = CartRequest & { readonly kind: 'read' };

export const isChange = (request: CartRequest): request is ChangeRequest =>
  request.kind !== 'create' && request.kind !== 'read';

/** True from the moment a command is given until it is answered (C5). */
export const isUpdating = ({ sent, waiting }: CartState): boolean =>
  sent !== undefined || waiting.length > 0;

/** The state once the request in flight is settled. */
export const settled = (state: CartState): CartState => ({
  ...state,
  sent: undefined,
  sentFor: undefined,
});

/** The queue after the command that the request in flight served is dropped. */
export const withoutServed = ({ waiting, sentFor }: CartState): CartState['waiting'] =>
  sentFor ? waiting : waiting.slice(1);
