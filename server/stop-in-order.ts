import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#ports/log.ts';
import { drain, type ShopServer } from './http-server.ts';

type StopParts = {
  readonly server: ShopServer;
  readonly log: Log;
  /** In milliseconds: how long a server that was told to stop still takes requests. */
  readonly drainDelay: number;
  /** Lets go of what the ports hold, when no request is under way any more. */
  readonly close: () => Promise<void>;
  readonly onStop: () => void;
  /** In milliseconds: whatever has not ended by then is cut off. */
  readonly longest?: number;
};

/* In milliseconds, from the moment at which the process is told to stop (faults table R). */

/** Requests get this long to end, however much of it the drain delay takes. */
const STOP_BUDGET = 15_000;
/** By then the process is gone. */
const LONGEST_STOP = 20_000;

/** How long an idle connection is kept when a supervisor stops the process: clients may be using it. */
const QUIET = 2000;

/**
 * Ends this process in order, once: when it is told to (SIGTERM, SIGINT), with 0; and with 1 after a
 * mistake that nobody caught. That may have left anything half done, so the next process starts afresh.
 */
export function stopInOrder(parts: StopParts): void {
  const { log } = parts;
  let isStopping = false;

  async function stop(reason: string, delay = 0, quiet = 0): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    const latest = performance.now() + STOP_BUDGET;
    setTimeout(() => process.exit(1), parts.longest ?? LONGEST_STOP).unref();
    parts.onStop();
    log.info('stopping', { signal: reason });
    await wait(delay);
    await drain(parts.server, { quiet, within: latest - performance.now() });
    await parts.close();
    process.exit();
  }

  // Heard for good: without a listener, a second one would end the process at once.
  process.on('SIGTERM', () => void stop('SIGTERM', parts.drainDelay, QUIET));
  process.on('SIGINT', () => void stop('SIGINT'));
  // Rejections that nobody caught come here as well.
  process.on('uncaughtException', (error, origin) => {
    process.exitCode = 1;
    log.error('uncaught', { origin, error });
    void stop('uncaught');
  });
}
