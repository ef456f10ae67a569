import type { Cart } from './cart.ts';
import { type CartCommand, isContentCommand, refersToContents } from './cart-command.ts';
import { type CartOutcome, cartOutcomeOf } from './cart-outcome.ts';
import { type CartEvent, type CartState } from './cart-state.ts';
import { nextCartState } from './next-cart-state.ts';
import { enqueueCommand } from './command-queue.ts';
import { type CartRequest, nextRequest } from './next-request.ts';
import { type SettledCommand, settledCommands } from './command-result.ts';
import { isSamePersistedCart, persistedAfter, type PersistedCart } from './persisted-cart.ts';

/** A change of the cart by a command of this tab, with the backend's cart before and after it. */
export type CartChange = {
  readonly command: CartCommand;
  readonly before: Cart;
  readonly after: Cart;
};

/** What a tab has to do after an event, in this order. */
export type CartEffect =
  /** Report a change to those who measure it; not one that a refetch found. */
  | { readonly kind: 'report-change'; readonly change: CartChange }
  /**
   * Persist the cart for other tabs and later visits (C1, C10); except the id of a created cart, which
   * the sender stores under its lock.
   */
  | { readonly kind: 'persist'; readonly cart: PersistedCart }
  /** Notify the shopper (C4, C5). `commandId` is the command in flight, whose form may show it. */
  | { readonly kind: 'notify'; readonly outcome: CartOutcome; readonly commandId?: string }
  /** Resolve a command that has ended. */
  | ({ readonly kind: 'settle' } & SettledCommand)
  /** Send a request. The state says already that it is in flight. */
  | { readonly kind: 'send'; readonly request: CartRequest };

/** The state of a tab after an event, and what the tab has to do. */
export type CartTransition = {
  readonly state: CartState;
  readonly effects: readonly CartEffect[];
};

/** The transition of a tab by an event, with the next request if none is in flight. */
export function reduceCart(
  state: CartState,
  persisted: PersistedCart,
  event: CartEvent,
): CartTransition {
  const after = nextCartState(state, event);
  const effects = [
    ...reportedChanges(state, event, after),
    ...persistEffects(persisted, persistedAfter(persisted, event, state, after)),
    ...outcomesOf(state, event, after).map((outcome) => notifyEffect(outcome, state)),
    ...settledCommands(state, event, after).map(settleEffect),
  ];
  const request = nextRequest(after);
  if (!request) return { state: after, effects };
  // "sent" puts the same request of `nextRequest` in flight, with the command that it carries out.
  const sent = nextCartState(after, { type: 'sent' });
  return { state: sent, effects: [...effects, { kind: 'send', request }] };
}

function reportedChanges(
  { commandInFlight: command, cart: before }: CartState,
  event: CartEvent,
  { cart: after }: CartState,
): readonly CartEffect[] {
  const isChange = command && command.kind !== 'load' && event.type === 'answered';
  if (!isChange || after === before) return [];
  return [{ kind: 'report-change', change: { command, before, after } }];
}

const persistEffects = (before: PersistedCart, cart: PersistedCart): readonly CartEffect[] =>
  isSamePersistedCart(before, cart) ? [] : [{ kind: 'persist', cart }];

function notifyEffect(outcome: CartOutcome, { commandInFlight }: CartState): CartEffect {
  const commandId = commandInFlight?.commandId;
  return { kind: 'notify', outcome, ...(commandId !== undefined && { commandId }) };
}

const settleEffect = ({ commandId, result }: SettledCommand): CartEffect => ({
  kind: 'settle',
  commandId,
  result,
});

function outcomesOf(state: CartState, event: CartEvent, after: CartState): readonly CartOutcome[] {
  const outcome = cartOutcomeOf(state, event);
  return [
    ...(outcome ? [outcome] : []),
    ...(dropsCommand(state, event, after) ? [{ kind: 'dropped' } as const] : []),
  ];
}

/**
 * Whether an event drops a command, in the state it meets, because the command names something that
 * is not in the cart (C6). Commands dropped by a failure are reported with the failure.
 */
export function dropsCommand(
  state: CartState,
  event: CartEvent,
  after = nextCartState(state, event),
): boolean {
  switch (event.type) {
    case 'submitted':
      return isNoOpCommand(state, event.command, after);
    case 'restored':
    case 'id-found':
    case 'cleared':
    case 'created':
    case 'answered':
      return contentCommandCount(after) < contentCommandCount(state);
    case 'failed':
    case 'unconfirmed':
    case 'busy':
    case 'sent':
    case 'undo-dismissed':
      return false;
  }
}

/** Whether a command is dropped although the queue has room: the queue is empty after it. */
const isNoOpCommand = (state: CartState, command: CartCommand, after: CartState): boolean =>
  refersToContents(command) && enqueueCommand(state, command).ok && after.queue.length === 0;

const contentCommandCount = ({ queue }: CartState): number => queue.filter(isContentCommand).length;
