import type { Log } from '#ports/log.ts';

/** The browser's console, which hears of trouble only. */
export const createConsoleLog = (output: Pick<Console, 'warn' | 'error'>): Log => ({
  info: () => undefined,
  warn: (event, facts = {}) => output.warn(event, facts),
  error: (event, facts = {}) => output.error(event, facts),
});
