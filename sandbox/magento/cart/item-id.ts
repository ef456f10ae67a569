import { formatUid, parseUid } from '../uids.ts';

/** Magento numbers the lines of all carts; the uid is the number in base64. */
export const itemUid = (lineId: number): string => formatUid(String(lineId));

/** A line named by a client: by its uid, or by its number as before 2.4. */
export type CartItemReference = {
  readonly cart_item_uid?: string | null;
  readonly cart_item_id?: number | null;
};

/** Returns the number of a line; `undefined` if none is named, NaN for an invalid uid. */
export function itemId({
  cart_item_uid: uid,
  cart_item_id: id,
}: CartItemReference): number | undefined {
  if (typeof uid !== 'string') return id ?? undefined;
  const [number = '', ...others] = parseUid(uid);
  return /^\d{1,15}$/u.test(number) && others.length === 0 ? Number(number) : NaN;
}
