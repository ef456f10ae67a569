import { formatMoney, type MoneyDocument, parseMoney } from '../pricing/money.ts';
import {
  readCount,
  type Reader,
  readFieldsWith,
  readListOf,
  readText,
} from '../shared/json-reader.ts';
import { USER_ERROR_CODES, type UserError, type UserErrorCode } from './cart.ts';

/** The wire format of a refusal or an error. */
export type UserErrorDocument = {
  readonly code: UserErrorCode;
  readonly message: string;
  readonly quantity?: number;
  readonly missing?: MoneyDocument;
  readonly cart_item_uids?: readonly string[];
  readonly coupon_code?: string;
};

export const formatUserErrors = (errors: readonly UserError[]): readonly UserErrorDocument[] =>
  errors.map(({ code, message, quantity, missing, lineUids, coupon }) => ({
    code,
    message,
    ...(quantity !== undefined && { quantity }),
    ...(missing && { missing: formatMoney(missing) }),
    ...(lineUids && { cart_item_uids: lineUids }),
    ...(coupon !== undefined && { coupon_code: coupon }),
  }));

/**
 * Parses what {@link formatUserErrors} writes. A missing or unknown code becomes `UNDEFINED`, so
 * that no error is lost.
 */
export const parseUserErrors: Reader<readonly UserError[]> = (value) => readErrors(value);

const readCode: Reader<UserErrorCode> = (value) =>
  USER_ERROR_CODES.find((code) => code === value) ?? 'UNDEFINED';

const readMessage: Reader<string> = (value) => (typeof value === 'string' ? value : '');

type Details = Pick<Required<UserError>, 'quantity' | 'missing'> &
  Pick<Required<UserErrorDocument>, 'cart_item_uids' | 'coupon_code'>;

const readDocument = readFieldsWith<Pick<UserError, 'code' | 'message'>, Details>(
  { code: readCode, message: readMessage },
  {
    quantity: readCount,
    missing: parseMoney,
    cart_item_uids: readListOf(readText),
    coupon_code: readText,
  },
);

const readError: Reader<UserError> = (value) => {
  const document = readDocument(value);
  if (!document) return undefined;
  const { cart_item_uids: lineUids, coupon_code: coupon, ...error } = document;
  return { ...error, ...(lineUids && { lineUids }), ...(coupon !== undefined && { coupon }) };
};

const readErrors = readListOf(readError);
