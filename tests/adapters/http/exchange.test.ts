import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withinTime } from '#adapters/http/exchange.ts';

const LONG = 60_000;

const untilGivenUp = (signal: AbortSignal): Promise<'given up'> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve('given up')));

describe('withinTime', () => {
  it('aborts nested work at the shorter timeout, even after garbage collection', async () => {
    const work = withinTime(LONG, undefined, (total) => withinTime(200, total, untilGivenUp));
    const others = withinTime(200, undefined, (total) => withinTime(LONG, total, untilGivenUp));
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    for (let round = 0; round < 2; round += 1) {
      collectGarbage();
      await pause(1);
    }
    expect(await Promise.all([work, others])).toEqual(['given up', 'given up']);
  });

  it('passes an aborted signal to its work if it was aborted before', async () => {
    const isGivenUp = await withinTime(LONG, AbortSignal.abort(), (signal) =>
      Promise.resolve(signal.aborted),
    );
    expect(isGivenUp).toBe(true);
  });

  it('returns the result of work that is done in time', async () => {
    expect(await withinTime(LONG, undefined, () => Promise.resolve('done'))).toBe('done');
  });
});
