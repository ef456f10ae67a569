import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  classifyFailure,
  mayHaveBeenApplied,
  type CallFailure,
  type RefusalCode,
} from '#src/cart/retry/failure-class.ts';
import { anyCallFailure } from '../../../support/arbitraries/retry.ts';

const http = (status: number, retryAfterSeconds?: number): CallFailure => ({
  kind: 'http',
  status,
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
});
const refused = (code: RefusalCode): CallFailure => ({ kind: 'refused', code });

describe('classifyFailure', () => {
  it.each([
    'name-not-found',
    'refused-connection',
    'tls',
    'connect-timeout',
    'closed-before-request',
  ] as const)('C7 classifies %s as not applied: no byte of it was written', (kind) => {
    expect(classifyFailure({ kind })).toBe('not-applied');
  });

  it('C7 classifies maintenance mode as not applied, unless the request is delivered twice', () => {
    expect(classifyFailure({ kind: 'maintenance' })).toBe('not-applied');
    expect(mayHaveBeenApplied({ kind: 'maintenance' }, 1)).toBe(false);
    expect(mayHaveBeenApplied({ kind: 'maintenance' }, 2)).toBe(true);
  });

  it.each(['timeout', 'reset', 'bad-answer', 'errors-without-data'] as const)(
    'C7 classifies %s as unknown',
    (kind) => {
      expect(classifyFailure({ kind })).toBe('unknown');
    },
  );

  it('C7 classifies 429, and 503 with Retry-After, as not applied', () => {
    expect(classifyFailure(http(429))).toBe('not-applied');
    expect(classifyFailure(http(503, 1))).toBe('not-applied');
    expect(classifyFailure(http(503, 0))).toBe('not-applied');
  });

  it('C7 classifies 503 without Retry-After as unknown: a cache may answer it after the work is done', () => {
    expect(classifyFailure(http(503))).toBe('unknown');
  });

  it.each([200, 302, 399, 500, 501, 502, 504, 599])('C7 classifies %d as unknown', (status) => {
    expect(classifyFailure(http(status))).toBe('unknown');
    expect(classifyFailure(http(status, 1))).toBe('unknown');
  });

  it.each([400, 401, 403, 404, 408, 422, 499])('C7 classifies %d as a refusal', (status) => {
    expect(classifyFailure(http(status))).toBe('definite');
  });

  it('C7 waits for a locked cart, and replaces one that is gone', () => {
    expect(classifyFailure(refused('cart-locked'))).toBe('not-applied');
    expect(classifyFailure(refused('cart-not-found'))).toBe('cart-gone');
  });

  it.each([
    'bad-input',
    'cart-exists',
    'line-not-found',
    'coupon-applied',
    'coupon-not-applied',
  ] as const)('C7 does not retry after %s', (code) => {
    expect(classifyFailure(refused(code))).toBe('definite');
  });

  it('C7 has a class for every failure', () => {
    fc.assert(
      fc.property(anyCallFailure, (failure) => {
        expect(['not-applied', 'definite', 'unknown', 'cart-gone']).toContain(
          classifyFailure(failure),
        );
      }),
    );
  });

  it('C7 never treats a server error as certain, except 503 with Retry-After', () => {
    const anyServerStatus = fc.integer({ min: 500, max: 599 });
    fc.assert(
      fc.property(anyServerStatus, (status) => {
        expect(classifyFailure(http(status))).toBe('unknown');
      }),
    );
  });

  it('C7 never retries after a client error, except 429', () => {
    const anyClientStatus = fc
      .integer({ min: 400, max: 498 })
      .map((it) => (it < 429 ? it : it + 1));
    fc.assert(
      fc.property(anyClientStatus, fc.option(fc.nat(), { nil: undefined }), (status, seconds) => {
        expect(classifyFailure(http(status, seconds))).toBe('definite');
      }),
    );
  });
});

describe('mayHaveBeenApplied', () => {
  it('C7 follows the failure if a request is delivered once', () => {
    fc.assert(
      fc.property(anyCallFailure, (failure) => {
        expect(mayHaveBeenApplied(failure, 1)).toBe(classifyFailure(failure) === 'unknown');
      }),
    );
  });

  it('C7 counts an answer for one delivery only if there may be two', () => {
    expect(mayHaveBeenApplied(refused('bad-input'), 2)).toBe(true);
    expect(mayHaveBeenApplied(refused('cart-locked'), 2)).toBe(true);
    expect(mayHaveBeenApplied(http(429), 2)).toBe(true);
    expect(mayHaveBeenApplied({ kind: 'timeout' }, 2)).toBe(true);
    expect(mayHaveBeenApplied({ kind: 'connect-timeout' }, 2)).toBe(false);
  });
});
