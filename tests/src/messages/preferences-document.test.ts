import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPreferencesRequest } from '#src/messages/email-preferences.ts';
import {
  formatPreferences,
  formatPreferencesLink,
  parsePreferences,
  parsePreferencesChange,
  parsePreferencesLink,
} from '#src/messages/preferences-document.ts';
import { type Subscriber, SUBSCRIBER_STATUSES } from '#src/messages/subscriber.ts';
import { err, ok } from '#src/shared/result.ts';
import { anySubscriber } from '../../support/arbitraries/newsletter.ts';
import { jsonRoundTrip } from '../../support/json-round-trip.ts';

const ANNA: Subscriber = {
  email: 'anna@example.nl',
  locale: 'nl-nl',
  customerId: 'a1',
  status: 'unconfirmed',
};

describe('formatPreferences', () => {
  it('N2 formats a customer with the field names of the commerce side', () => {
    const named = { ...ANNA, status: 'subscribed', firstName: 'Anna', lastName: 'Bos' } as const;
    expect(formatPreferences(named)).toStrictEqual({
      email: 'anna@example.nl',
      customer_id: 'a1',
      status: 'subscribed',
      customer: { is_subscribed: true, firstname: 'Anna', lastname: 'Bos' },
    });
  });

  it('N2 leaves out names that are not known', () => {
    expect(formatPreferences(ANNA).customer).toStrictEqual({ is_subscribed: false });
  });

  it('N2 sets is_subscribed only for the status subscribed', () => {
    const isSubscribed = SUBSCRIBER_STATUSES.map(
      (status) => formatPreferences({ ...ANNA, status }).customer.is_subscribed,
    );
    expect(isSubscribed).toEqual([false, true, false]);
  });
});

describe('parsePreferences', () => {
  it('N2 reads back what formatPreferences writes, through JSON', () => {
    fc.assert(
      fc.property(anySubscriber, (subscriber) => {
        const document = formatPreferences(subscriber);
        expect(parsePreferences(jsonRoundTrip(document))).toEqual(document);
      }),
    );
  });

  it.each([
    [null],
    [{}],
    [{ ...formatPreferences(ANNA), status: 'odd' }],
    [{ ...formatPreferences(ANNA), customer: { is_subscribed: 'yes' } }],
  ])('N2 refuses %j', (value) => {
    expect(parsePreferences(value)).toBeUndefined();
  });
});

describe('parsePreferencesChange', () => {
  it('N2 reads what a program writes, and names every wrong field', () => {
    const customer = { is_subscribed: true, firstname: ' Anna' };
    const request = { email: 'anna@example.nl', customer_id: 'a1' };
    expect(parsePreferencesChange({ ...request, customer })).toEqual({
      ...request,
      customer: { is_subscribed: true, firstname: 'Anna' },
    });
    const wrong: unknown[] = [];
    const change = { ...request, email: 'anna', customer: { is_subscribed: false, lastname: '2' } };
    const read = parsePreferencesChange(change, (...reported) => void wrong.push(reported));
    expect(read).toBeUndefined();
    expect(wrong).toEqual([
      ['malformed', ['email']],
      ['malformed', ['lastname']],
    ]);
    expect(parsePreferencesChange({ ...request, customer: {} })).toBeUndefined();
  });
});

const anyRequest = fc
  .record({ email: fc.emailAddress(), customer_id: fc.stringMatching(/^[\w=+/-]{1,40}$/u) })
  .map(readPreferencesRequest)
  .filter((request) => request.ok)
  .map(({ value }) => value);

describe('formatPreferencesLink', () => {
  it('N2 encodes reserved characters in email and id', () => {
    const request = { email: 'a+b&c@example.nl', customer_id: 'x=/+' };
    expect(formatPreferencesLink('https://nl.example/voorkeuren', request)).toBe(
      'https://nl.example/voorkeuren?email=a%2Bb%26c%40example.nl&customer_id=x%3D%2F%2B',
    );
  });

  it('N2 round-trips any request, with or without a query string on the page URL', () => {
    fc.assert(
      fc.property(anyRequest, fc.constantFrom('/p', '/p?a=1'), (request, page) => {
        const link = formatPreferencesLink(page, request);
        expect(parsePreferencesLink(link.slice(link.indexOf('?')))).toEqual(ok(request));
      }),
    );
  });
});

describe('parsePreferencesLink', () => {
  it.each(['', '?', '?notice=x', '?e-mail=a@b.nl'])('N2 returns undefined for %j', (query) => {
    expect(parsePreferencesLink(query)).toBeUndefined();
  });

  it.each([
    '?email=anna%40example.nl',
    '?customer_id=42',
    '?email=anna&customer_id=42',
    '?email=anna%40example.nl&customer_id=4%202',
  ])('N2 returns a malformed error for the incomplete or invalid link %s', (query) => {
    expect(parsePreferencesLink(query)).toEqual(err('malformed'));
  });

  it('never throws', () => {
    const total = fc.property(fc.string(), (query) => void parsePreferencesLink(query));
    expect(() => fc.assert(total)).not.toThrow();
  });
});
