import type { Clock } from '#ports/clock.ts';
import type { BreakerState, GuardWatch, SettledCall } from '#ports/guard-watch.ts';
import type { GuardedCall, Held, UpstreamGuard } from '#ports/upstream-guard.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { createBreaker, type Judge } from './breaker.ts';
import { BULKHEAD, createBulkhead, type BulkheadRules } from './bulkhead.ts';
import { createRetryBudget } from './retry-budget.ts';

export type GuardParts = {
  /** `magento`, as the figures call it. */
  readonly upstream: string;
  /** One that nobody sets. */
  readonly stopwatch: Clock;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly watch: GuardWatch;
  /** False where the vendor's client leaves hosts alone by itself. */
  readonly breaks?: boolean;
  readonly bulkhead?: BulkheadRules;
};

/** In milliseconds: who gives up after this has waited for the upstream, not lost interest in it. */
const SLOW = 2000;

const NOT_JUDGED: Judge = () => {};

/** Keeps to the rules of faults table R before one upstream; each upstream has one of its own. */
export function createUpstreamGuard(parts: GuardParts): UpstreamGuard {
  const { upstream, stopwatch, watch, breaks = true } = parts;
  const onChange = (state: BreakerState) => watch.changed(upstream, state);
  const breaker = breaks ? createBreaker({ ...parts, onChange }) : undefined;
  const bulkhead = createBulkhead(parts.bulkhead ?? BULKHEAD);
  const budget = createRetryBudget(stopwatch);
  watch.opened(upstream, () => ({ inFlight: bulkhead.inFlight(), waiting: bulkhead.waiting() }));

  async function send<Answer>(call: GuardedCall<Answer>): Promise<Result<Answer, Held>> {
    const turn = await bulkhead.enter(call.signal);
    if (turn !== 'entered') return err(turn);
    try {
      const judge = breaker?.admit() ?? (breaker && !call.isSpared ? undefined : NOT_JUDGED);
      if (!judge) return err('open');
      budget.called();
      return ok(await judged(call, judge, stopwatch));
    } finally {
      bulkhead.leave();
    }
  }

  return {
    async run(call) {
      const start = stopwatch.now();
      // Nobody waits in line to hear that the upstream is left alone.
      const isHeld = !call.isSpared && breaker?.admits() === false;
      const answer = isHeld ? err('open' as const) : await send(call);
      const outcome = outcomeOf(call, answer);
      const duration = stopwatch.now() - start;
      watch.settled({ upstream, operation: call.operation, outcome, duration });
      return answer;
    },
    mayRetry() {
      const isAllowed = budget.mayRetry();
      watch.retried(upstream, isAllowed);
      return isAllowed;
    },
  };
}

/** Sends a call, and tells the breaker how it went. */
async function judged<Answer>(
  call: GuardedCall<Answer>,
  judge: Judge,
  stopwatch: Clock,
): Promise<Answer> {
  const start = stopwatch.now();
  let outcome: Parameters<Judge>[0] = 'failed';
  try {
    const answer = await call.send();
    const isGivenUp = call.signal?.aborted === true && stopwatch.now() - start < SLOW;
    if (!call.isFailure(answer)) outcome = 'fine';
    else if (isGivenUp) outcome = 'unknown';
    return answer;
  } finally {
    judge(outcome);
  }
}

function outcomeOf<Answer>(
  { isFailure, signal }: GuardedCall<Answer>,
  answer: Result<Answer, Held>,
): SettledCall['outcome'] {
  if (!answer.ok) return answer.error;
  if (!isFailure(answer.value)) return 'fine';
  return signal?.aborted ? 'given-up' : 'failed';
}
