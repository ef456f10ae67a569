import type { Response } from 'express';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowSharedCaching, parseLifetimes } from '#server/page-cache/shared-caching.ts';

const headersOf = (...facts: [Parameters<typeof allowSharedCaching>[1], readonly string[]]) => {
  const headers = new Map<string, unknown>();
  const response = { setHeader: (name: string, value: unknown) => headers.set(name, value) };
  allowSharedCaching(response as unknown as Response, ...facts);
  return Object.fromEntries(headers);
};

describe('allowSharedCaching', () => {
  it('writes lifetimes as RFC 5861 does: each from the end of the one before', () => {
    const lifetimes = { fresh: 10_000, staleWhileRevalidate: 60_000, staleIfError: 600_000 };
    expect(headersOf(lifetimes, ['content:nl-nl', 'product:M1'])).toEqual({
      'CDN-Cache-Control': 'max-age=10, stale-while-revalidate=50, stale-if-error=590',
      'Surrogate-Key': 'content:nl-nl product:M1',
    });
  });
});

describe('parseLifetimes', () => {
  it.each([
    [undefined],
    [''],
    ['no-store'],
    ['max-age=0, stale-if-error=60'],
    ['s-max-age=60'],
    [['max-age=10']],
  ])('finds none in %j', (header) => {
    expect(parseLifetimes(header)).toBeUndefined();
  });

  it('reads what was written, in whole seconds', () => {
    const seconds = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(seconds, fc.nat(100_000), fc.nat(100_000), (first, second, third) => {
        const lifetimes = {
          fresh: first * 1000,
          staleWhileRevalidate: (first + second) * 1000,
          staleIfError: (first + third) * 1000,
        };
        expect(parseLifetimes(headersOf(lifetimes, [])['CDN-Cache-Control'])).toEqual(lifetimes);
      }),
    );
  });
});
