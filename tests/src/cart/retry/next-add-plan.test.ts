import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginAdd, targetQuantity, type AddPlan, type AddStart } from '#src/cart/retry/add-plan.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import type { LateEffect } from '#src/cart/retry/late-effect.ts';
import { nextAddPlan } from '#src/cart/retry/next-add-plan.ts';
import { watchAfterAdd } from '#src/cart/retry/retry-plan.ts';
import { isOutcome, type RetryEvent } from '#src/cart/retry/retry-step.ts';
import {
  anyAdd,
  anyStepOutcomes,
  anyRetryEvent,
  planSequence,
} from '../../../support/arbitraries/retry.ts';

const LOST: CallFailure = { kind: 'timeout' };
const REFUSED: CallFailure = { kind: 'refused-connection' };
const SOLD_OUT: CallFailure = { kind: 'refused', code: 'bad-input' };
const LOCKED: CallFailure = { kind: 'refused', code: 'cart-locked' };
const MAINTENANCE: CallFailure = { kind: 'maintenance' };
const BUSY: CallFailure = { kind: 'http', status: 429 };
const GONE: CallFailure = { kind: 'refused', code: 'cart-not-found' };

/** An add of 2 to a line that holds 1. */
const begun = (more: Partial<AddStart> = {}): AddPlan =>
  beginAdd({ key: 'click', line: 'M1', quantity: 2, baseline: 1, now: 0, ...more });
const waited: RetryEvent = { type: 'waited' };
const failed = (failure: CallFailure): RetryEvent => ({ type: 'failed', failure });
const shows = (quantity: number): RetryEvent => ({
  type: 'answered',
  line: { quantity, uid: 'line-1' },
});
const after = (plan: AddPlan, ...events: readonly RetryEvent[]): AddPlan =>
  events.reduce((plan, event) => nextAddPlan(plan, event, { now: 100, jitter: 0 }), plan);
const stepAfter = (...events: readonly RetryEvent[]) => after(begun(), ...events).step;

/** A lost send, and the wait before the read that checks it. */
const LOST_SEND = [failed(LOST), waited];

describe('beginAdd', () => {
  it('C7 sends at once if the contents of the cart are known', () => {
    expect(begun()).toMatchObject({ sends: 1, step: { kind: 'send' } });
  });

  it('C7 reads the cart first if they are unknown, in order to know the target', () => {
    const { baseline: _, ...start } = {
      key: 'click',
      line: 'M1',
      quantity: 2,
      baseline: 1,
      now: 0,
    };
    expect(beginAdd(start)).toMatchObject({ sends: 0, step: { kind: 'read' } });
    expect(beginAdd(start)).not.toHaveProperty('baseline');
    expect(after(beginAdd(start), shows(4))).toMatchObject({
      baseline: 4,
      sends: 1,
      step: { kind: 'send' },
    });
  });
});

describe('nextAddPlan', () => {
  it('C7 is done with the first answer', () => {
    expect(stepAfter(shows(3))).toEqual({ kind: 'done', quantity: 3 });
  });

  it('C7 treats an answer as success though another device has changed the line', () => {
    expect(stepAfter(shows(7))).toEqual({ kind: 'done', quantity: 7 });
    expect(stepAfter(shows(1))).toEqual({ kind: 'done', quantity: 1 });
  });

  it('C7 ends with a refusal if no open send could explain it', () => {
    expect(stepAfter(failed(SOLD_OUT))).toEqual({ kind: 'refused', failure: SOLD_OUT });
  });

  describe('in maintenance mode', () => {
    const SEND = [failed(MAINTENANCE), waited];

    it('C7 is unknown if the read after it is lost: a proxy may have sent the page', () => {
      const reading = after(begun(), failed(MAINTENANCE), waited);
      const late = nextAddPlan(reading, failed(LOST), { now: 20_000, jitter: 0 });
      expect(late.step).toEqual({ kind: 'unknown' });
    });

    it('C7 was not carried out if the read after it meets maintenance mode too, after one wait', () => {
      expect(stepAfter(failed(MAINTENANCE))).toMatchObject({ kind: 'wait', next: 'read' });
      expect(stepAfter(...SEND, failed(MAINTENANCE))).toEqual({
        kind: 'unavailable',
        retryAfterSeconds: 60,
      });
    });

    it('C7 is judged by the read if the mode has ended, or the page was that of a proxy', () => {
      expect(stepAfter(...SEND, shows(3))).toEqual({ kind: 'done', quantity: 3 });
      expect(after(begun(), ...SEND, shows(1))).toMatchObject({ sends: 2, step: { kind: 'send' } });
    });

    it('C7 watches the line, in case the page was that of a proxy', () => {
      const ended = after(begun(), ...SEND, failed(MAINTENANCE));
      expect(watchAfterAdd(ended)).toMatchObject({
        expected: 1,
        landings: [{ kind: 'add', quantity: 2, times: 1 }],
      });
    });

    it('C7 is unknown if an earlier send was lost, or the request may be delivered twice', () => {
      const lost = [...LOST_SEND, shows(1), failed(MAINTENANCE), waited, failed(MAINTENANCE)];
      expect(stepAfter(...lost)).toEqual({ kind: 'unknown' });
      const twice = after(begun({ deliveries: 2 }), ...SEND, failed(MAINTENANCE));
      expect(twice.step).toEqual({ kind: 'unknown' });
    });

    it('C7 reads again after a lost read', () => {
      expect(stepAfter(...SEND, failed(LOST))).toMatchObject({ kind: 'wait', next: 'read' });
    });

    it('C7 ends at once if the cart cannot be read before the add', () => {
      const { baseline: _, ...start } = { key: 'k', line: 'M1', quantity: 2, baseline: 1, now: 0 };
      expect(after(beginAdd(start), failed(MAINTENANCE)).step).toEqual({
        kind: 'unavailable',
        retryAfterSeconds: 60,
      });
    });
  });

  describe('when it was certainly not applied', () => {
    it('C7 retries three times, with longer waits', () => {
      const failures = Array.from({ length: 3 }, () => [failed(REFUSED), waited]).flat();
      expect(after(begun(), ...failures)).toMatchObject({ sends: 4, step: { kind: 'send' } });
      const waits = [0, 2, 4].map((count) =>
        stepAfter(...failures.slice(0, count), failed(REFUSED)),
      );
      expect(waits).toEqual([
        { kind: 'wait', milliseconds: 500, next: 'send' },
        { kind: 'wait', milliseconds: 1000, next: 'send' },
        { kind: 'wait', milliseconds: 2000, next: 'send' },
      ]);
      expect(stepAfter(...failures, failed(REFUSED))).toEqual({ kind: 'unavailable' });
    });

    it('C7 returns the Retry-After of the backend', () => {
      const busy = failed({ kind: 'http', status: 503, retryAfterSeconds: 60 });
      expect(stepAfter(busy)).toEqual({ kind: 'unavailable', retryAfterSeconds: 60 });
    });

    it('C7 finally checks once more whether an earlier send has arrived', () => {
      const events = [...LOST_SEND, shows(1), failed(REFUSED), waited, failed(REFUSED), waited];
      const last = after(begun(), ...events, failed(REFUSED));
      expect(last.step).toEqual({ kind: 'wait', milliseconds: 4000, next: 'read' });
      expect(after(last, waited, shows(3)).step).toEqual({ kind: 'done', quantity: 3 });
      expect(after(last, waited, shows(1)).step).toEqual({ kind: 'unknown' });
    });
  });

  describe('when it is unknown whether it was applied', () => {
    it('C7 waits, and reads', () => {
      expect(stepAfter(failed(LOST))).toEqual({ kind: 'wait', milliseconds: 500, next: 'read' });
      expect(stepAfter(...LOST_SEND)).toEqual({ kind: 'read' });
    });

    it('C7 is done if the line has the target quantity', () => {
      expect(stepAfter(...LOST_SEND, shows(3))).toEqual({ kind: 'done', quantity: 3 });
    });

    it('C7 sends again if nothing has changed', () => {
      expect(after(begun(), ...LOST_SEND, shows(1))).toMatchObject({
        sends: 2,
        unanswered: 1,
        landedBy: 30_100,
        step: { kind: 'send' },
      });
    });

    it('C7 stops if another device has changed the line', () => {
      expect(stepAfter(...LOST_SEND, shows(2))).toEqual({ kind: 'changed-elsewhere', quantity: 2 });
      expect(stepAfter(...LOST_SEND, shows(5))).toEqual({ kind: 'changed-elsewhere', quantity: 5 });
    });

    it('C7 reports it as unknown after four sends and a last read without result', () => {
      const lost = Array.from({ length: 4 }, () => [...LOST_SEND, shows(1)]).flat();
      expect(stepAfter(...lost.slice(0, -2))).toEqual({
        kind: 'wait',
        milliseconds: 4000,
        next: 'read',
      });
      expect(after(begun(), ...lost)).toMatchObject({ sends: 4, step: { kind: 'unknown' } });
    });

    it('C7 reads again when a read fails, within the same time limit', () => {
      const unread = [...LOST_SEND, failed(REFUSED), waited, failed(LOST), waited, failed(GONE)];
      expect(stepAfter(...LOST_SEND, failed(REFUSED))).toEqual({
        kind: 'wait',
        milliseconds: 1000,
        next: 'read',
      });
      expect(stepAfter(...unread.slice(0, -1), failed(SOLD_OUT), waited, failed(LOST))).toEqual({
        kind: 'unknown',
      });
    });

    it('C7 checks an earlier send before it accepts a refusal', () => {
      const refused = [...LOST_SEND, shows(1), failed(SOLD_OUT), waited];
      expect(stepAfter(...refused)).toEqual({ kind: 'read' });
      expect(stepAfter(...refused, shows(3))).toEqual({ kind: 'done', quantity: 3 });
      expect(stepAfter(...refused, shows(1))).toEqual({ kind: 'refused', failure: SOLD_OUT });
    });
  });

  describe('when it was applied twice', () => {
    const TWICE = [...LOST_SEND, shows(1), shows(5)];

    it('C7 sets the line to the target, after an answer', () => {
      expect(stepAfter(...TWICE)).toEqual({ kind: 'set', uid: 'line-1', quantity: 3 });
      expect(stepAfter(...TWICE, shows(3))).toEqual({ kind: 'done', quantity: 3 });
    });

    it('C7 sets the line to the target, after a read', () => {
      const twice = [...LOST_SEND, shows(1), ...LOST_SEND, shows(5)];
      expect(stepAfter(...twice)).toEqual({ kind: 'set', uid: 'line-1', quantity: 3 });
    });

    it('C7 removes no more than it has sent', () => {
      expect(stepAfter(...LOST_SEND, shows(1), shows(7))).toEqual({ kind: 'done', quantity: 7 });
      expect(stepAfter(...LOST_SEND, shows(1), ...LOST_SEND, shows(7)).kind).toBe(
        'changed-elsewhere',
      );
    });

    it('C7 cannot set a line without a uid', () => {
      const unnamed: RetryEvent = { type: 'answered', line: { quantity: 5 } };
      const twice = [...LOST_SEND, shows(1), ...LOST_SEND];
      expect(stepAfter(...twice, unnamed)).toEqual({ kind: 'changed-elsewhere', quantity: 5 });
    });

    it('C7 reads again when the set fails, or shows another quantity', () => {
      const set = after(begun(), ...TWICE);
      const readLater = { kind: 'wait', milliseconds: 1000, next: 'read' };
      expect(after(set, failed(LOST))).toMatchObject({ openSets: [3], step: readLater });
      expect(after(set, failed(REFUSED))).toMatchObject({ openSets: [], step: readLater });
      expect(after(set, failed(SOLD_OUT)).step).toEqual(readLater);
      expect(after(set, shows(5))).toMatchObject({ openSets: [], step: readLater });
      expect(after(set, shows(5), waited, shows(5)).step).toMatchObject({ kind: 'set' });
      expect(after(set, shows(5), waited, shows(3)).step).toMatchObject({ kind: 'done' });
    });

    it('C7 is done after an answer, though the surplus remains', () => {
      const tired = after(begun(), ...TWICE, shows(5), waited, failed(LOST), waited, failed(LOST));
      expect(after(tired, waited, failed(LOST)).step).toEqual({ kind: 'done', quantity: 3 });
    });

    it('C7 restores the baseline if the target is refused, and is refused', () => {
      const refused = after(begun(), ...TWICE, failed(SOLD_OUT), waited);
      expect(after(refused, shows(3)).step).toEqual({ kind: 'done', quantity: 3 });
      const back = after(refused, shows(5));
      expect(back.step).toEqual({ kind: 'set', uid: 'line-1', quantity: 1 });
      expect(after(back, shows(1)).step).toEqual({ kind: 'refused', failure: SOLD_OUT });
      const again = after(back, failed(LOST), waited, shows(1));
      expect(again.step).toEqual({ kind: 'refused', failure: SOLD_OUT });
    });

    it('C7 reports the quantity of the line if it can be set to neither', () => {
      const back = after(begun(), ...TWICE, failed(SOLD_OUT), waited, shows(5));
      const stuck = after(back, failed(SOLD_OUT), waited);
      expect(after(stuck, shows(5)).step).toEqual({ kind: 'changed-elsewhere', quantity: 5 });
    });

    it('C7 does not treat a rejected set as a refusal', () => {
      const forbidden: CallFailure = { kind: 'http', status: 403 };
      for (const failure of [forbidden, LOCKED]) {
        const again = after(begun(), ...TWICE, failed(failure), waited, shows(5));
        expect(again.step).toEqual({ kind: 'set', uid: 'line-1', quantity: 3 });
      }
    });

    it('C7 reports unknown if the set is refused and the next read fails', () => {
      const tired = after(begun(), ...TWICE, failed(SOLD_OUT), waited, failed(LOST), waited);
      expect(after(tired, failed(LOST), waited, failed(LOST)).step).toEqual({ kind: 'unknown' });
    });

    it('C7 does not repeat an answered send, though its products are gone again', () => {
      const gone = after(begun(), ...TWICE, failed(LOST), waited, shows(1));
      expect(gone.step).toEqual({ kind: 'changed-elsewhere', quantity: 1 });
    });
  });

  describe('where a proxy may deliver a request twice', () => {
    const proxied = begun({ deliveries: 2 });

    it('C7 corrects the duplicate of one send', () => {
      expect(after(proxied, shows(5)).step).toEqual({ kind: 'set', uid: 'line-1', quantity: 3 });
      expect(after(proxied, ...LOST_SEND, shows(5)).step).toMatchObject({ kind: 'set' });
      expect(after(proxied, shows(7)).step).toEqual({ kind: 'done', quantity: 7 });
    });

    it('C7 keeps the time until which an answered send may arrive again', () => {
      expect(after(proxied, shows(3))).toMatchObject({ landedBy: 30_100, step: { kind: 'done' } });
    });

    it('C7 reads before it accepts a refusal, which may be that of the second delivery', () => {
      const refused = after(proxied, failed(SOLD_OUT), waited);
      expect(refused).toMatchObject({ unanswered: 1, landedBy: 30_100, step: { kind: 'read' } });
      expect(after(refused, shows(3)).step).toMatchObject({ kind: 'done' });
      expect(after(refused, shows(1)).step).toEqual({ kind: 'refused', failure: SOLD_OUT });
    });

    it('C7 reads before it repeats a send that was not carried out', () => {
      for (const failure of [LOCKED, BUSY]) {
        const waiting = after(proxied, failed(failure));
        expect(waiting.step).toMatchObject({ kind: 'wait', next: 'read' });
        expect(after(waiting, waited, shows(3)).step).toMatchObject({ kind: 'done' });
        expect(after(waiting, waited, shows(1)).step).toEqual({ kind: 'send' });
      }
      expect(after(proxied, failed(REFUSED)).step).toMatchObject({ kind: 'wait', next: 'send' });
    });

    it('C7 expects another set after one delivery was answered', () => {
      const refused = after(proxied, shows(5), failed(LOCKED));
      expect(refused).toMatchObject({ openSets: [3], step: { kind: 'wait' } });
    });

    it('C7 expects its own set to arrive once more', () => {
      const set = nextAddPlan(after(proxied, shows(5)), shows(3), { now: 200, jitter: 0 });
      expect(set).toMatchObject({ openSets: [3], landedBy: 30_200, step: { kind: 'done' } });
    });
  });

  describe('on a line that is watched', () => {
    const stray: LateEffect = { kind: 'add', quantity: 4, times: 1, until: 9000 };
    const watch = { line: 'M1', expected: 1, landings: [stray], checkAgainAt: 9000 };
    const watched = begun({ watch });

    it('C7 corrects the remains of an earlier add', () => {
      expect(after(watched, shows(7)).step).toEqual({ kind: 'set', uid: 'line-1', quantity: 3 });
      expect(after(watched, ...LOST_SEND, shows(5)).step).toMatchObject({ kind: 'set' });
    });

    it('C7 corrects its duplicate on a line that was set before it arrived', () => {
      const set: LateEffect = { kind: 'set', quantity: 0, until: 9000 };
      const twice = begun({ watch: { ...watch, landings: [set] }, deliveries: 2 });
      expect(after(twice, shows(4)).step).toEqual({ kind: 'set', uid: 'line-1', quantity: 3 });
      expect(after(twice, shows(2)).step).toEqual({ kind: 'set', uid: 'line-1', quantity: 3 });
    });

    it('C7 corrects the effect of an earlier set, before the add or after it', () => {
      const set: LateEffect = { kind: 'set', quantity: 0, until: 9000 };
      const answered = after(begun({ watch: { ...watch, landings: [set] } }), shows(2));
      expect(answered.step).toEqual({ kind: 'set', uid: 'line-1', quantity: 3 });
      expect(after(answered, failed(LOST), waited, shows(0)).step).toMatchObject({ kind: 'set' });
      const back: LateEffect = { kind: 'set', quantity: 1, until: 9000 };
      const gone = after(begun({ watch: { ...watch, landings: [back] }, baseline: 3 }), shows(3));
      expect(gone.step).toEqual({ kind: 'set', uid: 'line-1', quantity: 5 });
    });

    it('C7 does not confirm what it could not restore', () => {
      const set: LateEffect = { kind: 'set', quantity: 0, until: 9000 };
      const short = after(begun({ watch: { ...watch, landings: [set] } }), shows(2));
      const tired = after(short, failed(LOST), waited, failed(LOST), waited, failed(LOST), waited);
      expect(after(tired, failed(LOST), waited, failed(LOST)).step).toEqual({ kind: 'unknown' });
    });

    it('C7 does not make up for a set while its own send is unanswered', () => {
      const set: LateEffect = { kind: 'set', quantity: 0, until: 9000 };
      const lost = after(begun({ watch: { ...watch, landings: [set] } }), ...LOST_SEND, shows(2));
      expect(lost.step).toEqual({ kind: 'set', uid: 'line-1', quantity: 1 });
      expect(after(lost, shows(1))).toMatchObject({ sends: 2, step: { kind: 'send' } });
      expect(after(lost, shows(2)).step).toMatchObject({ kind: 'wait', next: 'read' });
      const open = after(lost, failed(LOST), waited, shows(1));
      expect(open).toMatchObject({ openSets: [1], step: { kind: 'send' } });
    });

    it('C7 recognizes its own set by the quantity it left', () => {
      const again = after(watched, shows(7), failed(LOST), waited, shows(7), failed(LOST), waited);
      expect(after(again, shows(7)).step).toMatchObject({ kind: 'set', quantity: 3 });
    });
  });

  describe('when the cart is gone', () => {
    it('C7 reports it, so that the cart is replaced', () => {
      const replace = { kind: 'cart-gone' };
      expect(stepAfter(failed(GONE))).toEqual(replace);
      expect(stepAfter(...LOST_SEND, failed(GONE))).toEqual(replace);
      expect(stepAfter(...LOST_SEND, shows(1), shows(5), failed(GONE))).toEqual(replace);
    });
  });

  describe('when the cart cannot be read', () => {
    const { baseline: _, ...start } = {
      key: 'click',
      line: 'M1',
      quantity: 2,
      baseline: 1,
      now: 0,
    };
    const blind = beginAdd(start);

    it('C7 reads again, and gives up without a send', () => {
      const unread = Array.from({ length: 3 }, () => [failed(LOST), waited]).flat();
      expect(after(blind, ...unread)).toMatchObject({ sends: 0, step: { kind: 'read' } });
      expect(after(blind, ...unread, failed(LOST)).step).toEqual({ kind: 'unavailable' });
    });

    it('C7 accepts a refusal', () => {
      const refusal = { kind: 'refused', failure: SOLD_OUT };
      expect(after(blind, failed(SOLD_OUT)).step).toEqual(refusal);
    });

    it('C7 requests another cart if there is none', () => {
      expect(after(blind, failed(GONE)).step).toEqual({ kind: 'cart-gone' });
    });
  });

  it("C7 gives up a wait that is longer than the shopper's", () => {
    const late = { now: 19_500, jitter: 0 };
    const tooLate = { now: 19_501, jitter: 0 };
    expect(nextAddPlan(begun(), failed(REFUSED), late).step.kind).toBe('wait');
    expect(nextAddPlan(begun(), failed(REFUSED), tooLate).step).toEqual({ kind: 'unavailable' });
    expect(nextAddPlan(begun(), failed(LOST), tooLate).step).toEqual({ kind: 'unknown' });
  });

  it('C7 handles only events that fit its step', () => {
    const plans = [
      [begun(), waited],
      [after(begun(), failed(LOST)), shows(3)],
      [after(begun(), failed(LOST)), failed(LOST)],
      [after(begun(), ...LOST_SEND), waited],
      [after(begun(), ...LOST_SEND, shows(1), shows(5)), waited],
    ] as const;
    for (const [plan, event] of plans) expect(after(plan, event)).toBe(plan);
  });

  it('C7 ends, and keeps its result', () => {
    fc.assert(
      fc.property(anyAdd, anyStepOutcomes, anyRetryEvent, (begun, course, event) => {
        const plans = planSequence(begun, course);
        const last = plans.at(-1) ?? begun;
        expect(isOutcome(last.step)).toBe(true);
        expect(after(last, event)).toBe(last);
      }),
    );
  });

  it('C7 never sends more than four times', () => {
    fc.assert(
      fc.property(anyAdd, anyStepOutcomes, (begun, course) => {
        const sends = planSequence(begun, course).filter(
          ({ step }, index, all) => step.kind === 'send' && all[index - 1]?.step.kind !== 'send',
        );
        expect(sends.length).toBeLessThanOrEqual(4);
        expect(sends.at(-1)?.sends ?? 0).toBe(sends.length);
      }),
    );
  });

  it('C7 sends only at the start, after a send that was not applied, or when the line shows the baseline', () => {
    fc.assert(
      fc.property(anyAdd, anyStepOutcomes, (begun, course) => {
        const plans = planSequence(begun, course);
        for (const [index, plan] of plans.entries()) {
          const before = plans[index - 1];
          if (plan.step.kind !== 'send' || !before) continue;
          const reply = course[index - 1]?.reply;
          const isAfterRead =
            (before.step.kind === 'read' || before.step.kind === 'set') &&
            reply?.type === 'answered' &&
            reply.line.quantity === (before.baseline ?? reply.line.quantity);
          const isAfterWait =
            before.step.kind === 'wait' &&
            before.step.next === 'send' &&
            before.unanswered === plans[index - 2]?.unanswered;
          expect(isAfterRead || isAfterWait).toBe(true);
        }
      }),
    );
  });

  it('C7 sets a line only to its target or to the baseline', () => {
    fc.assert(
      fc.property(anyAdd, anyStepOutcomes, (begun, course) => {
        for (const plan of planSequence(begun, course)) {
          const target = targetQuantity(plan);
          const quantity = plan.step.kind === 'set' ? plan.step.quantity : target;
          expect([target, plan.baseline]).toContain(quantity);
        }
      }),
    );
  });

  it('C7 is done only by an answer to a send, or by the target', () => {
    fc.assert(
      fc.property(anyAdd, anyStepOutcomes, (begun, course) => {
        const plans = planSequence(begun, course);
        const last = plans.at(-1) ?? begun;
        const isProven = last.isAnswered || targetQuantity(last) === doneWith(last);
        expect(last.step.kind !== 'done' || isProven).toBe(true);
      }),
    );
  });

  it('C7 never reports an unanswered send as not done without a read, unless it met the maintenance that lasts', () => {
    fc.assert(
      fc.property(anyAdd, anyStepOutcomes, (begun, course) => {
        const plans = planSequence(begun, course);
        const ended = plans.findIndex(({ step }) => step.kind === 'unavailable');
        const { unanswered = 0, inMaintenance = 0 } = plans[ended] ?? {};
        const reply = course[ended - 1]?.reply;
        const lasts = reply?.type === 'failed' && reply.failure.kind === 'maintenance';
        expect(unanswered).toBeLessThanOrEqual(lasts ? inMaintenance : 0);
      }),
    );
  });

  it('C7 continues after a restart as if there had been none', () => {
    fc.assert(
      fc.property(anyAdd, anyStepOutcomes, (begun, course) => {
        for (const plan of planSequence(begun, course)) {
          expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
        }
      }),
    );
  });
});

const doneWith = ({ step }: AddPlan) => (step.kind === 'done' ? step.quantity : undefined);
