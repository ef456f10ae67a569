import { promisify } from 'node:util';
import { deflateRaw, inflateRaw, type ZlibOptions } from 'node:zlib';
import type { Cache, CacheEntry } from '#ports/shared-stores.ts';
import { LONG_LIST } from '#src/content/caching.ts';
import type { Currency } from '#src/pricing/money.ts';
import type { Locale } from '#src/shared/locale.ts';
import { parseJson } from '#src/shared/json-reader.ts';
import type { Lifetimes } from './lifetimes.ts';

export type CacheRequest<T> = {
  /** Identifies all that the answer depends on, including its locale and currency. */
  readonly key: string;
  readonly tags: (answer: T) => readonly string[];
  readonly cacheability: (answer: T) => Cacheability;
};

/**
 * Time for which an answer is cached. `passing`: not worth caching. `failed`: no answer; an older
 * one is used instead if there is one.
 */
export type Cacheability = Lifetimes | 'passing' | 'failed';

export type CachedResponse<T> = {
  readonly answer: T;
  /** Milliseconds since the upstream was called. */
  readonly age: number;
};

/** Cache of answers as JSON; the items of a long list are compressed. */
export interface ResponseStore {
  read<T>(request: CacheRequest<T>): Promise<CachedResponse<T> | undefined>;
  /** Reads what another server may have just stored: a fresh answer, or its failure to get one. */
  readRecent<T>(request: CacheRequest<T>): Promise<CachedResponse<T> | undefined>;
  write<T>(request: CacheRequest<T>, answer: CachedResponse<T>): Promise<void>;
}

/**
 * Time for which a failure is shared by all callers, in milliseconds, to spare a failing upstream.
 */
const FAILURE_LIFETIME = 1000;

export function createResponseStore(cache: Cache): ResponseStore {
  const readNewest = async <T>(key: string) => readAnswer<T>(await cache.readNewest(key));
  return {
    read: async ({ key }) => readAnswer(await cache.read(key)),
    async readRecent<T>(request: CacheRequest<T>) {
      const answer = await readNewest<T>(request.key);
      const isFresh = answer && freshnessOf(request, answer) === 'fresh';
      return isFresh ? answer : readNewest<T>(failureKey(request.key));
    },
    async write({ key, tags, cacheability }, { answer, age }) {
      const lifetimes = cacheability(answer);
      if (lifetimes === 'passing') return;
      const text = await formatAnswer(answer);
      if (lifetimes === 'failed') {
        await cache.write(failureKey(key), { text, tags: [], lifetime: FAILURE_LIFETIME });
      } else {
        await cache.write(key, { text, tags: tags(answer), lifetime: lifetimes.staleIfError, age });
      }
    },
  };
}

/** Failures are stored beside the answer, not in its place. */
const failureKey = (key: string) => `failed:${key}`;

/** Returns how a known answer may be used. */
export function freshnessOf<T>(
  { cacheability }: CacheRequest<T>,
  { answer, age }: CachedResponse<T>,
): 'fresh' | 'stale' | 'rescue' | 'spent' {
  const lifetimes = cacheability(answer);
  if (lifetimes === 'passing' || lifetimes === 'failed') return 'spent';
  if (age < lifetimes.fresh) return 'fresh';
  if (age < lifetimes.staleWhileRevalidate) return 'stale';
  return age < lifetimes.staleIfError ? 'rescue' : 'spent';
}

/** An answer in the cache. */
type StoredAnswer = {
  readonly answer: unknown;
  /** Items of the list that is the value of the answer, compressed. */
  readonly packedItems?: readonly string[];
};

/**
 * Of a large shop's answers only the list of all pages is longer: some 40 MB, of which a tenth is left.
 * As one text, it would take several times its length to write and read, and hold up all requests;
 * the lists of a few locales would displace all other answers.
 */
const ITEMS_PER_PACK = 1000;

async function formatAnswer(answer: unknown): Promise<string> {
  if (!isLongList(answer)) return JSON.stringify({ answer } satisfies StoredAnswer);
  const { value } = answer;
  const packedItems: string[] = [];
  for (let from = 0; from < value.length; from += ITEMS_PER_PACK)
    packedItems.push(await pack(value.slice(from, from + ITEMS_PER_PACK)));
  const stored: StoredAnswer = { answer: { ...answer, value: [] }, packedItems };
  return JSON.stringify(stored);
}

const isLongList = (answer: unknown): answer is { readonly value: readonly unknown[] } =>
  typeof answer === 'object' &&
  answer !== null &&
  'value' in answer &&
  Array.isArray(answer.value) &&
  answer.value.length > LONG_LIST;

const FAST: ZlibOptions = { level: 1 };

const pack = async (items: readonly unknown[]): Promise<string> =>
  (await promisify<string, ZlibOptions, Buffer>(deflateRaw)(JSON.stringify(items), FAST)).toString(
    'base64',
  );

const unpack = async (packed: string): Promise<readonly unknown[]> => {
  const text = await promisify<Buffer, Buffer>(inflateRaw)(Buffer.from(packed, 'base64'));
  return JSON.parse(text.toString()) as readonly unknown[];
};

/** Trusts the type of the answer: only this shop writes here, and the cache checks the build. */
async function readAnswer<T>(
  entry: CacheEntry | undefined,
): Promise<CachedResponse<T> | undefined> {
  const stored = entry && parseJson(entry.text);
  if (!entry || typeof stored !== 'object' || stored === null || !('answer' in stored))
    return undefined;
  const { answer, packedItems } = stored as StoredAnswer;
  if (packedItems === undefined) return { answer: answer as T, age: entry.age };
  const value: unknown[] = [];
  for (const packed of packedItems) for (const item of await unpack(packed)) value.push(item);
  return { answer: Object.assign({}, answer, { value }) as T, age: entry.age };
}

/** Currency of all cached prices, part of the key. */
const CURRENCY: Currency = 'EUR';

/**
 * Returns the cache key of an answer: all it depends on. The locale determines the store on the
 * commerce backend, too; the build is added by the cache itself.
 */
export const responseKey = (method: string, locale: Locale, ...facts: readonly unknown[]): string =>
  JSON.stringify([method, locale, CURRENCY, ...facts]);
