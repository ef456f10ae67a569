import fc from 'fast-check';
import { beginAdd, type AddPlan } from '#src/cart/retry/add-plan.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { beginIdempotent, type IdempotentPlan } from '#src/cart/retry/idempotent-plan.ts';
import type { LateEffect } from '#src/cart/retry/late-effect.ts';
import type { ObservedLine } from '#src/cart/retry/line-key.ts';
import type { LineWatch } from '#src/cart/retry/line-watch.ts';
import { nextPlan, type RetryPlan } from '#src/cart/retry/retry-plan.ts';
import type { RetryTiming, RetryEvent } from '#src/cart/retry/retry-step.ts';

export const anyCallFailure: fc.Arbitrary<CallFailure> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(
      'name-not-found',
      'refused-connection',
      'tls',
      'connect-timeout',
      'closed-before-request',
      'timeout',
      'reset',
      'bad-answer',
      'errors-without-data',
      'maintenance',
    ),
  }),
  fc.record(
    {
      kind: fc.constant('http' as const),
      status: fc.oneof(fc.constantFrom(429, 500, 502, 503, 504), fc.nat(599)),
      retryAfterSeconds: fc.oneof(fc.nat(3), fc.nat()),
    },
    { requiredKeys: ['kind', 'status'] },
  ),
  fc.record({
    kind: fc.constant('refused' as const),
    code: fc.constantFrom(
      'cart-locked',
      'cart-not-found',
      'cart-exists',
      'line-not-found',
      'coupon-applied',
      'coupon-not-applied',
      'bad-input',
    ),
  }),
);

/** A failure after which it is unknown whether the change was carried out. */
const anyUnknownFailure: fc.Arbitrary<CallFailure> = fc.constantFrom(
  { kind: 'timeout' },
  { kind: 'reset' },
  { kind: 'bad-answer' },
  { kind: 'errors-without-data' },
  { kind: 'http', status: 500 },
  { kind: 'http', status: 502 },
  { kind: 'http', status: 503 },
  { kind: 'http', status: 504 },
);

/** A line; small, so that quantities coincide. */
export const anyShownLine: fc.Arbitrary<ObservedLine> = fc.record(
  { quantity: fc.nat(8), uid: fc.string() },
  { requiredKeys: ['quantity'] },
);

export const anyLateEffect: fc.Arbitrary<LateEffect> = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    quantity: fc.integer({ min: 1, max: 4 }),
    times: fc.nat(3),
    until: fc.nat(),
  }),
  fc.record({ kind: fc.constant('set' as const), quantity: fc.nat(6), until: fc.nat() }),
);

export const anyLineWatch: fc.Arbitrary<LineWatch> = fc.record(
  {
    line: fc.string(),
    expected: fc.nat(8),
    unconfirmed: fc.record({ before: fc.nat(8), key: fc.string() }, { requiredKeys: ['before'] }),
    landings: fc.array(anyLateEffect, { minLength: 1, maxLength: 3 }),
    checkAgainAt: fc.nat(),
  },
  { requiredKeys: ['line', 'expected', 'landings', 'checkAgainAt'] },
);

export const anyAdd: fc.Arbitrary<AddPlan> = fc
  .record(
    {
      key: fc.string(),
      line: fc.string(),
      quantity: fc.integer({ min: 1, max: 4 }),
      baseline: fc.nat(4),
      deliveries: fc.constantFrom(1, 2),
      watch: anyLineWatch,
      now: fc.nat(),
    },
    { requiredKeys: ['key', 'line', 'quantity', 'now'] },
  )
  .map(beginAdd);

export const anyIdempotent: fc.Arbitrary<IdempotentPlan> = fc
  .record(
    {
      change: fc.constantFrom(
        'update',
        'remove',
        'apply-coupon',
        'remove-coupon',
        'set-address',
        'create-cart',
      ),
      target: fc.record(
        { line: fc.string(), before: fc.nat(4), quantity: fc.nat(4), watch: anyLineWatch },
        { requiredKeys: ['line', 'before', 'quantity'] },
      ),
      deliveries: fc.constantFrom(1, 2),
      now: fc.nat(),
    },
    { requiredKeys: ['change', 'now'] },
  )
  .map(beginIdempotent);

/** An event that fits the current step, if there is one. */
export const anyRetryEvent: fc.Arbitrary<RetryEvent> = fc.oneof(
  fc.constant<RetryEvent>({ type: 'waited' }),
  anyShownLine.map((line): RetryEvent => ({ type: 'answered', line })),
  anyCallFailure.map((failure): RetryEvent => ({ type: 'failed', failure })),
);

/** An outcome for the next step of a plan: a wait passes, a call settles. */
export type StepOutcome = {
  readonly reply: RetryEvent;
  readonly after: number;
  readonly jitter: number;
};

const anyStepOutcome: fc.Arbitrary<StepOutcome> = fc.record({
  reply: fc.oneof(
    {
      weight: 3,
      arbitrary: anyUnknownFailure.map((failure): RetryEvent => ({ type: 'failed', failure })),
    },
    {
      weight: 2,
      arbitrary: anyCallFailure.map((failure): RetryEvent => ({ type: 'failed', failure })),
    },
    { weight: 4, arbitrary: anyShownLine.map((line): RetryEvent => ({ type: 'answered', line })) },
  ),
  after: fc.oneof(fc.nat(100), fc.nat(10_000)),
  jitter: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
});

/** Longer than any plan: a plan that outlives it does not end. */
export const anyStepOutcomes: fc.Arbitrary<readonly StepOutcome[]> = fc.array(anyStepOutcome, {
  minLength: 40,
  maxLength: 40,
});

/** Every plan along a course, from the first to the last. */
export function planSequence<Plan extends RetryPlan>(
  initialPlan: Plan,
  outcomes: readonly StepOutcome[],
): readonly Plan[] {
  let now = initialPlan.begunAt;
  const plans = [initialPlan];
  for (const { reply, after, jitter } of outcomes) {
    const plan = plans.at(-1) ?? initialPlan;
    now += plan.step.kind === 'wait' ? plan.step.milliseconds : after;
    const event: RetryEvent = plan.step.kind === 'wait' ? { type: 'waited' } : reply;
    const timing: RetryTiming = { now, jitter };
    plans.push(nextPlan(plan, event, timing));
  }
  return plans;
}
