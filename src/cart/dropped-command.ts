import { nextCartState, type CartEvent, type CartState } from './cart-state.ts';
import { isContentCommand, refersToContents, type CartCommand } from './cart-command.ts';
import { enqueueCommand } from './command-queue.ts';

/**
 * Whether an event drops a command, in the state it meets, because the command names something that
 * is not in the cart (C6). Commands dropped by a failure are reported with the failure.
 */
export function dropsCommand(state: CartState, event: CartEvent): boolean {
  switch (event.type) {
    case 'submitted':
      return isNoOpCommand(state, event.command);
    case 'restored':
    case 'id-found':
    case 'cleared':
    case 'created':
    case 'answered':
      return contentCommandCount(nextCartState(state, event)) < contentCommandCount(state);
    case 'failed':
    case 'unconfirmed':
    case 'busy':
    case 'sent':
    case 'undo-dismissed':
      return false;
  }
}

/** Whether a command is dropped although the queue has room: the queue is empty after it. */
const isNoOpCommand = (state: CartState, command: CartCommand): boolean =>
  refersToContents(command) &&
  enqueueCommand(state, command).ok &&
  nextCartState(state, { type: 'submitted', command }).queue.length === 0;

const contentCommandCount = ({ queue }: CartState): number => queue.filter(isContentCommand).length;
