import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#ports/log.ts';
import { drain, type ShopServer } from './http-server.ts';

type StopParts = {
  readonly server: ShopServer;
  readonly log: Log;
  /** Time for which a stopping server still accepts requests, in milliseconds. */
  readonly drainDelay: number;
  /** Releases the resources of the ports, once no request is in flight. */
  readonly close: () => Promise<void>;
  readonly onStop: () => void;
  /** Time after which the process exits in any case, in milliseconds. */
  readonly maxStopTime?: number;
};

/* In milliseconds since the process was told to stop (docs/cases.md, Limits). */

/** Deadline of requests in flight, including the drain delay. */
const STOP_BUDGET = 15_000;
/** Deadline of the whole shutdown. */
const SHUTDOWN_TIMEOUT = 20_000;

/** Idle time before a connection is ended on SIGTERM, because clients may be using it. */
const IDLE_TIME = 4000;

/**
 * Shuts the process down gracefully, once: on SIGTERM or SIGINT with exit code 0, after an uncaught
 * error with 1. Such an error may leave inconsistent state, so the next process starts afresh.
 */
export function shutDownGracefully(parts: StopParts): void {
  const { log } = parts;
  let isStopping = false;

  async function stop(reason: string, delay = 0, idleTime = 0): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    const latest = performance.now() + STOP_BUDGET;
    setTimeout(() => process.exit(1), parts.maxStopTime ?? SHUTDOWN_TIMEOUT).unref();
    parts.onStop();
    log.info('stopping', { signal: reason });
    await wait(delay);
    await drain(parts.server, { quiet: idleTime, within: latest - performance.now() });
    await parts.close();
    process.exit();
  }

  // Permanent listeners: without one, a second signal would end the process at once.
  process.on('SIGTERM', () => void stop('SIGTERM', parts.drainDelay, IDLE_TIME));
  process.on('SIGINT', () => void stop('SIGINT'));
  // Also receives unhandled rejections.
  process.on('uncaughtException', (error, origin) => {
    process.exitCode = 1;
    log.error('uncaught', { origin, error });
    void stop('uncaught');
  });
}
