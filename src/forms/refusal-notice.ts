import { USER_ERROR_CODES, type UserError } from '../cart/cart.ts';

/** The part of a refusal in a page URL: no text, and nothing about the shopper. */
export type RefusalNotice = Pick<UserError, 'code' | 'quantity'>;

/** Formats a refusal: `INSUFFICIENT_STOCK.2` with quantity 2; otherwise only the code. */
export const formatRefusalNotice = ({ code, quantity }: RefusalNotice): string =>
  quantity === undefined ? code : `${code}.${quantity}`;

/**
 * Parses what {@link formatRefusalNotice} writes. Returns `undefined` for anything else, because a
 * URL may come from any source.
 */
export function parseRefusalNotice(notice: string): RefusalNotice | undefined {
  const { name, left } = NOTICE.exec(notice)?.groups ?? {};
  const code = USER_ERROR_CODES.find((known) => known === name);
  if (code === undefined) return undefined;
  return left === undefined ? { code } : { code, quantity: Number(left) };
}

const NOTICE = /^(?<name>[A-Z_]+)(?:\.(?<left>0|[1-9]\d{0,5}))?$/u;
