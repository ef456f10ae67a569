import { EMPTY_CART, type Cart, type CartAnswer, type CartItem, type UserError } from './cart.ts';
import type { CartCommand } from './cart-command.ts';
import type { ReplacedCart } from './replaced-cart.ts';
import type { CartRequest } from './next-request.ts';
import type { UnansweredAdd } from './unanswered-add.ts';

/** A tab's cart and its queue of cart commands. Plain data that survives JSON. */
export type CartState = {
  /** The cart as last answered, or as found in storage. */
  readonly cart: Cart;
  /** False until the tab has looked for a cart: the first render is the server's (C1). */
  readonly isKnown: boolean;
  /** Whether only the id of the cart is known: its contents have not been read. */
  readonly isOnlyIdKnown: boolean;
  /** Whether the last read of the cart failed. */
  readonly hasReadFailed: boolean;
  /** The queued commands, in order. */
  readonly queue: readonly CartCommand[];
  /** The single request in flight. */
  readonly requestInFlight?: CartRequest | undefined;
  /** The command that `requestInFlight` carries out, taken from the queue; absent while `requestInFlight` prepares for one. */
  readonly commandInFlight?: CartCommand | undefined;
  /** The cart that was lost, while its contents are migrated to another one (C3). */
  readonly replaced?: ReplacedCart | undefined;
  /** The adds with no answer yet, whose outcome has not been seen in a read cart either (C7). */
  readonly unanswered: readonly UnansweredAdd[];
  /** Why the last change of a line was refused; removed by the next success on that line. */
  readonly refusals: readonly LineRefusal[];
  /** The line that was removed last, as it was shown, until its undo is dismissed. */
  readonly removed?: CartItem | undefined;
};

export type LineRefusal = { readonly uid: string; readonly error: UserError };

export type CartEvent =
  /** A cart was found in browser storage: at the start, or stored there by another tab (C10). */
  | { readonly type: 'restored'; readonly cart: Cart }
  /** The browser knows the id of a cart, but not its contents. */
  | { readonly type: 'id-found'; readonly cartId: string }
  /** Storage holds no cart: there was none, it was ordered, or another tab dropped it. */
  | { readonly type: 'cleared' }
  | { readonly type: 'submitted'; readonly command: CartCommand }
  /** The request of {@link nextRequest} is in flight; one of the next five event types follows. */
  | { readonly type: 'sent' }
  /** The commerce backend has created an empty cart (C3). */
  | { readonly type: 'created'; readonly cartId: string }
  /** In answer to `create`, this is a cart that another tab has created meanwhile (C10). */
  | { readonly type: 'answered'; readonly answer: CartAnswer }
  /**
   * The request failed: no answer came, or the server answered with an error that is neither
   * `busy` nor `unconfirmed` (C5). The contents of the cart are unknown until it is read again. A
   * server that rate-limits reads says when to read again.
   */
  | { readonly type: 'failed'; readonly retryAfterSeconds?: number }
  /**
   * The commerce backend cannot say whether the change was carried out (C7); `isError` if a server
   * in between answered the last request with an error.
   */
  | { readonly type: 'unconfirmed'; readonly isError?: true }
  /** Too many requests, too many attempts, or maintenance: the change was not carried out. */
  | { readonly type: 'busy'; readonly retryAfterSeconds?: number }
  /** The shopper does not need the undo of the last removed line any more. */
  | { readonly type: 'undo-dismissed' };

/** The state of a newly opened tab. */
export const INITIAL_CART_STATE: CartState = {
  cart: EMPTY_CART,
  isKnown: false,
  isOnlyIdKnown: false,
  hasReadFailed: false,
  queue: [],
  unanswered: [],
  refusals: [],
};

/** True from the moment a command is given until it is answered (C5). */
export const isUpdating = ({ requestInFlight, queue }: CartState): boolean =>
  requestInFlight !== undefined || queue.length > 0;

/** The state once the request in flight is settled. */
export const withRequestSettled = (state: CartState): CartState => ({
  ...state,
  requestInFlight: undefined,
  commandInFlight: undefined,
});

/** The queue after the command that the request in flight served is dropped. */
export const queueWithoutServedCommand = ({
  queue,
  commandInFlight,
}: CartState): CartState['queue'] => (commandInFlight ? queue : queue.slice(1));
