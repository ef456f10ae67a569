import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Clock } from '#ports/clock-and-ids.ts';
import {
  type Cache,
  type CacheEntry,
  MAX_CACHE_LIFETIME,
  type NewCacheEntry,
} from '#ports/shared-stores.ts';
import { parseJson, readListOf, readText } from '#src/shared/json-reader.ts';
import { PURGE_TAGS, READ_ENTRY, WRITE_ENTRY } from './cache-scripts.ts';
import { type RedisConnection, runScript } from './redis-connection.ts';
import { createMemoryHeadroom, type MemoryHeadroom } from './redis-memory.ts';
import type { RedisSubscription } from './redis-subscription.ts';

export type RedisCacheParts = {
  readonly connection: RedisConnection;
  /** Messages of {@link PURGE_CHANNEL}. */
  readonly purges: RedisSubscription;
  /** This server's own cache. */
  readonly local: Cache;
  /** Part of each key, as another build may use another format. */
  readonly build: string;
  /** A monotonic clock. */
  readonly stopwatch: Clock;
  /**
   * Time for which a server uses its own copy before it reads Redis again, where another server may
   * have stored a newer one; in milliseconds, 5000 by default. Purges apply at once.
   */
  readonly localLifetime?: number;
};

/** Channel on which servers announce purges: a JSON list of tags. */
export const PURGE_CHANNEL = 'sluimer:purged';

const MAX_LOCAL_COPIES = 10_000;

/** Maximum lifetime of entries that are stored even without room, in milliseconds. */
const MAX_BRIEF_LIFETIME = 5000;

const MAX_PENDING_TAGS = 10_000;
const TAG_KEYS = 'sluimer:tag:';

/**
 * Cache shared by all servers, with a copy on each. If Redis is unreachable, a server uses its copy
 * alone (FT36).
 */
export function createRedisCache(parts: RedisCacheParts): Cache {
  const { connection, purges, local, build, stopwatch, localLifetime = 5000 } = parts;
  const keyOf = (key: string) => `sluimer:cache:${build}:${key}`;
  const timing = { ttl: localLifetime, ttlResolution: 0, perf: stopwatch };
  const recentKeys = new LRUCache<string, true>({ max: MAX_LOCAL_COPIES, ...timing });
  const purge = createPurge(connection);
  const share = createShare(connection, createMemoryHeadroom(connection, stopwatch));
  const listeners: ((tags?: readonly string[]) => void)[] = [];
  const tellOfPurge = (tags?: readonly string[]) => {
    for (const listener of listeners) listener(tags);
  };
  purges.onMessage((text) => {
    const tags = readTags(text);
    void local.purge(tags).then(() => tellOfPurge(tags));
  });
  purges.onGap(() => {
    recentKeys.clear();
    tellOfPurge();
  });

  const storeCopy = (key: string, entry: NewCacheEntry) => {
    if (localLifetime > 0) recentKeys.set(key, true);
    return local.write(key, entry);
  };

  const readNewest = async (key: string): Promise<CacheEntry | undefined> => {
    const answer = await runScript(connection, READ_ENTRY, [keyOf(key)], [TAG_KEYS]);
    if (!answer.ok) return answer.error.kind === 'unreachable' ? local.read(key) : undefined;
    const shared = readShared(answer.value, (text) => checksumOf(build, key, text));
    if (shared) await storeCopy(key, shared);
    return shared && { text: shared.text, age: shared.age };
  };

  return {
    async read(key) {
      const localCopy =
        purges.isSubscribed() && recentKeys.has(key) ? await local.read(key) : undefined;
      return localCopy ?? readNewest(key);
    },
    readNewest,
    async write(key, entry) {
      await storeCopy(key, entry);
      await share(keyOf(key), entry, checksumOf(build, key, entry.text));
    },
    async purge(tags) {
      await local.purge(tags);
      await purge(tags);
      tellOfPurge(tags);
    },
    onPurge: (listener) => void listeners.push(listener),
  };
}

/** Writes an entry for all servers; without room, deletes the previous entry instead. */
const createShare =
  (connection: RedisConnection, room: MemoryHeadroom) =>
  async (key: string, entry: NewCacheEntry, checksum: string): Promise<void> => {
    const { text, tags, age = 0 } = entry;
    if (entry.lifetime > MAX_BRIEF_LIFETIME && !room.isAvailable()) {
      await connection.call('UNLINK', key);
      return;
    }
    const args = [text, checksum, tags.join('\n')];
    const times = [Math.min(entry.lifetime, MAX_CACHE_LIFETIME), age].map(Math.round);
    await runScript(connection, WRITE_ENTRY, [key], [...args, ...times]);
  };

/** Announces purges to all servers; failed ones are repeated once Redis is back. */
function createPurge(connection: RedisConnection) {
  const pendingTags = new Set<string>();

  async function sendPurge(tags: readonly string[]): Promise<void> {
    if (tags.length === 0) return;
    for (const tag of tags.slice(0, MAX_PENDING_TAGS - pendingTags.size)) pendingTags.add(tag);
    const keys = tags.map((tag) => TAG_KEYS + tag);
    const args = [MAX_CACHE_LIFETIME, PURGE_CHANNEL, JSON.stringify(tags)];
    const purged = await runScript(connection, PURGE_TAGS, keys, args);
    if (purged.ok) for (const tag of tags) pendingTags.delete(tag);
  }

  connection.onReady(() => void sendPurge([...pendingTags]));
  return sendPurge;
}

/** Parses an entry from Redis; `undefined` if its checksum does not match. */
function readShared(
  answer: unknown,
  checksum: (text: string) => string,
): (NewCacheEntry & CacheEntry) | undefined {
  if (!Array.isArray(answer)) return undefined;
  const [text, sum, tags, age, left] = answer.map(String);
  if (text === undefined || sum !== checksum(text)) return undefined;
  const known = Number(age);
  const lifetime = known + Number(left);
  return { text, tags: tags?.split('\n') ?? [], age: known, lifetime };
}

const readTags = (text: string): readonly string[] => readTagList(parseJson(text)) ?? [];

const readTagList = readListOf(readText);

/** Version of the format of entries; another format gets another number. */
const FORM = 1;

/**
 * Checksum that verifies a text: complete, and written under this key by this build. Another build
 * may use another format.
 */
const checksumOf = (build: string, key: string, text: string): string =>
  createHash('sha256')
    .update(JSON.stringify([FORM, build, key]))
    .update(text)
    .digest('base64url');
