import { createHash } from 'node:crypto';
import type { RedisAnswer, RedisConnection } from './redis-connection.ts';

/** A Lua script that Redis runs atomically. */
export type RedisScript = { readonly lua: string; readonly digest: string };

export const redisScript = (lua: string): RedisScript => ({
  lua,
  digest: createHash('sha1').update(lua).digest('hex'),
});

/** Runs the script by its digest; sends its text only once after each restart of Redis. */
export async function runScript(
  connection: RedisConnection,
  { lua, digest }: RedisScript,
  keys: readonly string[],
  words: readonly (string | number)[],
): Promise<RedisAnswer> {
  const known = await connection.call('EVALSHA', digest, keys.length, ...keys, ...words);
  const isNew = !known.ok && known.error.kind === 'refused' && known.error.code === 'NOSCRIPT';
  return isNew ? connection.call('EVAL', lua, keys.length, ...keys, ...words) : known;
}
