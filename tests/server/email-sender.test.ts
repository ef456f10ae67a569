import { describe, expect, it } from 'vitest';
import { createEmailSender } from '#server/email-sender.ts';
import type { SendLetterResult } from '#src/use-cases/send-letter.ts';
import { createMemoryLog } from '../support/memory-log.ts';

const IDLE: SendLetterResult = { kind: 'idle', dueAt: undefined };
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A sender with scripted steps and a test clock. */
function open(...steps: (SendLetterResult | Error)[]) {
  const pauses: number[] = [];
  let next: (() => void) | undefined;
  let tries = 0;
  const log = createMemoryLog();
  const sender = createEmailSender({
    sendNext: () => {
      tries += 1;
      const step = steps.shift() ?? IDLE;
      return step instanceof Error ? Promise.reject(step) : Promise.resolve(step);
    },
    now: () => 1000,
    after(milliseconds, callback) {
      pauses.push(milliseconds);
      next = callback;
      return () => (next = undefined);
    },
    log,
  });
  return {
    sender,
    pauses,
    log,
    tries: () => tries,
    pass: () => next?.(),
    isWaiting: () => next !== undefined,
  };
}

describe('createEmailSender', () => {
  it('N2 sends one letter after the other until none is due', async () => {
    const { sender, tries, pauses } = open(
      { kind: 'sent' },
      { kind: 'given-up' },
      { kind: 'waits' },
    );
    sender.wake();
    await settle();
    expect(tries()).toBe(4);
    expect(pauses).toEqual([60_000]);
  });

  it('N2 checks again when the next letter is due', async () => {
    const { sender, tries, pauses, pass } = open({ kind: 'idle', dueAt: 31_000 });
    sender.wake();
    await settle();
    expect(pauses).toEqual([30_000]);
    pass();
    await settle();
    expect(tries()).toBe(2);
  });

  it('N2 checks at once for a letter that arrived during a check', async () => {
    const { sender, tries } = open();
    sender.wake();
    sender.wake();
    await settle();
    expect(tries()).toBe(2);
    sender.wake();
    await settle();
    expect(tries()).toBe(3);
  });

  it('N2 retries less and less often while no mail is accepted, whatever wakes it', async () => {
    const away: SendLetterResult = { kind: 'unavailable' };
    const { sender, tries, pauses, pass } = open(
      away,
      new Error('a mistake'),
      away,
      { kind: 'sent' },
      IDLE,
      away,
    );
    sender.wake();
    await settle();
    sender.wake();
    await settle();
    expect(tries()).toBe(1);
    for (const _ of [1, 2, 3, 4]) {
      pass();
      await settle();
    }
    expect(pauses).toEqual([5000, 10_000, 20_000, 60_000, 5000]);
  });

  it('reports a bug, and continues', async () => {
    const { sender, log, isWaiting } = open(new Error('a mistake'));
    sender.wake();
    await settle();
    expect(log.entries).toMatchObject([{ level: 'error', event: 'letter-sender-failed' }]);
    expect(isWaiting()).toBe(true);
  });

  it('N2 begins nothing once it is stopped, and resolves when the last letter is done', async () => {
    const { sender, tries, isWaiting } = open({ kind: 'sent' }, { kind: 'sent' }, { kind: 'sent' });
    sender.wake();
    await sender.stop();
    sender.wake();
    await settle();
    expect(tries()).toBeLessThanOrEqual(1);
    expect(isWaiting()).toBe(false);
    expect(sender.stop()).toBeUndefined();
  });
});
