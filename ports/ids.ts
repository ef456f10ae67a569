import { token } from './token.ts';

/** Creates unique ids: of carts, actions, notifications. */
export interface Ids {
  next(): string;
}

export const Ids = token<Ids>('Ids');
