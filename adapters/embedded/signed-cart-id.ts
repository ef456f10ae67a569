import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Ids of carts that hold nothing yet. Such an id shows by its signature that the shop has given it, and
 * when, so that an empty cart needs no place in the database.
 */
export interface SignedCartIds {
  /** An id of 32 characters; `unique` is a name that nothing else has. */
  issue(unique: string, now: number): string;
  /** Whether it was issued here, within {@link EMPTY_LIFETIME}. */
  isIssued(id: string, now: number): boolean;
}

const HOUR = 60 * 60 * 1000;

/**
 * For how long an id names an empty cart, in milliseconds. A browser puts something into a cart as soon as
 * it has one. After that, an id without a cart is that of a cart which was lost, as with a database that
 * was restored from an older copy: it has to be told, and must not look like an empty one (C3).
 */
export const EMPTY_LIFETIME = HOUR;

/** A clock that was put right may be this far behind the one that an id was issued by. */
const LATEST_CLOCK = 24 * HOUR;

/** In bytes: the second since 1970, what tells ids of one second apart, and the signature of both. */
const TIME_BYTES = 4;
const NONCE_BYTES = 10;
const MAC_BYTES = 10;
const SIGNED_BYTES = TIME_BYTES + NONCE_BYTES;

/** `secret` is known to who keeps the carts alone; `now` in milliseconds since 1970. */
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
      if (age < -LATEST_CLOCK || age >= EMPTY_LIFETIME) return false;
      return timingSafeEqual(macOf(signed), bytes.subarray(SIGNED_BYTES));
    },
  };
}
