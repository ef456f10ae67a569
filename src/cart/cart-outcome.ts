import type { CartAnswer, UserError } from './cart.ts';
import { hasCartExpired, invalidCartReasonOf, type InvalidCartReason } from './cart-answer.ts';
import type { CartEvent, CartState } from './cart-state.ts';
import { isChangeRequest } from './next-request.ts';
import { isMigrated } from './replaced-cart.ts';
import type { CartCommand } from './cart-command.ts';
import { enqueueCommand, type QueueFull } from './command-queue.ts';
import { holdsItem, replacedLines } from './replace-line.ts';
import { addOfRest, stockInCart } from './partial-add.ts';
import { interpretCommand } from './unanswered-add.ts';

/** The outcome of an event or a command, to be reported to the shopper. */
export type CartOutcome =
  | { readonly kind: 'granted'; readonly command: CartCommand }
  /**
   * The commerce backend refused part of the change for these reasons; the rest was done (C4).
   * `stockInCart`: it refused an add because the cart has the whole stock already, which is this.
   */
  | {
      readonly kind: 'refused';
      readonly errors: readonly UserError[];
      readonly stockInCart?: number;
    }
  /** The cart is gone and another replaces it; reported once (C3). */
  | { readonly kind: 'replaced'; readonly reason: InvalidCartReason }
  /** The request failed: no answer came, or the server answered with an error (C5). */
  | { readonly kind: 'failed' }
  /** The server was too busy and did nothing (C5). */
  | { readonly kind: 'busy'; readonly retryAfterSeconds?: number }
  /** It is unknown whether the change was carried out; the cart is read again to check (C7). */
  | { readonly kind: 'unconfirmed'; readonly command: CartCommand | undefined }
  /** A command named something that is not in the cart any more. */
  | { readonly kind: 'dropped' }
  /** The queue is full; the command is not carried out. */
  | QueueFull;

/**
 * The outcome to report for an event in the state it meets; `undefined` if there is nothing to
 * report, for example when a read finds the cart. An answered command is `replaced` if its cart is
 * gone, nothing yet if an add of the rest or a removal follows, `refused` if it has userErrors, else
 * `granted`.
 */
export function cartOutcomeOf(state: CartState, event: CartEvent): CartOutcome | undefined {
  switch (event.type) {
    case 'submitted': {
      const enqueued = enqueueCommand(state, interpretCommand(state, event.command));
      return enqueued.ok ? undefined : enqueued.error;
    }
    case 'created':
      return event.cartId === '' ? { kind: 'failed' } : undefined;
    case 'answered':
      return outcomeOfAnswer(state, event.answer);
    case 'failed':
      return isNotReported(state) ? undefined : { kind: 'failed' };
    case 'busy':
      return isNotReported(state) ? undefined : toBusy(event);
    case 'unconfirmed':
      return outcomeOfUnconfirmed(state, event);
    case 'restored':
    case 'id-found':
    case 'cleared':
    case 'sent':
    case 'undo-dismissed':
      return undefined;
  }
}

/**
 * Whether a failure is not reported: no request is in flight, or only one of the tab itself, to
 * load the cart or to replace one from which nothing is migrated.
 */
function isNotReported({
  requestInFlight,
  commandInFlight,
  queue,
  replaced,
  cart,
}: CartState): boolean {
  if (requestInFlight?.kind === 'create')
    return queue[0]?.kind === 'load' && isMigrated(replaced, cart);
  return !requestInFlight || (requestInFlight.kind === 'read' && commandInFlight !== undefined);
}

const toBusy = ({ retryAfterSeconds }: CartEvent & { readonly type: 'busy' }): CartOutcome => ({
  kind: 'busy',
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

/** The command is given up together with the request that had to precede it. */
function outcomeOfUnconfirmed(
  state: CartState,
  { isError }: CartEvent & { readonly type: 'unconfirmed' },
): CartOutcome | undefined {
  const { requestInFlight, commandInFlight, queue } = state;
  if (!requestInFlight || isNotReported(state)) return undefined;
  if (!isChangeRequest(requestInFlight) || isError) return { kind: 'failed' };
  return { kind: 'unconfirmed', command: commandInFlight ?? queue[0] };
}

/** Reports nothing for a cart that is unchanged, or for an empty cart that is gone. */
const outcomeOfRead = (
  state: CartState,
  cartId: string,
  answer: CartAnswer,
): CartOutcome | undefined =>
  cartId === state.cart.id && hasCartExpired(state, answer)
    ? { kind: 'replaced', reason: 'CART_NOT_FOUND' }
    : undefined;

function outcomeOfAnswer(state: CartState, answer: CartAnswer): CartOutcome | undefined {
  const { requestInFlight, commandInFlight, replaced } = state;
  if (!requestInFlight) return undefined;
  if (requestInFlight.kind === 'read') return outcomeOfRead(state, requestInFlight.cartId, answer);
  if (requestInFlight.kind === 'create') return answer.cart?.id ? undefined : { kind: 'failed' };
  const reason = invalidCartReasonOf(answer);
  if (reason && !replaced && commandInFlight) return { kind: 'replaced', reason };
  if (reason) return { kind: 'refused', errors: [{ code: reason, message: '' }] };
  if (addOfRest(state, answer) || replacedLines(state, answer)) return undefined;
  if (answer.userErrors.length > 0) return toRefused(state, answer);
  return commandInFlight && outcomeOfCarriedOut(commandInFlight, answer);
}

/** An add under an earlier key changes nothing: its line may have been removed since. */
const outcomeOfCarriedOut = (command: CartCommand, { cart }: CartAnswer): CartOutcome =>
  command.kind === 'replace-line' && !cart?.items.some((line) => holdsItem(line, command.item))
    ? { kind: 'dropped' }
    : { kind: 'granted', command };

function toRefused(state: CartState, answer: CartAnswer): CartOutcome {
  const stock = stockInCart(state, answer);
  const refused = { kind: 'refused', errors: answer.userErrors } as const;
  return stock === undefined ? refused : { ...refused, stockInCart: stock };
}
