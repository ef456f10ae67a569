import { describe, expect, it } from 'vitest';
import { isCrossSite, isSameOrigin } from '#server/cross-site.ts';

const host = 'nl-nl.localhost:3000';

describe('isCrossSite', () => {
  it.each([
    {},
    { origin: 'http://nl-nl.localhost:3000' },
    { origin: 'https://nl-nl.localhost:3000' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('accepts %o', (headers) => {
    expect(isCrossSite({ host, ...headers })).toBe(false);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'http://de-de.localhost:3000' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://nl-nl.localhost:3000' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  ])('refuses %o', (headers) => {
    expect(isCrossSite({ host, ...headers })).toBe(true);
  });

  it('refuses an origin if there is no host', () => {
    expect(isCrossSite({ origin: 'null' })).toBe(true);
  });
});

describe('isSameOrigin', () => {
  it.each([
    { origin: 'http://nl-nl.localhost:3000' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin', origin: 'http://nl-nl.localhost:3000' },
  ])('trusts the headers of a browser that sends %o', (headers) => {
    expect(isSameOrigin({ host, ...headers })).toBe(true);
  });

  it.each([
    {},
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  ])('does not guess for %o', (headers) => {
    expect(isSameOrigin({ host, ...headers })).toBe(false);
  });
});
