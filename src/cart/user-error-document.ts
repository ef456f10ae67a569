import { formatMoney, parseMoney, type MoneyDocument } from '../pricing/money-document.ts';
import { readCount, readListOf, type Reader } from '../shared/json-reader.ts';
import { readFieldsWith } from '../shared/lenient-readers.ts';
import { USER_ERROR_CODES, type UserError, type UserErrorCode } from './cart.ts';

/** What was refused or found wrong, as other programs see it. */
export type UserErrorDocument = {
  readonly code: UserErrorCode;
  readonly message: string;
  readonly quantity?: number;
  readonly missing?: MoneyDocument;
};

export const formatUserErrors = (errors: readonly UserError[]): readonly UserErrorDocument[] =>
  errors.map(({ code, message, quantity, missing }) => ({
    code,
    message,
    ...(quantity !== undefined && { quantity }),
    ...(missing && { missing: formatMoney(missing) }),
  }));

/**
 * Reads what {@link formatUserErrors} writes. A code that is left out, or that this shop does not
 * know, is `UNDEFINED`; so that nothing is lost of what was refused for want of a word.
 */
export const parseUserErrors: Reader<readonly UserError[]> = (value) => readErrors(value);

const readCode: Reader<UserErrorCode> = (value) =>
  USER_ERROR_CODES.find((code) => code === value) ?? 'UNDEFINED';

const readMessage: Reader<string> = (value) => (typeof value === 'string' ? value : '');

const readErrors = readListOf(
  readFieldsWith<UserError, Pick<UserError, 'quantity' | 'missing'>>(
    { code: readCode, message: readMessage },
    { quantity: readCount, missing: parseMoney },
  ),
);
