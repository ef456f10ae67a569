import { prepareActionStatements, type ActionStatements } from './action-statements.ts';
import { type Connection, prepareDeletion } from './connection.ts';
import { prepareLineStatements, type LineStatements } from './line-statements.ts';

/** Prepared statements for the tables of carts. */
export interface CartStatements extends LineStatements, ActionStatements {
  createCart(id: string, now: number): void;
  cart(id: string): CartRow | undefined;
  /** Stores the applied coupon and the time. */
  setCoupon(id: string, code: string, now: number): void;
  removeCoupon(id: string): void;
  setEmail(id: string, email: string): void;
  /** Addresses are stored as JSON text. */
  setShippingAddress(id: string, written: string): void;
  setBillingAddress(id: string, written: string): void;
  /** Whether a cart other than `id` that has changed after `since` has this coupon. */
  isCouponHeld(code: string, id: string, since: number): boolean;
  /** Whether another cart was given this cart's coupon later than this cart. */
  isCouponPassedOn(id: string): boolean;
  /** Sets the time of the last change. */
  touch(id: string, now: number): void;
  /** Deletes a batch of carts unchanged since `time`, oldest first; returns the number deleted. */
  forgetCartsUntil(time: number): number;
}

/** A cart's row: everything stored besides its lines. */
export type CartRow = {
  /** In milliseconds since 1970. */
  readonly changedAt: number;
  readonly coupon: string | null;
  readonly email: string | null;
  readonly shippingAddress: string | null;
  readonly billingAddress: string | null;
};

/** Reads rows with `all`, as `get` would add a field of the driver to them. */
export function prepareCartStatements(connection: Connection): CartStatements {
  const prepare = (sql: string) => connection.prepare<(string | number | null)[]>(sql);
  const set = (column: string) => {
    const update = prepare(`UPDATE carts SET ${column} = ? WHERE id = ?`);
    return (id: string, value: string | number | null) => void update.run(value, id);
  };
  const create = prepare('INSERT INTO carts (id, created_at, changed_at) VALUES (?, ?, ?)');
  const cart = prepare(
    `SELECT changed_at AS changedAt, coupon, email, shipping_address AS shippingAddress, billing_address AS billingAddress
     FROM carts WHERE id = ?`,
  );
  const reserved = prepare(
    'SELECT id FROM carts WHERE coupon = ? AND id <> ? AND changed_at > ? LIMIT 1',
  );
  const reassigned = prepare(
    `SELECT other.id FROM carts AS other JOIN carts AS own USING (coupon)
     WHERE own.id = ? AND other.coupon_at > own.coupon_at LIMIT 1`,
  );
  const setCoupon = prepare('UPDATE carts SET coupon = ?, coupon_at = ? WHERE id = ?');
  const deleteCarts = prepareDeletion(connection, {
    table: 'carts',
    key: 'id',
    time: 'changed_at',
  });
  return {
    ...prepareLineStatements(connection),
    ...prepareActionStatements(connection),
    createCart: (id, now) => void create.run(id, now, now),
    cart: (id) => (cart.all(id) as CartRow[])[0],
    setCoupon: (id, code, now) => void setCoupon.run(code, now, id),
    removeCoupon: (id) => void setCoupon.run(null, null, id),
    setEmail: set('email'),
    setShippingAddress: set('shipping_address'),
    setBillingAddress: set('billing_address'),
    touch: set('changed_at'),
    isCouponHeld: (code, id, since) => reserved.all(code, id, since).length > 0,
    isCouponPassedOn: (id) => reassigned.all(id).length > 0,
    forgetCartsUntil: (time) => deleteCarts.run(time).changes,
  };
}
