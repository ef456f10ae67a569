import { describe, expect, it } from 'vitest';
import { createRequestScope, runDetached } from '#server/observe/request-scope.ts';

const BUDGET = { read: 30_000, write: 20_000 };

const open = () => {
  const scope = createRequestScope();
  const client = new AbortController();
  const page = { read: 3000, write: 20_000 };
  const { signal } = client;
  const request = {
    id: 'r-1',
    started: 1,
    budget: page,
    disconnectSignal: signal,
    signal,
    calls: [],
  };
  const parts = { scope, stopwatch: { now: () => 2500 }, budget: BUDGET };
  return { scope, client, request, parts };
};

describe('runDetached', () => {
  it('runs work of a request with its own deadline, under its name', () => {
    const { scope, request, parts } = open();
    const seen = scope.run(request, () => runDetached(parts, () => scope.current()));
    expect(seen).toMatchObject({ id: 'r-1', started: 2500, budget: BUDGET });
  });

  it('is not aborted by a disconnected client', () => {
    const { scope, client, request, parts } = open();
    const seen = scope.run(request, () => runDetached(parts, () => scope.current()));
    client.abort();
    expect(seen?.disconnectSignal.aborted).toBe(false);
    expect(seen).not.toHaveProperty('signal');
  });

  it('is not attributed to the request', () => {
    const { scope, request, parts } = open();
    const call = { port: 'search', method: 'productsAndFilters', args: [], duration: 1 };
    scope.run(request, () => runDetached(parts, () => scope.current()?.calls.push(call)));
    expect(request.calls).toEqual([]);
  });

  it('runs work outside a request unchanged', () => {
    const { scope, parts } = open();
    expect(runDetached(parts, () => [scope.current()])).toEqual([undefined]);
  });
});
