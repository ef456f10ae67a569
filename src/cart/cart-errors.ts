import type { UserError } from './cart.ts';

/** The first error of one line of a cart. */
export const findLineError = (errors: readonly UserError[], uid: string): UserError | undefined =>
  errors.find(({ lineUids }) => lineUids?.includes(uid));

/** The errors of a cart that concern no single line. */
export const cartLevelErrors = (errors: readonly UserError[]): readonly UserError[] =>
  errors.filter(({ lineUids }) => lineUids === undefined);
