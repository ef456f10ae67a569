import { USER_ERROR_CODES, type UserError } from '../cart/cart.ts';

/** What the address of a page says of a refusal: never a text, and nothing of the shopper. */
export type RefusalNotice = Pick<UserError, 'code' | 'quantity'>;

/** `INSUFFICIENT_STOCK.2` where there are two; the code alone where no number is known. */
export const formatRefusalNotice = ({ code, quantity }: RefusalNotice): string =>
  quantity === undefined ? code : `${code}.${quantity}`;

/**
 * Reads what {@link formatRefusalNotice} writes. Anybody may have written an address: what is no
 * refusal of the shop's is `undefined`.
 */
export function parseRefusalNotice(notice: string): RefusalNotice | undefined {
  const { name, left } = NOTICE.exec(notice)?.groups ?? {};
  const code = USER_ERROR_CODES.find((known) => known === name);
  if (code === undefined) return undefined;
  return left === undefined ? { code } : { code, quantity: Number(left) };
}

const NOTICE = /^(?<name>[A-Z_]+)(?:\.(?<left>0|[1-9]\d{0,5}))?$/u;
