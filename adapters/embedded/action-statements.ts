import { createHash } from 'node:crypto';
import { MOST_FORGOTTEN, type Connection } from './connection.ts';

/** What can be asked of and done to the table of what has been carried out; prepared once. */
export interface ActionStatements {
  action(cartId: string, key: string): RecordedAction | undefined;
  /** In the place of what was carried out under this key before. */
  recordAction(cartId: string, key: string, action: RecordedAction): void;
  /** Forgets some of the actions of this moment and of those before, the oldest first; says how many. */
  forgetActionsUntil(time: number): number;
}

/**
 * What an action asked, by its {@link payloadDigest}, and what of it was refused, as JSON; and when it
 * was carried out.
 */
export type RecordedAction = {
  readonly payload: string;
  readonly refusals: string;
  readonly at: number;
};

/**
 * What an action asked for, as 43 characters: enough to know it again, and nothing of what a stranger
 * may have written into it (faults table R-CART 6).
 */
export const payloadDigest = (payload: string): string =>
  createHash('sha256').update(payload).digest('base64url');

/** A server of an older release that still runs keeps a payload as it was: a JSON list. */
export const asDigest = (kept: string): string =>
  kept.startsWith('[') ? payloadDigest(kept) : kept;

export function prepareActionStatements(connection: Connection): ActionStatements {
  const prepare = (sql: string) => connection.prepare<(string | number)[]>(sql);
  const action = prepare(
    'SELECT payload, refusals, created_at AS at FROM actions WHERE cart_id = ? AND key = ?',
  );
  const record = prepare(
    'REPLACE INTO actions (cart_id, key, payload, refusals, created_at) VALUES (?, ?, ?, ?, ?)',
  );
  const forget = prepare(
    `DELETE FROM actions WHERE (cart_id, key) IN
     (SELECT cart_id, key FROM actions WHERE created_at <= ? ORDER BY created_at
      LIMIT ${MOST_FORGOTTEN})`,
  );
  return {
    action: (cartId, key) => (action.all(cartId, key) as RecordedAction[])[0],
    recordAction: (cartId, key, { payload, refusals, at }) =>
      void record.run(cartId, key, payload, refusals, at),
    forgetActionsUntil: (time) => forget.run(time).changes,
  };
}
