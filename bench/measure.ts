import { Bench } from 'tinybench';

/** One repeated benchmark case. Returns a value so that the engine cannot optimise it away. */
export type Work = {
  readonly name: string;
  /** URL that the case starts from; its cost is reported as a multiple of parsing this URL. */
  readonly url: string;
  readonly run: () => unknown;
  /** Prepares the inputs that `calls` calls consume, outside the measured time. */
  readonly prepare?: (calls: number) => void;
};

export type Measured = {
  readonly name: string;
  /** Median time of a call, in nanoseconds. */
  readonly nanoseconds: number;
  /** Median time of parsing the case's URL, in nanoseconds. */
  readonly baseNanoseconds: number;
  /** Garbage that a call leaves behind, in bytes. */
  readonly bytes: number;
};

/** Calls between two clock readings: one call is shorter than the clock's resolution. */
const BATCH = 100;

/** Measures the cases one after another in one process, each after its own warm-up. */
export async function measure(works: readonly Work[]): Promise<readonly Measured[]> {
  const bench = new Bench({ time: 1000, warmupTime: 500 });
  const urls = [...new Set(works.map(({ url }) => url))];
  for (const url of urls) bench.add(url, () => repeat(() => takeApart(url), BATCH));
  for (const { name, run, prepare } of works)
    bench.add(name, () => repeat(run, BATCH), { beforeEach: () => prepare?.(BATCH) });
  await bench.run();
  return works.map((work) => ({
    name: work.name,
    nanoseconds: nanosecondsOf(bench, work.name),
    baseNanoseconds: nanosecondsOf(bench, work.url),
    bytes: bytesPerCall(work),
  }));
}

/** The minimum that any router does with a URL. */
const takeApart = (url: string): readonly string[] => new URL(url).pathname.split('/');

/** Nanoseconds per call: median batch divided by the batch size. */
function nanosecondsOf(bench: Bench, name: string): number {
  const result = bench.getTask(name)?.result;
  if (result === undefined || !('latency' in result))
    throw new Error('A benchmark did not finish.');
  return (result.latency.p50 * 1e6) / BATCH;
}

/**
 * Heap bytes per call, median of 7 rounds. A round is small enough for the young generation, so
 * nothing is collected meanwhile. Needs `--expose-gc` and a large `--max-semi-space-size`.
 */
function bytesPerCall({ run, prepare }: Work): number {
  const calls = 1000;
  const rounds = Array.from({ length: 7 }, () => {
    prepare?.(calls);
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

/**
 * The last result. Never read; exported so that the engine cannot drop the calls.
 *
 * @public
 */
export const lastAnswer = (): unknown => sink;
