import type { CallFailure } from './failure-class.ts';
import type { Landing } from './landing.ts';
import type { LineKey } from './line-key.ts';
import type { LineWatch } from './line-watch.ts';
import type { RetryStep } from './retry-step.ts';

/**
 * An add that is being carried out (C7): what it is, and what has become of it so far. Plain data,
 * to be kept in a store: after a restart it goes on as after a connection that was reset.
 */
export type AddPlan = {
  readonly kind: 'add';
  /** The action key under which it was asked for. */
  readonly key: string;
  readonly line: LineKey;
  readonly quantity: number;
  /** How much the line held before; unknown until the cart is read. */
  readonly baseline?: number;
  /** How often the network may deliver one request: 2 where a proxy may repeat it, else 1. */
  readonly deliveries: number;
  /** What earlier changes may still do to the line. */
  readonly watch?: LineWatch;
  readonly begunAt: number;
  readonly waits: number;
  readonly sends: number;
  /** How many of the sends may have been carried out: no answer came. */
  readonly unanswered: number;
  /** Whether a send was answered as carried out. */
  readonly isAnswered: boolean;
  /** What the line was set to by requests that may land, or land once more. */
  readonly openSets: readonly number[];
  /** When what was sent is certain to have landed or never to land. */
  readonly landedBy: number;
  /** Why a send was refused after another had stayed without answer; or why its target was. */
  readonly refusal?: CallFailure;
  /**
   * Why the line may never come to its target. `short`: it was seen to hold less, so that to raise
   * it may be refused. `refused`: that was refused, and the line is to go back to what it held
   * before. `stuck`: nor can it be set to that.
   */
  readonly doubt?: 'short' | 'refused' | 'stuck';
  readonly step: RetryStep;
};

/** What an add is begun with. */
export type AddStart = {
  readonly key: string;
  readonly line: LineKey;
  readonly quantity: number;
  /**
   * How much of it the cart held when it was last seen; left out where it was not, or where a
   * change of it has failed since. Of a watched line it is what is expected of it.
   */
  readonly baseline?: number;
  readonly deliveries?: number;
  /** What is watched on this line already. */
  readonly watch?: LineWatch;
  readonly now: number;
};

/**
 * Begins an add. To recognise its own work it has to know what was there before, so that it is read
 * first where nobody knows.
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

/** How much the line is to hold in the end. */
export const targetOf = ({ baseline = 0, quantity }: AddPlan): number => baseline + quantity;

/**
 * Everything that may have landed on the line since the add began, or may land yet. So many of the
 * add's own deliveries are left out as `counted` for.
 */
export function landingsOf(plan: AddPlan, counted: 0 | 1): readonly Landing[] {
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
