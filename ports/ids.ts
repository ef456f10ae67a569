import { token } from './token.ts';

/** Makes names that nothing else has: carts, actions, notifications. */
export interface Ids {
  next(): string;
}

export const Ids = token<Ids>('Ids');
