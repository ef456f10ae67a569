import type { UserError } from './cart.ts';
import { cartOutcomeOf, type CartOutcome } from './cart-outcome.ts';
import type { CartEvent, CartState } from './cart-state.ts';
import type { CartCommand } from './cart-command.ts';
import { isSatisfiedByQueue } from './restore-line.ts';

/** The result of a shopper's command. */
export type CommandResult =
  /** `pieces`: the quantity that an add has added, with that of the presses it joined. */
  | { readonly kind: 'granted'; readonly pieces?: number }
  /** The commerce backend refused it for these reasons. */
  | { readonly kind: 'refused'; readonly errors: readonly UserError[] }
  /** Too many requests: certainly not carried out. It can be retried after `retryAfterSeconds`. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds?: number }
  | {
      readonly kind:
        /** The request failed: no answer came, or the server answered with an error (C5). */
        | 'failed'
        /** It is unknown whether it was carried out. */
        | 'unconfirmed'
        /** It was never sent: what it names is not there, or cannot be seen. */
        | 'dropped'
        /** It was never sent: a newer command replaced it. */
        | 'superseded'
        /** The queue was full. */
        | 'queue-full';
    };

/** The id of a command that ended, with its result. */
export type SettledCommand = { readonly commandId: string; readonly result: CommandResult };

/**
 * The commands that an event ends, and their results. Each command with an id is reported once, as
 * soon as its id is neither in flight nor queued: the add of a rest keeps the id, so that its caller
 * waits on, and an add that a newer one joined is `superseded`.
 */
export function settledCommands(
  before: CartState,
  event: CartEvent,
  after: CartState,
): readonly SettledCommand[] {
  const submittedIds = commandIdsIn(event.type === 'submitted' ? [event.command] : []);
  const remainingIds = new Set(commandIdsOf(after));
  return [...new Set([...commandIdsOf(before), ...submittedIds])]
    .filter((commandId) => !remainingIds.has(commandId))
    .map((commandId) => ({ commandId, result: resultOf(commandId, before, event) }));
}

function resultOf(commandId: string, before: CartState, event: CartEvent): CommandResult {
  const outcome = cartOutcomeOf(before, event);
  if (event.type === 'submitted') {
    if (commandId !== event.command.commandId) return { kind: 'superseded' };
    if (outcome) return toResult(outcome);
    return isSatisfiedByQueue(before, event.command) ? { kind: 'granted' } : DROPPED;
  }
  const served = before.commandInFlight ?? before.queue[0];
  return outcome && commandId === served?.commandId ? toResult(outcome) : DROPPED;
}

/** A command on an ordered cart is not carried over to the cart that replaces it. */
function toResult(outcome: CartOutcome): CommandResult {
  switch (outcome.kind) {
    case 'refused':
      return { kind: 'refused', errors: outcome.errors };
    case 'busy':
      return outcome;
    case 'granted': {
      const { command } = outcome;
      return command.kind === 'add'
        ? { kind: 'granted', pieces: command.item.quantity }
        : { kind: 'granted' };
    }
    case 'failed':
    case 'unconfirmed':
    case 'dropped':
    case 'queue-full':
      return { kind: outcome.kind };
    case 'replaced':
      return DROPPED;
  }
}

const DROPPED: CommandResult = { kind: 'dropped' };

const commandIdsOf = ({ commandInFlight, queue }: CartState): readonly string[] =>
  commandIdsIn(commandInFlight ? [commandInFlight, ...queue] : queue);

const commandIdsIn = (commands: readonly CartCommand[]): readonly string[] =>
  commands.flatMap(({ commandId }) => commandId ?? []);
