import { describe, expect, it } from 'vitest';
import { createReadCache } from '#adapters/bff-client/read-cache.ts';
import { err, ok } from '#src/shared/result.ts';
import { createBarrier } from '../../support/barrier.ts';

const ABORTED = err('aborted');
const clock = { now: () => 1 };
const fail = () => Promise.resolve(err('no'));
const reject = () => Promise.reject(new Error('no'));

/** Loads that end when their doors open, and the results of their parts. */
function loading() {
  const cache = createReadCache(clock, 'aborted');
  const begun: AbortSignal[] = [];
  const doors = [createBarrier(), createBarrier(), createBarrier()];
  const ask = (key: string, until?: AbortSignal) =>
    cache.read(
      key,
      async (signal) => {
        const index = begun.push(signal) - 1;
        await doors[index]?.opened;
        return ok(`load ${index}`);
      },
      until,
    );
  return { ask, begun, finish: (index: number) => doors[index]?.open() };
}

describe('createReadCache', () => {
  it('loads once for simultaneous callers and for later ones', async () => {
    const { ask, begun, finish } = loading();
    const answers = [ask('a'), ask('a'), ask('b')];
    finish(0);
    finish(1);
    expect(await Promise.all(answers)).toEqual([ok('load 0'), ok('load 0'), ok('load 1')]);
    expect(await ask('a')).toEqual(ok('load 0'));
    expect(begun).toHaveLength(2);
  });

  it('continues while any caller waits', async () => {
    const { ask, begun, finish } = loading();
    const first = new AbortController();
    const [gone, staying] = [ask('a', first.signal), ask('a', new AbortController().signal)];
    first.abort();
    expect(await gone).toEqual(ABORTED);
    expect(begun[0]?.aborted).toBe(false);
    finish(0);
    expect(await staying).toEqual(ok('load 0'));
  });

  it('continues for a caller without a signal', async () => {
    const { ask, begun, finish } = loading();
    const controller = new AbortController();
    const [gone, staying] = [ask('a', controller.signal), ask('a')];
    controller.abort();
    expect(await gone).toEqual(ABORTED);
    expect(begun[0]?.aborted).toBe(false);
    finish(0);
    expect(await staying).toEqual(ok('load 0'));
  });

  it('aborts a load with its last caller, and loads again for the next', async () => {
    const { ask, begun, finish } = loading();
    const controllers = [new AbortController(), new AbortController()];
    const answers = controllers.map(({ signal }) => ask('a', signal));
    for (const controller of controllers) controller.abort();
    const later = ask('a');
    expect(await Promise.all(answers)).toEqual([ABORTED, ABORTED]);
    expect(begun.map(({ aborted }) => aborted)).toEqual([true, false]);
    finish(0);
    finish(1);
    expect(await later).toEqual(ok('load 1'));
    expect(await ask('a')).toEqual(ok('load 1'));
  });

  it('does not load for a caller that has aborted before', async () => {
    const { ask, begun } = loading();
    expect(await ask('a', AbortSignal.abort())).toEqual(ABORTED);
    expect(begun).toEqual([]);
  });

  it('keeps an answer whose caller aborts later', async () => {
    const { ask, begun, finish } = loading();
    const controller = new AbortController();
    const answer = ask('a', controller.signal);
    finish(0);
    await answer;
    controller.abort();
    expect(await ask('a')).toEqual(ok('load 0'));
    expect(begun[0]?.aborted).toBe(false);
  });

  it('fails for all callers, and loads again for the next', async () => {
    const cache = createReadCache(clock, 'aborted');
    const until = new AbortController().signal;
    const answers = [cache.read('a', fail, until), cache.read('a', fail)];
    expect(await Promise.all(answers)).toEqual([err('no'), err('no')]);
    expect(await cache.read('a', () => Promise.resolve(ok('yes')))).toEqual(ok('yes'));
  });

  it('rejects for all callers, and loads again for the next', async () => {
    const cache = createReadCache(clock, 'aborted');
    const until = new AbortController().signal;
    for (const answer of [cache.read('a', reject, until), cache.read('a', reject)]) {
      await expect(answer).rejects.toThrow('no');
    }
    expect(await cache.read('a', () => Promise.resolve(ok('yes')))).toEqual(ok('yes'));
  });
});
