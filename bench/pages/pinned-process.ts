import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { statsOf, type ProcessStats } from './process-stats.ts';

/** The measured server has a core, and what asks it another. */
export const SERVER_CORE = '0';
export const LOAD_CORE = '1';

export type PinnedProcess = {
  /** Processor time of the process and its children so far, in milliseconds. */
  readonly cpu: () => number;
  /** Memory of the process and its children, in bytes. */
  readonly rss: () => number;
  /** Fulfilled when the process has ended. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Starts a program on the core of the measured server. Its errors are shown. */
export function startPinned(
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  folder = '.',
): PinnedProcess {
  const child = spawn('taskset', ['-c', SERVER_CORE, ...command], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  // Also when this process ends by a failure.
  const kill = () => void child.kill();
  process.once('exit', kill);
  let hasEnded = false;
  const ended = new Promise<void>((done) =>
    child.once('exit', () => {
      hasEnded = true;
      done();
    }),
  );
  const stats = (): ProcessStats => {
    if (hasEnded) throw new Error(`${command.join(' ')} has ended`);
    return statsOf(child.pid ?? 0, readProcesses());
  };
  return {
    cpu: () => stats().ticks * MILLISECONDS_PER_TICK,
    rss: () => stats().pages * BYTES_PER_PAGE,
    ended,
    async stop() {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}

/** Moves this process to the core of what asks. */
export function pinSelf(): void {
  execFileSync('taskset', ['-a', '-c', '-p', LOAD_CORE, String(process.pid)], { stdio: 'ignore' });
}

const systemNumber = (name: string) =>
  Number(execFileSync('getconf', [name], { encoding: 'utf8' }));

const MILLISECONDS_PER_TICK = 1000 / systemNumber('CLK_TCK');
const BYTES_PER_PAGE = systemNumber('PAGESIZE');

/** The `stat` file of each process that runs now. */
const readProcesses = (): readonly string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/stat`, 'utf8')];
      } catch {
        // It ended meanwhile.
        return [];
      }
    });
