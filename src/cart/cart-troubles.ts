import type { UserError } from './cart.ts';

/** What is wrong with one line of a cart, the first where there is more. */
export const troubleOfLine = (errors: readonly UserError[], uid: string): UserError | undefined =>
  errors.find(({ lineUids }) => lineUids?.includes(uid));

/** What is wrong with a cart and with no line of it. */
export const troublesOfCart = (errors: readonly UserError[]): readonly UserError[] =>
  errors.filter(({ lineUids }) => lineUids === undefined);
