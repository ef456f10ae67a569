import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Ids of carts that are still empty. Such an id contains its time of issue and a signature of the
 * shop, so that an empty cart needs no row in the database.
 */
export interface SignedCartIds {
  /** Issues an id of 32 characters; `unique` is a name that is used nowhere else. */
  issue(unique: string, now: number): string;
  /** Whether it was issued here, within {@link EMPTY_CART_ID_LIFETIME}. */
  isIssued(id: string, now: number): boolean;
}

const HOUR = 60 * 60 * 1000;

/**
 * Time for which an id names an empty cart, in milliseconds. A browser adds to a cart as soon as it
 * has one. An older id without a row belongs to a lost cart, as after a restore of an older copy of
 * the database; this must be reported and must not look like an empty cart (C3).
 */
const EMPTY_CART_ID_LIFETIME = HOUR;

/** Maximum time by which a corrected clock may be behind the one that issued an id. */
const MAX_CLOCK_SKEW = 24 * HOUR;

/** Sizes in bytes: second since 1970, nonce for ids of the same second, signature of both. */
const TIME_BYTES = 4;
const NONCE_BYTES = 10;
const MAC_BYTES = 10;
const SIGNED_BYTES = TIME_BYTES + NONCE_BYTES;

/** `secret` is known to the cart database alone; `now` is in milliseconds since 1970. */
export function createSignedCartIds(secret: string): SignedCartIds {
  const macOf = (signed: Buffer): Buffer =>
    createHmac('sha256', secret).update(signed).digest().subarray(0, MAC_BYTES);
  return {
    issue(unique, now) {
      const signed = Buffer.alloc(SIGNED_BYTES);
      signed.writeUInt32BE(Math.floor(now / 1000));
      createHash('sha256').update(unique).digest().copy(signed, TIME_BYTES, 0, NONCE_BYTES);
      return Buffer.concat([signed, macOf(signed)]).toString('base64url');
    },
    isIssued(id, now) {
      const bytes = /^[\w-]{32}$/u.test(id) ? Buffer.from(id, 'base64url') : Buffer.alloc(0);
      if (bytes.length !== SIGNED_BYTES + MAC_BYTES) return false;
      const signed = bytes.subarray(0, SIGNED_BYTES);
      const age = now - signed.readUInt32BE() * 1000;
      if (age < -MAX_CLOCK_SKEW || age >= EMPTY_CART_ID_LIFETIME) return false;
      return timingSafeEqual(macOf(signed), bytes.subarray(SIGNED_BYTES));
    },
  };
}
