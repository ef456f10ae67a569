import type { Clock } from '#ports/clock-and-ids.ts';
import type {
  BreakerState,
  CallRejection,
  GuardedCall,
  SettledCall,
  UpstreamGuard,
  UpstreamObserver,
} from '#ports/upstreams.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { createBreaker, type ReportOutcome } from './breaker.ts';
import { type BulkheadRules, createBulkhead, DEFAULT_BULKHEAD_RULES } from './bulkhead.ts';
import { createRecentCounts } from './recent-counts.ts';

export type GuardParts = {
  /** Name in the metrics: `magento`. */
  readonly upstream: string;
  /** A monotonic clock. */
  readonly stopwatch: Clock;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly watch: UpstreamObserver;
  /** False if the vendor's client skips failing hosts by itself. */
  readonly hasBreaker?: boolean;
  readonly bulkhead?: BulkheadRules;
};

/** In milliseconds: a call aborted after this has failed, as its caller did wait for it. */
const MIN_SLOW_DURATION = 2000;

const IGNORE_OUTCOME: ReportOutcome = () => {};

/** Applies the limits of docs/cases.md to one upstream; each upstream has its own guard. */
export function createUpstreamGuard(parts: GuardParts): UpstreamGuard {
  const { upstream, stopwatch, watch, hasBreaker = true } = parts;
  const onChange = (state: BreakerState) => watch.breakerChanged(upstream, state);
  const breaker = hasBreaker ? createBreaker({ ...parts, onChange }) : undefined;
  const bulkhead = createBulkhead(parts.bulkhead ?? DEFAULT_BULKHEAD_RULES);
  const budget = createRetryBudget(stopwatch);
  watch.registerLoad(upstream, () => ({
    inFlight: bulkhead.inFlight(),
    waiting: bulkhead.waiting(),
  }));

  async function send<Answer>(call: GuardedCall<Answer>): Promise<Result<Answer, CallRejection>> {
    const turn = await bulkhead.enter(call.signal);
    if (turn !== 'entered') return err(turn);
    try {
      const report =
        breaker?.admit() ?? (breaker && !call.bypassesBreaker ? undefined : IGNORE_OUTCOME);
      if (!report) return err('open');
      budget.called();
      return ok(await sendAndReport(call, report, stopwatch));
    } finally {
      bulkhead.leave();
    }
  }

  return {
    async run(call) {
      const start = stopwatch.now();
      // Fails at once while the breaker is open, without waiting in the queue.
      const isBlocked = !call.bypassesBreaker && breaker?.admits() === false;
      const answer = isBlocked ? err('open' as const) : await send(call);
      const outcome = outcomeOf(call, answer);
      const duration = stopwatch.now() - start;
      watch.callSettled({ upstream, operation: call.operation, outcome, duration });
      return answer;
    },
    acquireRetry() {
      const isAllowed = budget.acquireRetry();
      watch.retried(upstream, isAllowed);
      return isAllowed;
    },
  };
}

/** Sends a call and reports its outcome to the breaker. */
async function sendAndReport<Answer>(
  call: GuardedCall<Answer>,
  report: ReportOutcome,
  stopwatch: Clock,
): Promise<Answer> {
  const start = stopwatch.now();
  let outcome: Parameters<ReportOutcome>[0] = 'failed';
  try {
    const answer = await call.send();
    const isAbortedEarly =
      call.signal?.aborted === true && stopwatch.now() - start < MIN_SLOW_DURATION;
    if (!call.isFailure(answer)) outcome = 'fine';
    else if (isAbortedEarly) outcome = 'unknown';
    return answer;
  } finally {
    report(outcome);
  }
}

function outcomeOf<Answer>(
  { isFailure, signal }: GuardedCall<Answer>,
  answer: Result<Answer, CallRejection>,
): SettledCall['outcome'] {
  if (!answer.ok) return answer.error;
  if (!isFailure(answer.value)) return 'fine';
  return signal?.aborted ? 'given-up' : 'failed';
}

/* A tenth of the calls of the last 10 s, plus one per second (docs/cases.md, Limits). */
const SPAN = 10_000;
const RETRY_SHARE = 0.1;
const MIN_RETRIES = 10;

/** Limits the share of retries, so that a failing upstream does not get every call twice. */
export function createRetryBudget(stopwatch: Clock) {
  const recent = createRecentCounts<'call' | 'retry'>(stopwatch, SPAN);
  return {
    called: (): void => recent.add('call'),
    /** Counts the retry if it is allowed. */
    acquireRetry(): boolean {
      const isAllowed = recent.count('retry') < MIN_RETRIES + recent.count('call') * RETRY_SHARE;
      if (isAllowed) recent.add('retry');
      return isAllowed;
    },
  };
}
