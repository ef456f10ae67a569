import { Bench } from 'tinybench';

/** One piece of work, done over and over. It answers something, so that it cannot be optimised away. */
export type Work = {
  readonly name: string;
  /** The address that the work begins with: what it costs is told as so many times taking that apart. */
  readonly url: string;
  readonly run: () => unknown;
  /** Lays out what so many calls will use up, outside the time that is taken. */
  readonly prepare?: (calls: number) => void;
};

export type Measured = {
  readonly name: string;
  /** Median time of a call, in nanoseconds. */
  readonly nanoseconds: number;
  /** The same for taking the work's address apart. */
  readonly baseNanoseconds: number;
  /** What a call leaves to the garbage collector, in bytes. */
  readonly bytes: number;
};

/** Calls made between two looks at the clock: one call is shorter than the clock can tell. */
const BATCH = 100;

/** Times each work in turn within one process, after a warm-up of its own. */
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

/** What every router does with an address at least. */
const takeApart = (url: string): readonly string[] => new URL(url).pathname.split('/');

/** Of a call, in the middle batch. */
function nanosecondsOf(bench: Bench, name: string): number {
  const result = bench.getTask(name)?.result;
  if (result === undefined || !('latency' in result))
    throw new Error('A benchmark did not finish.');
  return (result.latency.p50 * 1e6) / BATCH;
}

/**
 * The heap is read before and after a number of calls that fit into the young generation, so that
 * nothing is collected in between. Needs `--expose-gc` and a large `--max-semi-space-size`.
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

/** What was answered last; read by nobody, but the engine does not know that. */
export const lastAnswer = (): unknown => sink;
