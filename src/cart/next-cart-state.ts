import { afterSubmitted, afterSent, withoutObsoleteCommands } from './after-command.ts';
import { afterAnswer, afterCreation, afterFailure } from './after-response.ts';
import { afterCleared, afterIdFound, afterRestored } from './after-storage-change.ts';
import type { CartEvent, CartState } from './cart-state.ts';
import { withoutStaleUndo } from './restore-line.ts';

/**
 * The state after an event: `after…` of its type, then without commands and an undo that have lost
 * their object. Any event may arrive at any time; an unexpected one is harmless.
 */
export const nextCartState = (state: CartState, event: CartEvent): CartState =>
  withoutStaleUndo(withoutObsoleteCommands(afterEvent(state, event)));

function afterEvent(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case 'restored':
      return afterRestored(state, event.cart);
    case 'id-found':
      return afterIdFound(state, event.cartId);
    case 'cleared':
      return afterCleared(state);
    case 'submitted':
      return afterSubmitted(state, event.command);
    case 'sent':
      return afterSent(state);
    case 'created':
      return afterCreation(state, event.cartId);
    case 'answered':
      return afterAnswer(state, event.answer);
    case 'failed':
    case 'unconfirmed':
    case 'busy':
      return afterFailure(state);
    case 'undo-dismissed':
      return { ...state, removed: undefined };
  }
}
