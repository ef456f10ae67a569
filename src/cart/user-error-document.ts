import { readFields, readListOf, readText, type Reader } from '../shared/json-reader.ts';
import { USER_ERROR_CODES, type UserError, type UserErrorCode } from './cart.ts';

/** What was refused or found wrong, as other programs see it. */
export type UserErrorDocument = { readonly code: UserErrorCode; readonly message: string };

export const formatUserErrors = (errors: readonly UserError[]): readonly UserErrorDocument[] =>
  errors.map(({ code, message }) => ({ code, message }));

/** Reads what {@link formatUserErrors} writes; a code that this shop does not know is `UNDEFINED`. */
export const parseUserErrors: Reader<readonly UserError[]> = (value) => readErrors(value);

const readCode: Reader<UserErrorCode> = (value) =>
  typeof value === 'string'
    ? (USER_ERROR_CODES.find((code) => code === value) ?? 'UNDEFINED')
    : undefined;

const readErrors = readListOf(readFields<UserError>({ code: readCode, message: readText }));
