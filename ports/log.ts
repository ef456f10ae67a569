import { token } from './token.ts';

/** Where the shop tells its keepers what went wrong. `event` is a fixed word, `facts` the case. */
export interface Log {
  info(event: string, facts?: LogFacts): void;
  warn(event: string, facts?: LogFacts): void;
  error(event: string, facts?: LogFacts): void;
}

export type LogFacts = Readonly<Record<string, unknown>>;

/** From everything to nothing at all. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const Log = token<Log>('Log');
