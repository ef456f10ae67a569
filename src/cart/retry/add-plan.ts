import type { CallFailure } from './failure-class.ts';
import type { LateEffect } from './late-effect.ts';
import type { LineKey } from './line-key.ts';
import type { LineWatch } from './line-watch.ts';
import type { RetryStep } from './retry-step.ts';

/**
 * The state of an add that is being carried out (C7). Plain data to be stored: after a restart it
 * continues as after a connection reset.
 */
export type AddPlan = {
  readonly kind: 'add';
  /** The idempotency key of the request. */
  readonly key: string;
  readonly line: LineKey;
  readonly quantity: number;
  /** The quantity of the line before the add; unknown until the cart is read. */
  readonly baseline?: number;
  /** How often the network may deliver one request: 2 if a proxy may repeat it, otherwise 1. */
  readonly deliveries: number;
  /** Late effects of earlier changes on the line. */
  readonly watch?: LineWatch;
  readonly begunAt: number;
  readonly waits: number;
  readonly sends: number;
  /** Number of sends that may have been carried out although no answer came. */
  readonly unanswered: number;
  /**
   * How many of them met maintenance mode, as far as the page tells: a proxy may send the same page
   * in place of a lost answer. Confirmed if the read after it meets maintenance mode as well.
   */
  readonly inMaintenance?: number;
  /** Whether a send was answered as carried out. */
  readonly isAnswered: boolean;
  /** The quantities set by requests that may take effect late, or once more. */
  readonly openSets: readonly number[];
  /** Time by which everything sent has taken effect or never will. */
  readonly landedBy: number;
  /** Why a send was refused after an unanswered one, or why setting the target quantity was. */
  readonly refusal?: CallFailure;
  /**
   * Why the line may never reach its target. `short`: it was seen to hold less, so that raising it
   * may be refused. `refused`: raising it was refused, and the line is to be set back to its former
   * quantity. `stuck`: that was refused too.
   */
  readonly doubt?: 'short' | 'refused' | 'stuck';
  readonly step: RetryStep;
};

/** Input of a new add. */
export type AddStart = {
  readonly key: string;
  readonly line: LineKey;
  readonly quantity: number;
  /**
   * The quantity in the cart when it was last seen; absent if it was not seen, or if a change of it
   * has failed since. For a watched line, the expected quantity.
   */
  readonly baseline?: number;
  readonly deliveries?: number;
  /** The existing watch of this line. */
  readonly watch?: LineWatch;
  readonly now: number;
};

/**
 * Begins an add. The former quantity is needed to recognize the add's effect later, so that the
 * cart is read first if it is unknown.
 */
export const beginAdd = (start: AddStart): AddPlan => ({
  kind: 'add',
  key: start.key,
  line: start.line,
  quantity: start.quantity,
  ...(start.baseline === undefined ? {} : { baseline: start.baseline }),
  deliveries: start.deliveries ?? 1,
  ...(start.watch ? { watch: start.watch } : {}),
  begunAt: start.now,
  waits: 0,
  sends: start.baseline === undefined ? 0 : 1,
  unanswered: 0,
  isAnswered: false,
  openSets: [],
  landedBy: start.now,
  step: { kind: start.baseline === undefined ? 'read' : 'send' },
});

/** The final quantity of the line. */
export const targetQuantity = ({ baseline = 0, quantity }: AddPlan): number => baseline + quantity;

/**
 * Every request that may have taken effect on the line since the add began, or still may. Leaves
 * out `counted` deliveries of the add itself.
 */
export function lateEffectsOf(plan: AddPlan, counted: 0 | 1): readonly LateEffect[] {
  const { watch, quantity, landedBy: until, openSets } = plan;
  const times = deliveriesOf(plan) - counted;
  return [
    ...(watch?.landings ?? []),
    ...(times > 0 ? [{ kind: 'add', quantity, times, until } as const] : []),
    ...openSets.map((to) => ({ kind: 'set', quantity: to, until }) as const),
  ];
}

const deliveriesOf = ({ unanswered, isAnswered, deliveries }: AddPlan): number =>
  (unanswered + (isAnswered ? 1 : 0)) * deliveries;
