import { promisify } from 'node:util';
import { deflateRaw, inflateRaw, type ZlibOptions } from 'node:zlib';
import type { Cache, CacheEntry } from '#ports/shared-stores.ts';
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

/** Cache of answers as JSON, of long ones compressed. */
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
      const text = await pack(JSON.stringify({ answer }));
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

/**
 * In characters. Of a large shop's answers only the list of all pages is longer: some 40 MB, of which
 * a tenth is left. Uncompressed, the lists of a few locales would displace all other answers.
 */
export const LONG_ANSWER = 1_000_000;

const COMPRESSED = 'deflate:';

async function pack(text: string): Promise<string> {
  if (text.length < LONG_ANSWER) return text;
  const packed = await promisify<string, ZlibOptions, Buffer>(deflateRaw)(text, FAST);
  return COMPRESSED + packed.toString('base64');
}

const FAST: ZlibOptions = { level: 1 };

/** Returns `undefined` for a text that is cut. */
async function unpack(text: string): Promise<string | undefined> {
  if (!text.startsWith(COMPRESSED)) return text;
  const packed = Buffer.from(text.slice(COMPRESSED.length), 'base64');
  try {
    return (await promisify<Buffer, Buffer>(inflateRaw)(packed)).toString();
  } catch {
    return undefined;
  }
}

/** Trusts the type of the answer: only this shop writes here, and the cache checks the build. */
async function readAnswer<T>(
  entry: CacheEntry | undefined,
): Promise<CachedResponse<T> | undefined> {
  const stored = entry && parseJson(await unpack(entry.text));
  if (!entry || typeof stored !== 'object' || stored === null || !('answer' in stored))
    return undefined;
  return { answer: stored.answer as T, age: entry.age };
}

/** Currency of all cached prices, part of the key. */
const CURRENCY: Currency = 'EUR';

/**
 * Returns the cache key of an answer: all it depends on. The locale determines the store on the
 * commerce backend, too; the build is added by the cache itself.
 */
export const responseKey = (method: string, locale: Locale, ...facts: readonly unknown[]): string =>
  JSON.stringify([method, locale, CURRENCY, ...facts]);
