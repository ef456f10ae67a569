import { err, type Err } from '#src/shared/result.ts';

/**
 * An error in Algolia's format `{message, status}`. It has no key `error`: the client takes that
 * for the detailed error of another API.
 */
export type Refusal = { readonly status: number; readonly message: string };

export const refuse = (status: number, message: string): Err<Refusal> => err({ status, message });

export const badRequest = (message: string): Err<Refusal> => refuse(400, message);

export const unknownIndex = (name: string): Err<Refusal> =>
  refuse(404, `Index ${name} does not exist`);
