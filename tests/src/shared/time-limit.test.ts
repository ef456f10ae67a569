import { afterEach, describe, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import { PROCESS_TIMERS } from '#ports/timers.ts';
import {
  createLagMeter,
  startTimeLimit,
  type Timers,
  withTimeout,
} from '#src/shared/time-limit.ts';

type Due = { readonly at: number; readonly work: () => void };

/** Timers with a test clock; a blocked process fires them late. */
function createManualTimers() {
  let now = 0;
  const due = new Set<Due>();
  const inputs = new Set<() => void>();
  const timers: Timers = {
    now: () => now,
    after(milliseconds, work) {
      const one = { at: now + milliseconds, work };
      due.add(one);
      return () => due.delete(one);
    },
    afterInput(work) {
      inputs.add(work);
      return () => inputs.delete(work);
    },
  };
  const fire = () => {
    for (const one of [...due].sort((a, b) => a.at - b.at)) {
      if (one.at <= now && due.delete(one)) one.work();
    }
  };
  return {
    timers,
    open: () => due.size + inputs.size,
    /** Advances by single milliseconds, like an idle process. */
    wait: (milliseconds: number) => {
      const end = now + milliseconds;
      while (now < end) {
        now = Math.min(end, now + 1);
        fire();
      }
    },
    /** Blocks for this time, then fires all due timers. */
    stall: (milliseconds: number) => {
      now += milliseconds;
      fire();
    },
    read: () => {
      for (const work of inputs) if (inputs.delete(work)) work();
    },
    isReading: () => inputs.size > 0,
  };
}

function limited(limit: number) {
  const manual = createManualTimers();
  let over = 0;
  const cancel = startTimeLimit(limit, () => (over += 1), manual.timers);
  return { ...manual, cancel, isOver: () => over === 1 };
}

describe('startTimeLimit', () => {
  it('expires at its limit, after pending input has been read', () => {
    const { wait, isReading, read, isOver, open } = limited(1000);
    wait(999);
    expect(isReading()).toBe(false);
    wait(1);
    expect(isReading()).toBe(true);
    expect(isOver()).toBe(false);
    read();
    expect(isOver()).toBe(true);
    expect(open()).toBe(0);
  });

  it('FT31 extends the limit by the time that the process was blocked', () => {
    const { wait, stall, isReading } = limited(1000);
    wait(300);
    stall(450);
    wait(250);
    expect(isReading()).toBe(false);
    // The late step began at 300 and was due at 350.
    wait(399);
    expect(isReading()).toBe(false);
    wait(1);
    expect(isReading()).toBe(true);
  });

  it('FT31 extends the limit by at most its own length, however long the process was blocked', () => {
    const { wait, stall, isReading } = limited(1000);
    stall(60_000);
    expect(isReading()).toBe(false);
    wait(999);
    expect(isReading()).toBe(false);
    wait(1);
    expect(isReading()).toBe(true);
  });

  it('extends the limit only once, even when the process is blocked all the time', () => {
    const { stall, isReading } = limited(1000);
    for (let time = 0; time < 2100; time += 100) stall(100);
    expect(isReading()).toBe(true);
  });

  it('does not extend the limit for timers that are slightly late', () => {
    const { stall, isReading } = limited(1000);
    for (let step = 0; step < 20; step += 1) stall(55);
    expect(isReading()).toBe(true);
  });

  it('reads pending input even with a limit of zero', () => {
    const { isReading, isOver, read } = limited(0);
    expect([isReading(), isOver()]).toEqual([true, false]);
    read();
    expect(isOver()).toBe(true);
  });

  it('leaves no timer behind when canceled at any time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 12 }),
        (limit, stalls) => {
          const { stall, cancel, open, read, isOver } = limited(limit);
          for (const time of stalls) stall(time);
          cancel();
          expect(open()).toBe(0);
          read();
          expect(isOver()).toBe(false);
        },
      ),
    );
  });

  it('FT31 expires no earlier than its limit, and no later than twice that plus the delay of timers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1100, maxLength: 1100 }),
        (limit, stalls) => {
          const { stall, isReading } = limited(limit);
          let time = 0;
          for (const one of stalls) {
            if (isReading()) break;
            stall(one);
            time += one;
          }
          expect(time).toBeGreaterThanOrEqual(limit);
          expect(time).toBeLessThanOrEqual(2 * limit + 2 * 90);
        },
      ),
    );
  });
});

const never = new Promise<never>(() => {});
const within50 = (asked: Promise<string>, otherwise = () => 'at hand') =>
  withTimeout(50, asked, otherwise, PROCESS_TIMERS);

describe('withTimeout', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('returns the answer in time, and holds no process up after that', async () => {
    vi.useFakeTimers();
    expect(await within50(Promise.resolve('asked'))).toBe('asked');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('returns the fallback after the timeout, and not before', async () => {
    vi.useFakeTimers();
    const otherwise = vi.fn<() => string>(() => 'at hand');
    const answer = within50(never, otherwise);
    await vi.advanceTimersByTimeAsync(49);
    expect(otherwise).not.toHaveBeenCalled();
    // One more for the turn that reads an answer which has arrived.
    await vi.advanceTimersByTimeAsync(2);
    expect(await answer).toBe('at hand');
  });

  it('rejects like the request, in time', async () => {
    vi.useFakeTimers();
    await expect(within50(Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('createLagMeter', () => {
  it('FT31 measures how long the process was blocked, even before its timer fires', () => {
    const { timers, wait, stall, open } = createManualTimers();
    const meter = createLagMeter(timers);
    const cancel = meter.watch();
    wait(1000);
    expect(meter.lost()).toBe(0);
    stall(350);
    expect(meter.lost()).toBe(300);
    wait(1000);
    expect(meter.lost()).toBe(300);
    cancel();
    expect(open()).toBe(0);
    stall(500);
    expect(meter.lost()).toBe(300);
    const again = meter.watch();
    stall(150);
    expect(meter.lost()).toBe(400);
    again();
    expect(meter.lost()).toBe(400);
  });

  it('shares one timer among all watchers, and has none without watchers', () => {
    const { timers, stall, open } = createManualTimers();
    const meter = createLagMeter(timers);
    const cancels = [meter.watch(), meter.watch(), meter.watch()];
    expect(open()).toBe(1);
    stall(250);
    for (const cancel of cancels.slice(1)) cancel();
    expect(open()).toBe(1);
    cancels[0]?.();
    expect(open()).toBe(0);
    expect(meter.lost()).toBe(200);
    meter.watch()();
    expect(open()).toBe(0);
  });
});
