import { describe, expect, it } from 'vitest';
import { memoizeFor } from '#src/shared/memoize-for.ts';

function remembering({ most = 10 } = {}) {
  let time = 1000;
  let made = 0;
  const remembered = memoizeFor<number>({
    lifetime: 60,
    now: () => time,
    isWorthKeeping: (answer) => answer > 0,
    most,
  });
  return {
    after: (milliseconds: number) => void (time += milliseconds),
    ask: (key: string) => remembered(key, () => Promise.resolve((made += 1))),
    answer: (key: string, answer: number) => remembered(key, () => Promise.resolve(answer)),
    fail: (key: string) => remembered(key, () => Promise.reject(new Error('away'))),
  };
}

describe('memoizeFor', () => {
  it('computes a value once per key and lifetime', async () => {
    const { ask, after } = remembering();
    expect([await ask('a'), await ask('a'), await ask('b')]).toEqual([1, 1, 2]);
    after(59);
    expect(await ask('a')).toBe(1);
    after(1);
    expect(await ask('a')).toBe(3);
  });

  it('shares a pending call with concurrent callers', async () => {
    const { ask } = remembering();
    expect(await Promise.all([ask('a'), ask('a')])).toEqual([1, 1]);
  });

  it('does not cache a value that is not worth keeping, nor a failure', async () => {
    const { answer, ask, fail } = remembering();
    expect(await answer('a', 0)).toBe(0);
    expect(await ask('a')).toBe(1);
    await expect(fail('b')).rejects.toThrow('away');
    expect(await ask('b')).toBe(2);
  });

  it('keeps a newer value when an older pending call ends with one not worth keeping', async () => {
    const { answer, ask, after } = remembering();
    const poor = answer('a', 0);
    after(60);
    const [, good] = await Promise.all([poor, ask('a')]);
    expect(await ask('a')).toBe(good);
  });

  it('evicts the least recently used key beyond the maximum', async () => {
    const { ask } = remembering({ most: 2 });
    await ask('a');
    await ask('b');
    await ask('a');
    await ask('c');
    expect([await ask('a'), await ask('c'), await ask('b')]).toEqual([1, 3, 4]);
  });

  it('recomputes a value when the clock is set back', async () => {
    const { ask, after } = remembering();
    await ask('a');
    after(-60);
    expect(await ask('a')).toBe(2);
  });
});
