import { err, ok, type Result } from '#src/shared/result.ts';
import type { RedisConnection, RedisFailure } from './redis-connection.ts';

/** Memory of a Redis, in bytes; `most` is 0 if it has no limit. */
export type RedisMemory = {
  /** Eviction policy: `noeviction`, `volatile-lru`, … */
  readonly policy: string;
  readonly used: number;
  readonly most: number;
};

/** Reads `INFO memory`, which hosted Redis supports as well; it often refuses `CONFIG`. */
export async function readMemory(
  connection: RedisConnection,
): Promise<Result<RedisMemory, RedisFailure>> {
  const answer = await connection.call('INFO', 'memory');
  if (!answer.ok) return answer;
  const info = typeof answer.value === 'string' ? answer.value : '';
  const field = (name: string) => new RegExp(`^${name}:(\\S+)`, 'mu').exec(info)?.[1];
  const policy = field('maxmemory_policy');
  if (policy === undefined) return err({ kind: 'refused', code: 'NOINFO' });
  const [used, most] = [field('used_memory'), field('maxmemory')].map((text) => Number(text ?? 0));
  return ok({ policy, used: used ?? 0, most: most ?? 0 });
}
