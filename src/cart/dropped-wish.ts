import { nextCart, type CartEvent, type CartState } from './cart-state.ts';
import { isOfContents, namesContents, type Intention } from './intention.ts';
import { withIntention } from './waiting.ts';

/**
 * Whether an event takes out a wish, in the state that it meets, because what it names is not there
 * (C6). What a failure takes out is told with the failure.
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

/** Whether a wish is not taken, though there is room for it: it stands last, or not at all. */
const isPointless = (state: CartState, intention: Intention): boolean =>
  namesContents(intention) &&
  withIntention(state, intention).ok &&
  nextCart(state, { type: 'intended', intention }).waiting.length === 0;

const countIn = ({ waiting }: CartState): number => waiting.filter(isOfContents).length;
