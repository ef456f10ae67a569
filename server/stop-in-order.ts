import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#ports/log.ts';
import { drain } from './http-server.ts';

type StopParts = {
  readonly server: Server;
  readonly log: Log;
  /** In milliseconds: how long a server that was told to stop still takes requests. */
  readonly drainDelay: number;
  /** Lets go of what the ports hold, when no request is under way any more. */
  readonly close: () => Promise<void>;
  readonly onStop: () => void;
  /** In milliseconds: whatever has not ended by then is cut off. */
  readonly longest?: number;
};

/** Faults table R. */
const LONGEST_STOP = 20_000;

/**
 * Ends this process in order, once: when it is told to (SIGTERM, SIGINT), with 0; and with 1 after a
 * mistake that nobody caught. That may have left anything half done, so the next process starts afresh.
 */
export function stopInOrder(parts: StopParts): void {
  const { log } = parts;
  let isStopping = false;

  async function stop(reason: string, delay: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), parts.longest ?? LONGEST_STOP).unref();
    parts.onStop();
    log.info('stopping', { signal: reason });
    await wait(delay);
    await drain(parts.server);
    await parts.close();
    process.exit();
  }

  // Heard for good: without a listener, a second one would end the process at once.
  process.on('SIGTERM', () => void stop('SIGTERM', parts.drainDelay));
  process.on('SIGINT', () => void stop('SIGINT', 0));
  // Rejections that nobody caught come here as well.
  process.on('uncaughtException', (error, origin) => {
    process.exitCode = 1;
    log.error('uncaught', { origin, error });
    void stop('uncaught', 0);
  });
}
