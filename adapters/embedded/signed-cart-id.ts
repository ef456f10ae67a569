import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Ids of carts that hold nothing yet. Such an id shows by its signature that the shop has given it, and
 * on which day, so that an empty cart needs no place in the database.
 */
export interface SignedCartIds {
  /** An id of 32 characters; `unique` is a name that nothing else has. `now` as everywhere here. */
  issue(unique: string, now: number): string;
  /**
   * Whether it was issued here, within the lifetime. A cart that was stored under it has changed since,
   * and is forgotten a lifetime after that: its id has run out by then and names no empty cart.
   */
  isIssued(id: string, now: number): boolean;
}

const DAY = 24 * 60 * 60 * 1000;
/** In bytes: the day since 1970, what tells ids of one day apart, and the signature of both. */
const DAY_BYTES = 2;
const NONCE_BYTES = 11;
const MAC_BYTES = 11;
const SIGNED_BYTES = DAY_BYTES + NONCE_BYTES;

/** `secret` is known to who keeps the carts alone; `lifetime` in milliseconds, `now` since 1970. */
export function createSignedCartIds(secret: string, lifetime: number): SignedCartIds {
  const macOf = (signed: Buffer): Buffer =>
    createHmac('sha256', secret).update(signed).digest().subarray(0, MAC_BYTES);
  return {
    issue(unique, now) {
      const signed = Buffer.alloc(SIGNED_BYTES);
      signed.writeUInt16BE(Math.floor(now / DAY));
      createHash('sha256').update(unique).digest().copy(signed, DAY_BYTES, 0, NONCE_BYTES);
      return Buffer.concat([signed, macOf(signed)]).toString('base64url');
    },
    isIssued(id, now) {
      const bytes = /^[\w-]{32}$/u.test(id) ? Buffer.from(id, 'base64url') : Buffer.alloc(0);
      if (bytes.length !== SIGNED_BYTES + MAC_BYTES) return false;
      const signed = bytes.subarray(0, SIGNED_BYTES);
      const age = (Math.floor(now / DAY) - signed.readUInt16BE()) * DAY;
      // A clock that was put right may be a little behind the one that the id was issued by.
      if (age < -DAY || age >= lifetime) return false;
      return timingSafeEqual(macOf(signed), bytes.subarray(SIGNED_BYTES));
    },
  };
}
