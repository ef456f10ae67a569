import { token } from './token.ts';

/** The time now, in milliseconds since 1970 (UTC). */
export interface Clock {
  now(): number;
}

export const Clock = token<Clock>('Clock');
