import type Database from 'libsql';

/** What can be asked of and done to the tables of carts; prepared once. */
export interface CartStatements {
  createCart(id: string, now: number): void;
  hasCart(id: string): boolean;
  /** In the order in which they were first added. */
  lines(cartId: string): readonly CartLine[];
  /** Adds to the line of this SKU, or makes it. */
  addLine(cartId: string, sku: string, quantity: number): void;
  setQuantity(cartId: string, lineId: number, quantity: number): void;
  deleteLine(cartId: string, lineId: number): void;
  action(cartId: string, key: string): RecordedAction | undefined;
  recordAction(cartId: string, key: string, action: RecordedAction): void;
  /** Forgets the actions of this moment and of those before. */
  forgetActionsUntil(time: number): void;
}

export type CartLine = { readonly id: number; readonly sku: string; readonly quantity: number };

/** What an action asked, and what of it was refused, as JSON; and when it was carried out. */
export type RecordedAction = {
  readonly payload: string;
  readonly refusals: string;
  readonly at: number;
};

/** Rows are read by `all`: `get` would add a field of the driver's own to them. */
export function prepareCartStatements(connection: InstanceType<typeof Database>): CartStatements {
  const prepare = (sql: string) => connection.prepare<(string | number)[]>(sql);
  const createCart = prepare('INSERT INTO carts (id, created_at) VALUES (?, ?)');
  const cart = prepare('SELECT id FROM carts WHERE id = ?');
  const lines = prepare('SELECT id, sku, quantity FROM cart_lines WHERE cart_id = ? ORDER BY id');
  const addLine = prepare(
    `INSERT INTO cart_lines (cart_id, sku, quantity) VALUES (?, ?, ?)
     ON CONFLICT (cart_id, sku) DO UPDATE SET quantity = quantity + excluded.quantity`,
  );
  const setQuantity = prepare('UPDATE cart_lines SET quantity = ? WHERE cart_id = ? AND id = ?');
  const deleteLine = prepare('DELETE FROM cart_lines WHERE cart_id = ? AND id = ?');
  const action = prepare(
    'SELECT payload, refusals, created_at AS at FROM actions WHERE cart_id = ? AND key = ?',
  );
  const recordAction = prepare(
    'INSERT INTO actions (cart_id, key, payload, refusals, created_at) VALUES (?, ?, ?, ?, ?)',
  );
  const forgetActions = prepare('DELETE FROM actions WHERE created_at <= ?');
  return {
    createCart: (id, now) => void createCart.run(id, now),
    hasCart: (id) => cart.all(id).length > 0,
    lines: (cartId) => lines.all(cartId) as CartLine[],
    addLine: (cartId, sku, quantity) => void addLine.run(cartId, sku, quantity),
    setQuantity: (cartId, lineId, quantity) => void setQuantity.run(quantity, cartId, lineId),
    deleteLine: (cartId, lineId) => void deleteLine.run(cartId, lineId),
    action: (cartId, key) => (action.all(cartId, key) as RecordedAction[])[0],
    recordAction: (cartId, key, { payload, refusals, at }) =>
      void recordAction.run(cartId, key, payload, refusals, at),
    forgetActionsUntil: (time) => void forgetActions.run(time),
  };
}
