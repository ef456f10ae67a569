import { token } from './token.ts';

/** The time now, in milliseconds since 1970 (UTC). */
export interface Clock {
  now(): number;
}

export const Clock = token<Clock>('Clock');

/** Creates unique ids: of carts, actions, notifications. */
export interface Ids {
  next(): string;
}

export const Ids = token<Ids>('Ids');
