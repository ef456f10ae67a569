import { describe, expect, it } from 'vitest';
import type { BffClient, BffFailure } from '#adapters/bff-client/bff-client.ts';
import { createBffReads, parserOf } from '#adapters/bff-client/bff-reads.ts';
import { createFixedClock } from '#adapters/memory/fixed-clock.ts';
import { readText } from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';

const FIVE_MINUTES = 5 * 60 * 1000;
const failure = (statusCode: number): BffFailure => ({ statusCode, url: '', message: 'no' });

/** Reads over a client that answers what it is given, one after another, then `'fine'`. */
function reading(...answers: Result<unknown, BffFailure>[]) {
  const calls: string[] = [];
  const waits: number[] = [];
  const clock = createFixedClock();
  const client: BffClient = {
    call(method, args) {
      calls.push(`${method} ${JSON.stringify(args)}`);
      return Promise.resolve(answers.shift() ?? ok('fine'));
    },
  };
  const wait = (milliseconds: number) => Promise.resolve(void waits.push(milliseconds));
  const reads = createBffReads({ client, clock, wait });
  const read = (...args: unknown[]) => reads.read('x', args, parserOf(readText));
  return { read, calls, waits, clock };
}

describe('createBffReads', () => {
  it('B5 remembers an answer for five minutes', async () => {
    const { read, calls, clock } = reading(ok('first'), ok('second'));
    expect(await read(1)).toEqual(ok('first'));
    clock.advance(FIVE_MINUTES - 1);
    expect(await read(1)).toEqual(ok('first'));
    clock.advance(1);
    expect(await read(1)).toEqual(ok('second'));
    expect(calls).toHaveLength(2);
  });

  it('remembers no longer when the clock is set back', async () => {
    const { read, calls, clock } = reading();
    await read(1);
    clock.advance(-FIVE_MINUTES);
    await read(1);
    expect(calls).toHaveLength(2);
  });

  it('asks for each question by itself', async () => {
    const { read, calls } = reading();
    await Promise.all([read(1), read('1'), read(1, 1), read()]);
    expect(calls).toEqual(['x [1]', 'x ["1"]', 'x [1,1]', 'x []']);
  });

  it('asks once for those who ask at the same time', async () => {
    const { read, calls } = reading(ok('shared'));
    const answers = await Promise.all(Array.from({ length: 500 }, () => read(1)));
    expect(new Set(answers)).toEqual(new Set([ok('shared')]));
    expect(calls).toHaveLength(1);
  });

  it('does not remember a failure', async () => {
    const { read } = reading(err(failure(404)), ok('better'));
    expect(await read(1)).toMatchObject({ ok: false, error: { statusCode: 404 } });
    expect(await read(1)).toEqual(ok('better'));
  });

  it('does not remember an answer that it cannot read', async () => {
    const odd = ok({ not: 'a text' });
    const { read } = reading(odd, odd, odd, odd, ok('better'));
    expect(await read(1)).toMatchObject({ ok: false, error: { statusCode: 502 } });
    expect(await read(1)).toEqual(ok('better'));
  });

  it('B5 tries a read three times more, waiting twice as long each time', async () => {
    const down = err(failure(503));
    const { read, calls, waits } = reading(down, err(failure(0)), down, ok('up again'));
    expect(await read(1)).toEqual(ok('up again'));
    expect(calls).toHaveLength(4);
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  it('B5 gives up after the third retry', async () => {
    const down = err(failure(500));
    const { read, calls } = reading(down, down, down, down, down);
    expect(await read(1)).toMatchObject({ ok: false, error: { statusCode: 500 } });
    expect(calls).toHaveLength(4);
  });

  it('does not ask again what the server has refused', async () => {
    const { read, calls } = reading(err(failure(400)));
    await read(1);
    expect(calls).toHaveLength(1);
  });

  it('forgets what was asked for longest ago when there are more than a hundred', async () => {
    const { read, calls } = reading();
    for (let question = 0; question < 100; question += 1) await read(question);
    await read(0);
    await read('one more');
    calls.length = 0;
    await read(0);
    expect(calls).toEqual([]);
    await read(1);
    expect(calls).toEqual(['x [1]']);
  });
});
