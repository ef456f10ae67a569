import { Bench } from 'tinybench';

/** One piece of work, done over and over. It answers something, so that it cannot be optimised away. */
export type Work = { readonly name: string; readonly run: () => unknown };

export type Measured = {
  readonly name: string;
  /** Median time of a call, in nanoseconds. */
  readonly nanoseconds: number;
  /** What a call leaves to the garbage collector, in bytes. */
  readonly bytes: number;
};

/** Calls made between two looks at the clock: one call is shorter than the clock can tell. */
const BATCH = 100;

/** Times each work in turn within one process, after a warm-up of its own. */
export async function measure(works: readonly Work[]): Promise<readonly Measured[]> {
  const bench = new Bench({ time: 1000, warmupTime: 500 });
  for (const { name, run } of works) bench.add(name, () => repeat(run, BATCH));
  await bench.run();
  return works.map(({ name, run }, place) => ({
    name,
    nanoseconds: (medianOf(bench, place) * 1e6) / BATCH,
    bytes: bytesPerCall(run),
  }));
}

/** Milliseconds of the middle batch. */
function medianOf(bench: Bench, place: number): number {
  const result = bench.tasks[place]?.result;
  if (result === undefined || !('latency' in result))
    throw new Error('A benchmark did not finish.');
  return result.latency.p50;
}

/**
 * The heap is read before and after a number of calls that fit into the young generation, so that
 * nothing is collected in between. Needs `--expose-gc` and a large `--max-semi-space-size`.
 */
function bytesPerCall(run: () => unknown): number {
  const calls = 2000;
  const rounds = Array.from({ length: 7 }, () => {
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    repeat(run, calls);
    return (process.memoryUsage().heapUsed - before) / calls;
  });
  return rounds.sort((a, b) => a - b)[3] ?? 0;
}

let sink: unknown;

function repeat(run: () => unknown, times: number): void {
  for (let time = 0; time < times; time += 1) sink = run();
}

/** What was answered last; read by nobody, but the engine does not know that. */
export const lastAnswer = (): unknown => sink;
