import type { CartState } from './cart-state.ts';
import type { CartRequest } from './next-request.ts';

export type ChangeRequest = Exclude<CartRequest, { readonly kind: 'create' | 'read' }>;

export type ReadRequest = CartRequest & { readonly kind: 'read' };

export const isChangeRequest = (request: CartRequest): request is ChangeRequest =>
  request.kind !== 'create' && request.kind !== 'read';

/** True from the moment a command is given until it is answered (C5). */
export const isUpdating = ({ sent, queue }: CartState): boolean =>
  sent !== undefined || queue.length > 0;

/** The state once the request in flight is settled. */
export const withRequestSettled = (state: CartState): CartState => ({
  ...state,
  sent: undefined,
  inFlight: undefined,
});

/** The queue after the command that the request in flight served is dropped. */
export const queueWithoutServedCommand = ({ queue, inFlight }: CartState): CartState['queue'] =>
  inFlight ? queue : queue.slice(1);
