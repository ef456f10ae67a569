import type { Cache, RateLimits } from '#ports/shared-stores.ts';
import type { WorkerLink } from './worker-link.ts';

/** A worker's own cache, purged with those of all other workers. */
export function withPurgesOfWorkers(cache: Cache, link: WorkerLink): Cache {
  link.onPurge((tags) => void cache.purge(tags));
  return {
    ...cache,
    async purge(tags) {
      await Promise.all([cache.purge(tags), link.ask({ kind: 'purge', tags })]);
    },
  };
}

/**
 * Counts the attempts on all workers, and those on this one separately; the stricter count decides.
 * If the primary does not answer, this worker goes by its own.
 *
 * @param local counts the attempts on this worker.
 */
export const createWorkerRateLimits = (link: WorkerLink, local: RateLimits): RateLimits => ({
  async take(name, limit) {
    const own = await local.take(name, limit);
    if (!own.ok) return own;
    const answer = await link.ask({ kind: 'take', name, limit });
    if (typeof answer !== 'object' || answer.ok) return own;
    await local.refund(name);
    return answer;
  },
  async refund(name) {
    await Promise.all([local.refund(name), link.ask({ kind: 'refund', name })]);
  },
});
