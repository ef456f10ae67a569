import { describe, expect, it } from 'vitest';
import { createBffClient } from '#adapters/bff-client/bff-client.ts';
import { createFixedClock } from '#adapters/memory/fixed-clock.ts';

/** Log entries of a call that takes 12.4 ms. */
async function logged(answer: () => Promise<Response>, signal?: AbortSignal) {
  const entries: unknown[] = [];
  const stopwatch = createFixedClock();
  const client = createBffClient({
    baseUrl: '/api',
    timeoutMs: 1000,
    stopwatch,
    fetch: () => {
      stopwatch.advance(12.4);
      return answer();
    },
    log: {
      debug: (...words) => void entries.push(['debug', ...words]),
      warn: (...words) => void entries.push(['warn', ...words]),
    },
  });
  const args = [{ email: 'anna@example.nl' }];
  await client.call('magento/x', args, { method: 'GET', ...(signal && { signal }) });
  return entries;
}

const facts = { url: '/api/magento/x', method: 'GET', milliseconds: 12 };

const refuse = () => Promise.resolve(Response.json({ message: 'anna' }, { status: 500 }));
const off = () => Promise.reject(new Error('off'));

describe("the client's log", () => {
  it("B7 logs every call at debug, without the shopper's input", async () => {
    expect(await logged(() => Promise.resolve(Response.json({ email: 'anna' })))).toEqual([
      ['debug', 'bff-called', { ...facts, status: 200 }],
    ]);
  });

  it('B7 warns of a call that failed, and why', async () => {
    expect(await logged(refuse)).toEqual([
      ['warn', 'bff-call-failed', { ...facts, status: 500, reason: 'answered' }],
    ]);
    expect(await logged(() => Promise.reject(new Error('anna')))).toEqual([
      ['warn', 'bff-call-failed', { ...facts, status: 0, reason: 'unreachable' }],
    ]);
  });

  it('B7 does not warn of an aborted call', async () => {
    expect(await logged(off, AbortSignal.abort())).toEqual([
      ['debug', 'bff-call-failed', { ...facts, status: 0, reason: 'aborted' }],
    ]);
  });
});
