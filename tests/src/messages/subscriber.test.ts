import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterPreferencesRequest,
  subscriberKey,
  afterSubscription,
  isForConfirmedSubscriber,
  UNCONFIRMED_SUBSCRIBER_LIFETIME,
  withPreferences,
  type Subscriber,
} from '#src/messages/subscriber.ts';
import { anySubscriber } from '../../support/arbitraries/newsletter.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';

const SUBSCRIPTION = { email: 'anna@example.nl', locale: 'nl-nl' } as const;
const ANNA: Subscriber = { ...SUBSCRIPTION, customerId: 'a1', status: 'unconfirmed' };

describe('afterSubscription', () => {
  it('N2 returns a new subscriber as unconfirmed, with a confirmation email', () => {
    expect(afterSubscription(undefined, SUBSCRIPTION, 'a1')).toEqual({
      subscriber: ANNA,
      letter: { kind: 'confirm', ...SUBSCRIPTION, customerId: 'a1' },
    });
  });

  it('N2 never changes the status or id of a known subscriber', () => {
    fc.assert(
      fc.property(anySubscriber, anyLocale, fc.string(), (known, locale, id) => {
        const { subscriber, letter } = afterSubscription(known, { email: known.email, locale }, id);
        const { status, customerId } = subscriber ?? known;
        expect([status, customerId]).toEqual([known.status, known.customerId]);
        expect(letter.kind).toBe(known.status === 'subscribed' ? 'preferences' : 'confirm');
      }),
    );
  });

  it('N2 uses the locale of the latest request', () => {
    const { letter } = afterSubscription(ANNA, { ...SUBSCRIPTION, locale: 'de-at' }, 'b2');
    expect(letter).toMatchObject({ kind: 'confirm', locale: 'de-at', customerId: 'a1' });
  });
});

describe('afterPreferencesRequest', () => {
  it('N2 always returns an email, and never stores an unknown subscriber', () => {
    expect(afterPreferencesRequest(undefined, SUBSCRIPTION)).toEqual({
      letter: { kind: 'unknown-address', ...SUBSCRIPTION },
    });
    expect(afterPreferencesRequest(ANNA, { ...SUBSCRIPTION, locale: 'en-us' })).toEqual({
      letter: { kind: 'preferences', ...SUBSCRIPTION, customerId: 'a1' },
    });
  });
});

describe('isForConfirmedSubscriber', () => {
  it('N2 holds for the link to the preferences of an address that has once said yes', () => {
    const statuses = ['unconfirmed', 'subscribed', 'unsubscribed'] as const;
    const holdsFor = (kind: 'confirm' | 'preferences') =>
      statuses.map((status) =>
        isForConfirmedSubscriber({ kind, ...SUBSCRIPTION, customerId: 'a1' }, { ...ANNA, status }),
      );
    expect(holdsFor('preferences')).toEqual([false, true, true]);
    expect(holdsFor('confirm')).toEqual([false, false, false]);
    const letter = { kind: 'preferences', ...SUBSCRIPTION, customerId: 'a1' } as const;
    expect(isForConfirmedSubscriber(letter, undefined)).toBe(false);
  });
});

describe('withPreferences', () => {
  it('N2 keeps a name that is omitted', () => {
    const named = withPreferences(ANNA, { is_subscribed: true, firstname: 'Anna' });
    expect(named).toStrictEqual({ ...ANNA, status: 'subscribed', firstName: 'Anna' });
    expect(withPreferences(named, { is_subscribed: false, lastname: 'de Vries' })).toStrictEqual({
      ...named,
      status: 'unsubscribed',
      lastName: 'de Vries',
    });
  });

  it('N2 is idempotent', () => {
    fc.assert(
      fc.property(anySubscriber, fc.boolean(), fc.string(), (known, is_subscribed, firstname) => {
        const once = withPreferences(known, { is_subscribed, firstname });
        expect(withPreferences(once, { is_subscribed, firstname })).toEqual(once);
      }),
    );
  });
});

describe('subscriberKey', () => {
  it('N2 returns the address in lower case', () => {
    expect(subscriberKey('Anna@Example.nl')).toBe('anna@example.nl');
    expect(subscriberKey('anna@example.NL')).toBe('anna@example.nl');
  });
});

describe('UNCONFIRMED_SUBSCRIBER_LIFETIME', () => {
  it('N2 is thirty days', () => {
    const typed = Date.parse('2026-03-01T00:00:00Z');
    expect(new Date(typed + UNCONFIRMED_SUBSCRIBER_LIFETIME)).toEqual(
      new Date('2026-03-31T00:00:00Z'),
    );
  });
});
