import { formatUid, parseUid } from '../uids.ts';

/** Magento numbers the lines of all carts; the uid is the number in base64. */
export const itemUid = (lineId: number): string => formatUid(String(lineId));

/** A line as a client names it: by its uid, or by its number as it was before 2.4. */
export type NamedItem = {
  readonly cart_item_uid?: string | null;
  readonly cart_item_id?: number | null;
};

/** The number of a line; `undefined` where none is named, NaN where the name is no line's. */
export function itemId({ cart_item_uid: uid, cart_item_id: id }: NamedItem): number | undefined {
  if (typeof uid !== 'string') return id ?? undefined;
  const [number = '', ...others] = parseUid(uid);
  return /^\d{1,15}$/u.test(number) && others.length === 0 ? Number(number) : NaN;
}
