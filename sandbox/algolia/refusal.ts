import { err, type Err } from '#src/shared/result.ts';

/**
 * An answer that is none, in the vendor's shape `{message, status}`. The client takes a further key
 * `error` for a detailed error of another API: there is none.
 */
export type Refusal = { readonly status: number; readonly message: string };

export const refuse = (status: number, message: string): Err<Refusal> => err({ status, message });

export const badRequest = (message: string): Err<Refusal> => refuse(400, message);

export const unknownIndex = (name: string): Err<Refusal> =>
  refuse(404, `Index ${name} does not exist`);
