import cluster from 'node:cluster';
import { performance } from 'node:perf_hooks';
import { AggregatorRegistry } from 'prom-client';
import {
  createPrimaryAnswers,
  createWorkerLink,
  type WorkerLink,
  type WorkerMessage,
  type WorkerPeer,
} from '#adapters/cluster/worker-link.ts';
import { createMemoryRateLimits } from '#adapters/memory/memory-rate-limits.ts';
import { createPinoLog } from '#adapters/pino/pino-log.ts';
import type { Config } from '#server/config.ts';
import { superviseWorkers, type WorkerProcess } from '#server/supervise-workers.ts';

/* The processes of one server (`WORKERS`): a primary, and workers that share its port. */

/** The place of a worker, from 0. Set by the primary alone. */
const PLACE = 'SHOP_WORKER_PLACE';

/**
 * The link of this process to the other workers of its server; `undefined` if it serves alone, or is
 * the primary.
 */
export function openWorkerLink(): WorkerLink | undefined {
  if (!cluster.isWorker) return undefined;
  return createWorkerLink({
    isFirst: process.env[PLACE] === '0',
    // A worker without its primary is about to end.
    send: (message) => void (process.connected && process.send?.(message)),
    onMessage: (listener) => void process.on('message', listener),
  });
}

/** Whether this process is to start the workers of a server. */
export const isPrimary = ({ workers }: Pick<Config, 'workers'>): boolean =>
  workers > 1 && cluster.isPrimary;

/**
 * Starts the workers of a server, which run the file `program`, and keeps them running until this
 * process is told to stop. It serves no requests itself, so that it has little that may fail.
 */
export function startWorkers(
  { workers, logLevel }: Pick<Config, 'workers' | 'logLevel'>,
  program: string,
  onOpen: () => void,
): void {
  cluster.setupPrimary({ exec: program, args: [] });
  const log = createPinoLog(logLevel);
  const registry = new AggregatorRegistry();
  const peers = new Map<number, WorkerPeer>();
  const answer = createPrimaryAnswers({
    rateLimits: createMemoryRateLimits(performance),
    peers: () => peers.values(),
    // A worker that does not answer is ending.
    metrics: () => registry.clusterMetrics().catch(() => undefined),
  });

  function start(place: number): WorkerProcess {
    const worker = cluster.fork({ ...FEW_ARENAS, ...process.env, [PLACE]: String(place) });
    const peer: WorkerPeer = {
      send: (message) => void (worker.isConnected() && worker.send(message)),
    };
    peers.set(place, peer);
    // Not being able to reach a worker is no failure: it is ending, which is an event of its own.
    worker.on('error', (error) => log.warn('worker-unreachable', { place, error }));
    worker.on('message', (message: WorkerMessage) => {
      // Other messages on this channel are those of the metrics.
      if ('kind' in message) void answer(peer, message);
    });
    return {
      pid: worker.process.pid,
      onListening: (listener) => void worker.once('listening', listener),
      onExit(listener) {
        worker.once('exit', (code: number | null, signal: string | null) => {
          if (peers.get(place) === peer) peers.delete(place);
          listener({ code, signal });
        });
      },
      stop: (signal) => void worker.process.kill(signal),
    };
  }

  const supervision = superviseWorkers({
    count: workers,
    start,
    log,
    stopwatch: performance,
    after: afterDelay,
    onOpen,
    onEnd: (code) => process.exit(code),
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => supervision.stop(signal));
}

/**
 * By itself glibc gives each thread memory of its own, eight per core, which pages that are compressed in
 * turn fill with gaps: 20 MB of a worker. Other systems do not read it.
 */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/** Keeps the process alive, as it may have no worker meanwhile. */
function afterDelay(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}
