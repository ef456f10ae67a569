import { createHash } from 'node:crypto';
import type { RedisAnswer, RedisConnection } from './redis-connection.ts';

/** Work that Redis does as one step, that no other server can come between. */
export type RedisScript = { readonly lua: string; readonly digest: string };

export const redisScript = (lua: string): RedisScript => ({
  lua,
  digest: createHash('sha1').update(lua).digest('hex'),
});

/** Names the script by its digest; Redis has to be sent the words once after each of its starts. */
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
