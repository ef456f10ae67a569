import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Memory and processor time of a process during some work. */
export type Usage = {
  readonly seconds: number;
  /** Processor time, in seconds. */
  readonly cpu: number;
  /** Most memory of the process so far, in bytes. */
  readonly peakRss: number;
  /** Smallest heap in each quarter of the work, in bytes: what no garbage collection freed. */
  readonly heap: readonly number[];
};

export type MeasuredProcess = {
  readonly child: ChildProcess;
  /** Folder for the data of the process; removed at its end. */
  readonly folder: string;
  /** Usage since a time in milliseconds since 1970, or since the start of the process. */
  readonly usage: (since?: number) => Usage;
  /** The exit code. */
  readonly ended: Promise<number>;
  /** What it wrote to its error output. */
  readonly errors: () => string;
  /** Stops the process and removes its folder. */
  readonly stop: () => Promise<void>;
};

type Sample = {
  readonly at: number;
  readonly heapUsed: number;
  readonly maxRss: number;
  readonly cpu: number;
};

const SAMPLER = pathToFileURL('bench/large/sample-memory.mjs').href;

/**
 * Without a limit, V8 lets garbage grow to several times of what is in use where the machine has
 * memory to spare.
 */
const HEAP_LIMIT = '--max-old-space-size=512';

/** Starts a program of Node that notes its memory, with these arguments and variables. */
export function startMeasured(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  dataDir?: string,
): MeasuredProcess {
  const folder = mkdtempSync(join(tmpdir(), 'large-'));
  const samples = join(folder, 'memory.jsonl');
  const started = Date.now();
  const child = spawn('node', [HEAP_LIMIT, '--import', SAMPLER, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir ?? folder,
      ...environment,
      BENCH_MEMORY: samples,
    },
  });
  const errors: string[] = [];
  child.stderr.on('data', (piece: Buffer) => void errors.push(piece.toString()));
  const ended = new Promise<number>((done) => child.once('exit', (code) => done(code ?? 128)));
  return {
    child,
    folder,
    ended,
    errors: () => errors.join(''),
    usage: (since = started) => usageIn(readSamples(samples), since),
    async stop() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const readSamples = (path: string): readonly Sample[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as Sample);

function usageIn(all: readonly Sample[], since: number): Usage {
  const samples = all.filter(({ at }) => at >= since);
  const before = all.findLast(({ at }) => at < since);
  const end = samples.at(-1)?.at ?? since;
  const floorOf = (quarter: number) => {
    const from = since + ((end - since) * quarter) / 4;
    const to = since + ((end - since) * (quarter + 1)) / 4;
    const some = samples.filter(({ at }) => at >= from && at <= to);
    // A busy process may miss a short quarter.
    const known = some.length > 0 ? some : samples.slice(-1);
    return Math.min(...known.map(({ heapUsed }) => heapUsed));
  };
  return {
    seconds: (end - since) / 1000,
    cpu: (samples.at(-1)?.cpu ?? 0) - (before?.cpu ?? 0),
    peakRss: samples.at(-1)?.maxRss ?? 0,
    heap: [0, 1, 2, 3].map(floorOf),
  };
}
