import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPreferencesLink, parsePreferencesLink } from '#src/messages/preferences-link.ts';
import { readPreferencesRequest } from '#src/messages/email-preferences.ts';
import { err, ok } from '#src/shared/result.ts';

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
