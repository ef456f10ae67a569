import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CacheRequest, createResponseStore } from '#adapters/cache/response-store.ts';
import { CONTENT_LIFETIMES } from '#adapters/cache/lifetimes.ts';
import { createMemoryCache } from '#adapters/memory/memory-cache.ts';
import { LONG_LIST } from '#src/content/caching.ts';
import { ok } from '#src/shared/result.ts';
import { anyCharacter } from '../../support/arbitraries/texts.ts';

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

/** The answer of a content service that has so many pages. */
const pagesOf = (length: number, title = 'Matras € 1.299') =>
  ok(Array.from({ length }, (_, index) => ({ title, url: `/a-long-path-to/a-page-${index}` })));

describe('createResponseStore', () => {
  it('reads an answer of any length and any characters as it was written', async () => {
    const { store } = open();
    const anyLength = fc.constantFrom(0, 1, LONG_LIST, LONG_LIST + 1, LONG_LIST + 1000);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: anyCharacter }), anyLength, async (title, length) => {
        const answer = pagesOf(length, title);
        await store.write(REQUEST, { answer, age: 0 });
        expect(await store.read(REQUEST)).toEqual({ answer, age: 0 });
      }),
      { numRuns: 20 },
    );
  });

  it('stores a long list of pages in a fifth of its length, and a short one as it is', async () => {
    const { lengthOf } = open();
    const [long, short] = [pagesOf(LONG_LIST + 1), pagesOf(LONG_LIST)];
    expect(await lengthOf(long)).toBeLessThan(JSON.stringify(long).length / 5);
    expect(await lengthOf(short)).toBe(JSON.stringify({ answer: short }).length);
  });

  it('lets other work run while it writes and reads a long list', async () => {
    const { store } = open();
    const turns = { count: 0 };
    const timer = setInterval(() => (turns.count += 1), 0);
    await store.write(REQUEST, { answer: pagesOf(20 * LONG_LIST), age: 0 });
    const written = turns.count;
    await store.read(REQUEST);
    clearInterval(timer);
    expect(written).toBeGreaterThan(5);
    expect(turns.count - written).toBeGreaterThan(5);
  });
});
