import { token } from './token.ts';

/** The shop's log for its operators. `event` is a fixed word, `facts` are the details. */
export interface Log {
  info(event: string, facts?: LogFields): void;
  warn(event: string, facts?: LogFields): void;
  error(event: string, facts?: LogFields): void;
}

export type LogFields = Readonly<Record<string, unknown>>;

/** From most to least verbose. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const Log = token<Log>('Log');
