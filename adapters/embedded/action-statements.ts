import { createHash } from 'node:crypto';
import { type Connection, prepareDeletion } from './connection.ts';

/** Prepared statements for the `actions` table, which records applied cart changes. */
export interface ActionStatements {
  action(cartId: string, key: string): RecordedAction | undefined;
  /** Replaces an earlier record under this key. */
  recordAction(cartId: string, key: string, action: RecordedAction): void;
  /** Deletes a batch of actions up to `time`, oldest first, and returns the number deleted. */
  forgetActionsUntil(time: number): number;
}

/**
 * An applied change: the {@link payloadDigest} of its payload, its refusals as JSON, and its time.
 */
export type RecordedAction = {
  readonly payload: string;
  readonly refusals: string;
  readonly at: number;
};

/**
 * Digest of a payload in 43 characters: enough to recognize the payload, without storing the
 * personal data it may contain.
 */
export const payloadDigest = (payload: string): string =>
  createHash('sha256').update(payload).digest('base64url');

/** A server of an older release that still runs stores the full payload, a JSON list. */
export const asDigest = (stored: string): string =>
  stored.startsWith('[') ? payloadDigest(stored) : stored;

export function prepareActionStatements(connection: Connection): ActionStatements {
  const prepare = (sql: string) => connection.prepare<(string | number)[]>(sql);
  const action = prepare(
    'SELECT payload, refusals, created_at AS at FROM actions WHERE cart_id = ? AND key = ?',
  );
  const record = prepare(
    'REPLACE INTO actions (cart_id, key, payload, refusals, created_at) VALUES (?, ?, ?, ?, ?)',
  );
  const deleteActions = prepareDeletion(connection, {
    table: 'actions',
    key: 'cart_id, key',
    time: 'created_at',
  });
  return {
    action: (cartId, key) => (action.all(cartId, key) as RecordedAction[])[0],
    recordAction: (cartId, key, { payload, refusals, at }) =>
      void record.run(cartId, key, payload, refusals, at),
    forgetActionsUntil: (time) => deleteActions.run(time).changes,
  };
}
