import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSubscription } from '#src/messages/subscription.ts';
import { parseEmail } from '#src/shared/email.ts';
import { err, ok } from '#src/shared/result.ts';
import { anyLocale, anyText } from '../../support/arbitraries/texts.ts';
import { readTwice } from '../../support/read-twice.ts';

describe('readSubscription', () => {
  it('N2 parses email and locale', () => {
    expect(readSubscription({ email: ' anna@Example.nl ', locale: 'nl-be' })).toEqual(
      ok({ email: 'anna@example.nl', locale: 'nl-be' }),
    );
    expect(readSubscription({ email: 'anna@example.nl', locale: 'de-AT ' })).toMatchObject(
      ok({ locale: 'de-at' }),
    );
  });

  it('N2 returns all validation errors', () => {
    expect(readSubscription({})).toEqual(
      err([
        { field: 'email', reason: 'missing' },
        { field: 'locale', reason: 'missing' },
      ]),
    );
    expect(readSubscription({ email: 'anna', locale: 'fr-fr' })).toEqual(
      err([
        { field: 'email', reason: 'malformed' },
        { field: 'locale', reason: 'unknown-locale' },
      ]),
    );
  });

  it('N2 rejects a locale of more than 16 characters as too long', () => {
    const email = 'a@b.nl';
    expect(readSubscription({ email, locale: 'x'.repeat(16) })).toEqual(
      err([{ field: 'locale', reason: 'unknown-locale' }]),
    );
    expect(readSubscription({ email, locale: 'x'.repeat(17) })).toEqual(
      err([{ field: 'locale', reason: 'too-long' }]),
    );
  });

  it('N2 validates the email exactly like parseEmail', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), anyText), anyLocale, (typed, locale) => {
        const email = parseEmail(typed);
        expect(readSubscription({ email: typed, locale })).toEqual(
          email.ok
            ? ok({ email: email.value, locale })
            : err([{ field: 'email', reason: email.error }]),
        );
      }),
    );
  });

  it('N2 is idempotent', () => {
    fc.assert(
      fc.property(fc.emailAddress(), anyLocale, (email, locale) => {
        const typed = { email, locale };
        expect(readTwice(readSubscription, typed)).toEqual(readSubscription(typed));
      }),
    );
  });
});
