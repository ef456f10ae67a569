import { token } from './token.ts';

/** Where the shop tells its keepers what went wrong. `event` is a fixed word, `facts` the case. */
export interface Log {
  info(event: string, facts?: LogFacts): void;
  warn(event: string, facts?: LogFacts): void;
  error(event: string, facts?: LogFacts): void;
}

export type LogFacts = Readonly<Record<string, unknown>>;

export const Log = token<Log>('Log');
