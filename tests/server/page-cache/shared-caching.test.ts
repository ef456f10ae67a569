import type { Response } from 'express';
import { describe, expect, it } from 'vitest';
import { orderDay } from '#src/delivery/delivery-day.ts';
import { type SharedCaching, writeSharedHeaders } from '#server/page-cache/shared-caching.ts';

/** Ten seconds before 22:00 in the shop's time zone, and noon of that day. */
const BEFORE_CUT_OFF = Date.UTC(2026, 10, 27, 20, 59, 50);
const NOON = Date.UTC(2026, 10, 27, 11);

const headersOf = (sharing: SharedCaching, now = NOON, today = orderDay(now)) => {
  const headers = new Map<string, unknown>();
  const response = { setHeader: (name: string, value: unknown) => headers.set(name, value) };
  writeSharedHeaders(response as unknown as Response, sharing, { now, today });
  return Object.fromEntries(headers);
};

const LIFETIMES = { fresh: 10_000, staleWhileRevalidate: 60_000, staleIfError: 600_000 };

describe('writeSharedHeaders', () => {
  it('writes lifetimes as RFC 5861 does: each from the end of the one before', () => {
    const tags = ['content:nl-nl', 'product:M1'];
    expect(headersOf({ lifetimes: LIFETIMES, tags, isComplete: true })).toEqual({
      'CDN-Cache-Control': 'max-age=10, stale-while-revalidate=50, stale-if-error=590',
      'Surrogate-Key': 'content:nl-nl product:M1',
    });
  });

  it('DB3 limits shared caching to the order cut-off, after which delivery days change', () => {
    const sharing = { lifetimes: LIFETIMES, tags: [], isComplete: true };
    expect(headersOf(sharing, BEFORE_CUT_OFF)['CDN-Cache-Control']).toBe(
      'max-age=10, stale-while-revalidate=0, stale-if-error=0',
    );
    expect(headersOf(sharing, BEFORE_CUT_OFF + 10_000)['CDN-Cache-Control']).toContain(
      'stale-while-revalidate=50',
    );
  });

  it('DB3 lets nobody keep a page of the day before, built while the cut-off passed', () => {
    const sharing = { lifetimes: LIFETIMES, tags: [], isComplete: true };
    const headers = headersOf(sharing, BEFORE_CUT_OFF + 10_000, '2026-11-27');
    expect(headers['CDN-Cache-Control']).toBe(
      'max-age=0, stale-while-revalidate=0, stale-if-error=0',
    );
  });

  it('encodes SKUs that no header can hold', () => {
    const tags = ['product:AB 12', 'product:KISSEN–M'];
    expect(headersOf({ lifetimes: LIFETIMES, tags, isComplete: true })['Surrogate-Key']).toBe(
      'product:AB%2012 product:KISSEN%E2%80%93M',
    );
  });
});
