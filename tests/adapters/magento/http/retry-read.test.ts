import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryRead } from '#adapters/magento/http/retry-read.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { err, ok } from '#src/shared/result.ts';

/** Result of a read that fails once, and its waits. */
async function readAfter(failure: CallFailure, random = 0) {
  const answers = [err(failure), ok('read')];
  const waits: number[] = [];
  const answer = await retryRead(
    async () => answers.shift() ?? err(failure),
    { wait: async (ms) => void waits.push(ms), random: () => random },
    new AbortController().signal,
  );
  return { answer, waits };
}

describe('retryRead', () => {
  it('waits 50 to 250 milliseconds before a retry', async () => {
    expect(await readAfter({ kind: 'reset' })).toEqual({ answer: ok('read'), waits: [50] });
    const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    await fc.assert(
      fc.asyncProperty(unit, async (random) => {
        const { waits } = await readAfter({ kind: 'timeout' }, random);
        expect(waits).toHaveLength(1);
        expect(waits[0]).toBeGreaterThanOrEqual(50);
        expect(waits[0]).toBeLessThan(250);
      }),
    );
  });

  it.each([429, 503])(
    'honors a Retry-After of at most two seconds after HTTP %i',
    async (status) => {
      const { answer, waits } = await readAfter({ kind: 'http', status, retryAfterSeconds: 2 });
      expect([answer, waits]).toEqual([ok('read'), [2000]]);
      const long: CallFailure = { kind: 'http', status, retryAfterSeconds: 3 };
      expect(await readAfter(long)).toEqual({ answer: err(long), waits: [] });
    },
  );

  it.each<CallFailure>([
    { kind: 'bad-answer' },
    { kind: 'errors-without-data' },
    { kind: 'refused', code: 'bad-input' },
    { kind: 'http', status: 500 },
    { kind: 'http', status: 429 },
  ])('does not retry after %j', async (failure) => {
    expect(await readAfter(failure)).toEqual({ answer: err(failure), waits: [] });
  });
});
