import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CACHE_LIFETIME, type Cache, type NewCacheEntry } from '#ports/shared-stores.ts';

/** A cache, and a way to let time pass for it. */
export type TimedCache = {
  readonly cache: Cache;
  readonly pass: (milliseconds: number) => Promise<void>;
};

type CacheOptions = {
  /** Tolerance of the age, in milliseconds, as a real clock is read later than the event. */
  readonly slack?: number;
};

const entry = (text: string, ...tags: readonly string[]): NewCacheEntry => ({
  text,
  tags,
  lifetime: 60_000,
});

const textUnder = async ({ cache }: TimedCache, key: string) => (await cache.read(key))?.text;

/** Contract for every cache. `open` creates an empty one. */
export function cacheContract(
  name: string,
  open: () => Promise<TimedCache>,
  { slack = 0 }: CacheOptions = {},
): void {
  describe(`Cache: ${name}`, () => {
    it('has nothing under a key that was never written', async () => {
      const { cache } = await open();
      expect(await cache.read('page')).toBeUndefined();
      expect(await cache.read('constructor')).toBeUndefined();
    });

    it('returns the last value written', async () => {
      const timed = await open();
      await timed.cache.write('page', entry('one'));
      await timed.cache.write('page', entry('two'));
      expect(await textUnder(timed, 'page')).toBe('two');
      expect(await timed.cache.readNewest('page')).toMatchObject({ text: 'two' });
      expect(await textUnder(timed, 'other')).toBeUndefined();
    });

    it('tells of each purge, with its tags', async () => {
      const { cache } = await open();
      const purged: (readonly string[] | undefined)[] = [];
      cache.onPurge((tags) => void purged.push(tags));
      await cache.purge(['content:nl-nl', 'entry:1']);
      await cache.purge(['product:M1']);
      expect(purged).toContainEqual(['content:nl-nl', 'entry:1']);
      expect(purged).toContainEqual(['product:M1']);
    });

    it('has removed what is purged when it tells of it', async () => {
      const timed = await open();
      await timed.cache.write('page', entry('text', 'content:nl-nl'));
      const found: Promise<string | undefined>[] = [];
      timed.cache.onPurge(() => void found.push(textUnder(timed, 'page')));
      await timed.cache.purge(['content:nl-nl']);
      expect(await found.at(-1)).toBeUndefined();
    });

    it('keeps any text under any key', async () => {
      const timed = await open();
      const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.json());
      await fc.assert(
        fc.asyncProperty(fc.string({ minLength: 1 }), anyText, async (key, text) => {
          await timed.cache.write(key, entry(text, 'tag'));
          expect(await textUnder(timed, key)).toBe(text);
        }),
        { numRuns: 50 },
      );
    });

    it('returns the age, counted from when the upstream was asked', async () => {
      const { cache, pass } = await open();
      await cache.write('page', { ...entry('text'), age: 300 });
      await pass(200);
      const age = (await cache.read('page'))?.age ?? 0;
      expect(age).toBeGreaterThanOrEqual(500);
      expect(age).toBeLessThanOrEqual(500 + slack);
    });

    it('drops an entry at the end of its lifetime', async () => {
      const timed = await open();
      await timed.cache.write('short', { text: 'text', tags: [], lifetime: 200 });
      await timed.cache.write('old', { text: 'text', tags: [], lifetime: 10_200, age: 10_000 });
      await timed.cache.write('over', { text: 'text', tags: [], lifetime: 200, age: 200 });
      await timed.cache.write('long', entry('text'));
      expect(await textUnder(timed, 'over')).toBeUndefined();
      expect(await textUnder(timed, 'short')).toBe('text');
      await timed.pass(201);
      expect(await textUnder(timed, 'short')).toBeUndefined();
      expect(await textUnder(timed, 'old')).toBeUndefined();
      expect(await textUnder(timed, 'long')).toBe('text');
    });

    it('caps longer lifetimes at the maximum', async () => {
      const timed = await open();
      await timed.cache.write('page', { ...entry('text'), lifetime: 2 * MAX_CACHE_LIFETIME });
      expect(await textUnder(timed, 'page')).toBe('text');
      const age = MAX_CACHE_LIFETIME;
      await timed.cache.write('page', { ...entry('text'), lifetime: 2 * age, age });
      expect(await textUnder(timed, 'page')).toBeUndefined();
    });

    it('purges the entries with one of the tags, and nothing else', async () => {
      const timed = await open();
      await timed.cache.write('both', entry('text', 'content:nl-nl', 'page:1'));
      await timed.cache.write('one', entry('text', 'content:nl-nl'));
      await timed.cache.write('other', entry('text', 'content:nl-be', 'page:10'));
      await timed.cache.write('none', entry('text'));
      await timed.cache.purge(['page:1', 'constructor']);
      expect(await textUnder(timed, 'both')).toBeUndefined();
      expect(await textUnder(timed, 'one')).toBe('text');
      await timed.cache.purge(['content:nl-nl']);
      expect(await textUnder(timed, 'one')).toBeUndefined();
      expect(await textUnder(timed, 'other')).toBe('text');
      expect(await textUnder(timed, 'none')).toBe('text');
    });

    it('keeps entries written after a purge', async () => {
      const timed = await open();
      await timed.cache.purge(['page:1']);
      await timed.pass(2);
      await timed.cache.write('page', entry('new', 'page:1'));
      expect(await textUnder(timed, 'page')).toBe('new');
    });

    it('drops an entry that was requested before a purge and written after it', async () => {
      const timed = await open();
      await timed.cache.purge(['page:1']);
      await timed.pass(20);
      await timed.cache.write('page', { ...entry('old', 'page:1'), age: 1000 });
      await timed.cache.write('beside', { ...entry('text', 'page:2'), age: 1000 });
      expect(await textUnder(timed, 'page')).toBeUndefined();
      expect(await textUnder(timed, 'beside')).toBe('text');
    });
  });
}
