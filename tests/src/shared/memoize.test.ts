import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import {
  createSingleFlight,
  memoize,
  memoizeFor,
  memoizePerKey,
  memoizePerObject,
  memoizeRecent,
  once,
} from '#src/shared/memoize.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';

const SUBJECTS = [{ name: 'bed' }, { name: 'bed' }, { name: 'lamp' }] as const;
const anyQuestions = fc.array(fc.tuple(fc.constantFrom(...SUBJECTS), anyLocale));

describe('memoizePerKey', () => {
  it('returns the result for its arguments, in any order of calls', () => {
    fc.assert(
      fc.property(anyQuestions, (questions) => {
        const ask = memoizePerKey(({ name }: { name: string }, locale: Locale) => [name, locale]);
        for (const [subject, locale] of questions) {
          expect(ask(subject, locale)).toEqual([subject.name, locale]);
        }
      }),
    );
  });

  it('computes a result once per subject and locale, by identity of the subject', () => {
    const made: string[] = [];
    const ask = memoizePerKey(({ name }: { name: string }, locale: Locale) => {
      made.push(`${name} ${locale}`);
      return [name];
    });
    for (const subject of [...SUBJECTS, ...SUBJECTS]) {
      for (const locale of LOCALES) expect(ask(subject, locale)).toBe(ask(subject, locale));
    }
    expect(made).toHaveLength(SUBJECTS.length * LOCALES.length);
  });
});

/** Doubles a number, and counts its calls. */
function counted() {
  const requests: number[] = [];
  return {
    requests,
    double: (number: number) => {
      requests.push(number);
      return 2 * number;
    },
  };
}

describe('memoize', () => {
  it('computes the value of a key once', () => {
    const { requests, double } = counted();
    const doubled = memoize(double);
    expect([1, 2, 1, 2].map((number) => doubled(number))).toEqual([2, 4, 2, 4]);
    expect(requests).toEqual([1, 2]);
  });
});

describe('memoizePerObject', () => {
  it('computes a result once per object, also one that is undefined', () => {
    const asked: object[] = [];
    const nameOf = memoizePerObject((subject: { readonly name?: string }) => {
      asked.push(subject);
      return subject.name;
    });
    const [bed, nothing] = [{ name: 'bed' }, {}];
    expect([bed, nothing, bed, nothing].map((one) => nameOf(one))).toEqual([
      'bed',
      undefined,
      'bed',
      undefined,
    ]);
    expect(asked).toEqual([bed, nothing]);
  });
});

describe('memoizeRecent', () => {
  it('computes the value of a recent key once', () => {
    const { requests, double } = counted();
    const doubled = memoizeRecent(2, double);
    expect([1, 2, 1, 2, 3, 2].map((number) => doubled(number))).toEqual([2, 4, 2, 4, 6, 4]);
    expect(requests).toEqual([1, 2, 3]);
  });

  it('has room for as many keys as it is to keep', () => {
    const { requests, double } = counted();
    const doubled = memoizeRecent(4, double);
    for (const number of [1, 2, 3, 4, 1, 2, 3, 4]) doubled(number);
    expect(requests).toEqual([1, 2, 3, 4]);
  });

  it('evicts a key that was not used recently', () => {
    const { requests, double } = counted();
    const doubled = memoizeRecent(2, double);
    for (const number of [1, 2, 3, 4, 5, 1]) doubled(number);
    expect(requests).toEqual([1, 2, 3, 4, 5, 1]);
  });

  it('distinguishes calls by the key of their arguments', () => {
    const sums: number[] = [];
    const sum = memoizeRecent(
      9,
      (a: number, b: number) => sums.push(a + b),
      (a, b) => `${a} ${b}`,
    );
    for (const [a, b] of [
      [1, 2],
      [1, 3],
      [1, 2],
    ] as const)
      sum(a, b);
    expect(sums).toEqual([3, 4]);
  });
});

function remembering({ most: maxEntries = 10 } = {}) {
  let time = 1000;
  let made = 0;
  const remembered = memoizeFor<number>({
    lifetime: 60,
    now: () => time,
    shouldCache: (answer) => answer > 0,
    maxEntries,
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

describe('createSingleFlight', () => {
  it('shares one run among concurrent callers of the same key', async () => {
    const flights = createSingleFlight();
    let begun = 0;
    const start = () => Promise.resolve((begun += 1));
    const all = await Promise.all([flights('a', start), flights('a', start), flights('b', start)]);
    expect(all).toEqual([1, 1, 2]);
  });

  it('starts again for a later caller, even after a failure', async () => {
    const flights = createSingleFlight();
    await expect(flights('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await flights('a', () => Promise.resolve('first'))).toBe('first');
    expect(await flights('a', () => Promise.resolve('second'))).toBe('second');
  });
});

describe('once', () => {
  it('makes its answer when it is first asked for, and never again', () => {
    let made = 0;
    const ask = once(() => {
      made += 1;
      return undefined;
    });
    expect(made).toBe(0);
    expect([ask(), ask(), made]).toEqual([undefined, undefined, 1]);
  });
});
