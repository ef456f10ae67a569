import { performance } from 'node:perf_hooks';

/**
 * The least time that some work takes, in milliseconds. It is done again, up to ten times, until it
 * takes less than `enough`: the first time compiles functions, and a busy machine may stall any.
 */
export async function leastTime(enough: number, work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 10 && least >= enough; round += 1) {
    const start = performance.now();
    await work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
