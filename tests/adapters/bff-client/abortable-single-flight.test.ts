import { describe, expect, it } from 'vitest';
import { createAbortableSingleFlight } from '#adapters/bff-client/abortable-single-flight.ts';
import { createBarrier } from '../../support/barrier.ts';

const fail = () => Promise.reject(new Error('no'));

/** Work that ends when its door opens, and the results of its parts. */
function working() {
  const share = createAbortableSingleFlight('given up');
  const begun: AbortSignal[] = [];
  const doors = [createBarrier(), createBarrier(), createBarrier()];
  const ask = (key: string, until?: AbortSignal) =>
    share(
      key,
      async (signal) => {
        const index = begun.push(signal) - 1;
        await doors[index]?.opened;
        return `work ${index}`;
      },
      until,
    );
  return { ask, begun, finish: (index: number) => doors[index]?.open() };
}

describe('createAbortableSingleFlight', () => {
  it('runs once for simultaneous callers, and again for later ones', async () => {
    const { ask, begun, finish } = working();
    const answers = [ask('a'), ask('a'), ask('b')];
    finish(0);
    finish(1);
    finish(2);
    expect(await Promise.all(answers)).toEqual(['work 0', 'work 0', 'work 1']);
    expect(await ask('a')).toBe('work 2');
    expect(begun).toHaveLength(3);
  });

  it('continues while any caller waits', async () => {
    const { ask, begun, finish } = working();
    const first = new AbortController();
    const [gone, staying] = [ask('a', first.signal), ask('a', new AbortController().signal)];
    first.abort();
    expect(await gone).toBe('given up');
    expect(begun[0]?.aborted).toBe(false);
    finish(0);
    expect(await staying).toBe('work 0');
  });

  it('continues for a caller without a signal', async () => {
    const { ask, begun, finish } = working();
    const controller = new AbortController();
    const [gone, staying] = [ask('a', controller.signal), ask('a')];
    controller.abort();
    expect(await gone).toBe('given up');
    expect(begun[0]?.aborted).toBe(false);
    finish(0);
    expect(await staying).toBe('work 0');
  });

  it('is aborted with its last caller, and started again for the next', async () => {
    const { ask, begun, finish } = working();
    const controllers = [new AbortController(), new AbortController()];
    const answers = controllers.map(({ signal }) => ask('a', signal));
    for (const controller of controllers) controller.abort();
    const later = ask('a');
    expect(await Promise.all(answers)).toEqual(['given up', 'given up']);
    expect(begun.map(({ aborted }) => aborted)).toEqual([true, false]);
    finish(0);
    finish(1);
    expect(await later).toBe('work 1');
  });

  it('is not started for a caller that has aborted before', async () => {
    const { ask, begun } = working();
    expect(await ask('a', AbortSignal.abort())).toBe('given up');
    expect(begun).toEqual([]);
  });

  it('rejects for all callers, and starts again for the next', async () => {
    const share = createAbortableSingleFlight('given up');
    const until = new AbortController().signal;
    for (const answer of [share('a', fail, until), share('a', fail)]) {
      await expect(answer).rejects.toThrow('no');
    }
    expect(await share('a', () => Promise.resolve('yes'))).toBe('yes');
  });
});
