import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { createLagMeter, startTimeLimit, type Timers } from '#src/shared/time-limit.ts';

type Due = { readonly at: number; readonly work: () => void };

/** Timers with a test clock; a blocked process fires them late. */
function createHandTimers() {
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
  const hand = createHandTimers();
  let over = 0;
  const cancel = startTimeLimit(limit, () => (over += 1), hand.timers);
  return { ...hand, cancel, isOver: () => over === 1 };
}

describe('startTimeLimit', () => {
  it('is over at its limit, once what has arrived was read', () => {
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

  it('FT31 waits as much longer as the process stood still', () => {
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

  it('FT31 waits at most as long again, however long the process stood still', () => {
    const { wait, stall, isReading } = limited(1000);
    stall(60_000);
    expect(isReading()).toBe(false);
    wait(999);
    expect(isReading()).toBe(false);
    wait(1);
    expect(isReading()).toBe(true);
  });

  it('gives time back once: who stands still all the time is not waited for without end', () => {
    const { stall, isReading } = limited(1000);
    for (let time = 0; time < 2100; time += 100) stall(100);
    expect(isReading()).toBe(true);
  });

  it('takes timers that are a little late for what they are', () => {
    const { stall, isReading } = limited(1000);
    for (let step = 0; step < 20; step += 1) stall(55);
    expect(isReading()).toBe(true);
  });

  it('reads what has arrived where there is no time at all', () => {
    const { isReading, isOver, read } = limited(0);
    expect([isReading(), isOver()]).toEqual([true, false]);
    read();
    expect(isOver()).toBe(true);
  });

  it('leaves nothing behind when it is cancelled, whenever that is', () => {
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

  it('FT31 is never over before its limit, nor after twice that and what the last timer was late', () => {
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

describe('createLagMeter', () => {
  it('FT31 tells how long the process stood still, also before its timer comes', () => {
    const { timers, wait, stall, open } = createHandTimers();
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
  });

  it('has one timer for all who watch, and none when nobody does', () => {
    const { timers, stall, open } = createHandTimers();
    const meter = createLagMeter(timers);
    const cancels = [meter.watch(), meter.watch(), meter.watch()];
    expect(open()).toBe(1);
    stall(250);
    for (const cancel of cancels) cancel();
    expect(open()).toBe(0);
    expect(meter.lost()).toBe(200);
    meter.watch()();
    expect(open()).toBe(0);
  });
});
