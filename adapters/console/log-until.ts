import type { Log } from '#ports/log.ts';

/** A log for something that may be called off: what fails after the signal is no trouble. */
export const logUntil = (log: Log, signal: AbortSignal): Log => ({
  info: (event, facts) => void (signal.aborted || log.info(event, facts)),
  warn: (event, facts) => void (signal.aborted || log.warn(event, facts)),
  error: (event, facts) => void (signal.aborted || log.error(event, facts)),
});
