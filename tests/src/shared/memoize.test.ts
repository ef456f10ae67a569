import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoizePerKey, memoizeRecent } from '#src/shared/memoize.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
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

describe('memoizeRecent', () => {
  it('computes the value of a recent key once', () => {
    const asked: number[] = [];
    const doubled = memoizeRecent(2, (number: number) => {
      asked.push(number);
      return 2 * number;
    });
    expect([1, 2, 1, 2, 3, 2].map((number) => doubled(number))).toEqual([2, 4, 2, 4, 6, 4]);
    expect(asked).toEqual([1, 2, 3]);
  });

  it('evicts a key that was not used recently', () => {
    const asked: number[] = [];
    const doubled = memoizeRecent(2, (number: number) => {
      asked.push(number);
      return 2 * number;
    });
    for (const number of [1, 2, 3, 4, 5, 1]) doubled(number);
    expect(asked).toEqual([1, 2, 3, 4, 5, 1]);
  });
});
