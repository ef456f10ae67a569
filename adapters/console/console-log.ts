import { type Log, LOG_LEVELS, type LogFields, type LogLevel } from '#ports/log.ts';

/** A log with a `debug` level for single calls, to find faults. */
export interface ConsoleLog extends Log {
  debug(event: string, facts?: LogFields): void;
}

type Output = Pick<Console, Exclude<LogLevel, 'silent'>>;

/**
 * Logs to the browser's console from a level on: `debug` is everything, and the default (B7): one
 * line per call, without personal data. Served pages show warnings and errors only, unless
 * `CLIENT_LOG_LEVEL` says otherwise.
 */
export function createConsoleLog(output: Output, level: LogLevel = 'debug'): ConsoleLog {
  const minLevel = LOG_LEVELS.indexOf(level);
  const write =
    (method: keyof Output) =>
    (event: string, facts: LogFields = {}): void => {
      if (LOG_LEVELS.indexOf(method) >= minLevel) output[method](event, facts);
    };
  return {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
  };
}
