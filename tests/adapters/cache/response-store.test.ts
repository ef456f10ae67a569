import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CacheRequest,
  createResponseStore,
  LONG_ANSWER,
} from '#adapters/cache/response-store.ts';
import { CONTENT_LIFETIMES } from '#adapters/cache/lifetimes.ts';
import { createMemoryCache } from '#adapters/memory/memory-cache.ts';

const REQUEST: CacheRequest<unknown> = {
  key: 'list',
  tags: () => [],
  cacheability: () => CONTENT_LIFETIMES,
};

function open() {
  const cache = createMemoryCache({ stopwatch: { now: () => 0 } });
  const store = createResponseStore(cache);
  const lengthOf = async (answer: unknown) => {
    await store.write(REQUEST, { answer, age: 0 });
    return (await cache.read(REQUEST.key))?.text.length ?? 0;
  };
  return { cache, store, lengthOf };
}

/** Pages of a shop, whose JSON is a long answer. */
const longListOf = (title: string) =>
  Array.from({ length: LONG_ANSWER / 50 }, (_, index) => ({
    title,
    url: `/a-long-path-to/a-page-${index}`,
  }));

describe('createResponseStore', () => {
  it('reads an answer of any length and any characters as it was written', async () => {
    const { store } = open();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.boolean(), async (title, isLong) => {
        const answer = isLong ? longListOf(title) : title;
        await store.write(REQUEST, { answer, age: 0 });
        expect(await store.read(REQUEST)).toEqual({ answer, age: 0 });
      }),
      { numRuns: 20 },
    );
  });

  it('stores a long list of pages in a fifth of its length, and a short one as it is', async () => {
    const { lengthOf } = open();
    const long = longListOf('Matras € 1.299');
    expect(await lengthOf(long)).toBeLessThan(JSON.stringify(long).length / 5);
    const short = long.slice(0, 100);
    expect(await lengthOf(short)).toBe(JSON.stringify({ answer: short }).length);
  });

  it('finds no answer in a long text that is cut', async () => {
    const { cache, store, lengthOf } = open();
    const length = await lengthOf(longListOf('Matras'));
    const { text = '' } = (await cache.read(REQUEST.key)) ?? {};
    for (const cut of [0, 1, length / 2]) {
      const rest = text.slice(0, 'deflate:'.length + cut);
      await cache.write(REQUEST.key, { text: rest, tags: [], lifetime: 1000 });
      expect(await store.read(REQUEST)).toBeUndefined();
    }
  });
});
