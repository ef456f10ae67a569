import { nextCart, type CartEvent, type CartState } from './cart-state.ts';
import { isOfContents, namesContents, type Intention } from './intention.ts';
import { withIntention } from './waiting.ts';

/**
 * Whether an event drops a command, in the state it meets, because the command names something that
 * is not in the cart (C6). Commands dropped by a failure are reported with the failure.
 */
export function isDropping(state: CartState, event: CartEvent): boolean {
  switch (event.type) {
    case 'intended':
      return isPointless(state, event.intention);
    case 'restored':
    case 'named':
    case 'cleared':
    case 'created':
    case 'answered':
      return countIn(nextCart(state, event)) < countIn(state);
    case 'failed':
    case 'unconfirmed':
    case 'busy':
    case 'sent':
    case 'dismissed':
      return false;
  }
}

/** Whether a command is dropped although the queue has room: the queue is empty after it. */
const isPointless = (state: CartState, intention: Intention): boolean =>
  namesContents(intention) &&
  withIntention(state, intention).ok &&
  nextCart(state, { type: 'intended', intention }).waiting.length === 0;

const countIn = ({ waiting }: CartState): number => waiting.filter(isOfContents).length;
