import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rememberPerKey } from '#src/shared/remember.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';

const SUBJECTS = [{ name: 'bed' }, { name: 'bed' }, { name: 'lamp' }] as const;
const anyQuestions = fc.array(fc.tuple(fc.constantFrom(...SUBJECTS), anyLocale));

describe('rememberPerKey', () => {
  it('gives the answer that it was asked for, however often and in whatever order', () => {
    fc.assert(
      fc.property(anyQuestions, (questions) => {
        const ask = rememberPerKey(({ name }: { name: string }, locale: Locale) => [name, locale]);
        for (const [subject, locale] of questions) {
          expect(ask(subject, locale)).toEqual([subject.name, locale]);
        }
      }),
    );
  });

  it('makes an answer once for each subject and locale, a twin being another subject', () => {
    const made: string[] = [];
    const ask = rememberPerKey(({ name }: { name: string }, locale: Locale) => {
      made.push(`${name} ${locale}`);
      return [name];
    });
    for (const subject of [...SUBJECTS, ...SUBJECTS]) {
      for (const locale of LOCALES) expect(ask(subject, locale)).toBe(ask(subject, locale));
    }
    expect(made).toHaveLength(SUBJECTS.length * LOCALES.length);
  });
});
