import { describe, expect, it } from 'vitest';
import { failureOf, interceptPorts, timePortCalls } from '#server/observe/intercept-ports.ts';
import { type ActiveRequest, createRequestScope } from '#server/observe/request-scope.ts';
import type { ServerPorts } from '#server/server-ports.ts';
import { err, ok } from '#src/shared/result.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { smallPorts } from '../small-shop.ts';

/** Records the calls of `work` to ports with this catalogue, which takes 5 ms. */
async function callsOf(
  product: (sku: string) => ReturnType<ServerPorts['catalog']['product']>,
  work: (ports: ServerPorts) => Promise<unknown>,
) {
  const scope = createRequestScope();
  const clock = createFixedClock();
  const request: ActiveRequest = {
    id: 'request-1',
    started: 0,
    budget: { read: 1000, write: 1000 },
    disconnectSignal: new AbortController().signal,
    calls: [],
  };
  const catalog: ServerPorts['catalog'] = {
    product(_locale, sku) {
      clock.advance(5);
      if (sku === 'cached') scope.current()?.reportSource?.('stale');
      return product(sku);
    },
  };
  const ports = interceptPorts({ ...smallPorts(), catalog }, [
    timePortCalls({ scope, stopwatch: clock }),
  ]);
  await scope.run(request, () => work(ports)).catch(() => undefined);
  return request.calls;
}

const broken = () => Promise.reject(new Error('broken'));
const missing = () => Promise.resolve(err({ kind: 'product-not-found' } as const));

describe('timePortCalls', () => {
  it('records port, method, arguments, duration, and from where the answer came', async () => {
    const calls = await callsOf(missing, ({ catalog }) => catalog.product('nl-nl', 'cached'));
    expect(calls).toEqual([
      {
        port: 'catalog',
        method: 'product',
        args: ['nl-nl', 'cached'],
        duration: 5,
        source: 'stale',
        failure: 'product-not-found',
      },
    ]);
  });

  it('attributes a source to the call that it was reported for, among concurrent ones', async () => {
    const calls = await callsOf(missing, ({ catalog }) =>
      Promise.all(['other', 'cached', 'other'].map((sku) => catalog.product('nl-nl', sku))),
    );
    expect(calls.map(({ source }) => source)).toEqual([undefined, 'stale', undefined]);
  });

  it('records a call that throws', async () => {
    const calls = await callsOf(broken, ({ catalog }) => catalog.product('nl-nl', 'M1'));
    expect(calls).toMatchObject([{ port: 'catalog', failure: 'thrown' }]);
  });
});

describe('failureOf', () => {
  it.each<[unknown, string | undefined]>([
    [ok(1), undefined],
    [[], undefined],
    [{ status: 200 }, undefined],
    [{ status: 503 }, '503'],
    [err('unavailable'), 'unavailable'],
    [err({ kind: 'cart-unavailable', status: 504 }), 'cart-unavailable'],
    [err({ status: 504, message: 'late' }), '504'],
    [err({}), 'failed'],
  ])('returns for %j: %s', (answer, failure) => {
    expect(failureOf(answer)).toBe(failure);
  });
});
