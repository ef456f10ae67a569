import type { Log } from '#ports/log.ts';

/** Drops entries after the signal aborts: failures of cancelled work are no fault. */
export const logUntil = (log: Log, signal: AbortSignal): Log => ({
  info: (event, facts) => void (signal.aborted || log.info(event, facts)),
  warn: (event, facts) => void (signal.aborted || log.warn(event, facts)),
  error: (event, facts) => void (signal.aborted || log.error(event, facts)),
});
