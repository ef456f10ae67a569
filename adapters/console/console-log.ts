import { LOG_LEVELS, type Log, type LogFacts, type LogLevel } from '#ports/log.ts';

/** A log that hears of single calls too, where somebody looks for a fault. */
export interface ConsoleLog extends Log {
  debug(event: string, facts?: LogFacts): void;
}

type Output = Pick<Console, Exclude<LogLevel, 'silent'>>;

/**
 * The browser's console, from a level on: `debug` is everything (B7). It is the usual level in
 * production too, because a shop is best helped by what its shoppers can copy from an open console:
 * one line a call, nothing of theirs in it. Who has not opened one sees and pays nothing, Chromium
 * shows `debug` only to who asks for it, and `CLIENT_LOG_LEVEL` is there for who wants less.
 */
export function createConsoleLog(output: Output, level: LogLevel = 'debug'): ConsoleLog {
  const least = LOG_LEVELS.indexOf(level);
  const write =
    (own: keyof Output) =>
    (event: string, facts: LogFacts = {}): void => {
      if (LOG_LEVELS.indexOf(own) >= least) output[own](event, facts);
    };
  return {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
  };
}
