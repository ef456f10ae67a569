import { MOST_FORGOTTEN, type Connection } from './connection.ts';

/** What can be asked of and done to the list of withdrawals that were received; prepared once. */
export interface WithdrawalStatements {
  /** When a declaration was received; `name` tells it from all others and says nothing of anybody. */
  receivedAt(name: string): number | undefined;
  receive(name: string, now: number): void;
  /** Forgets some of those that were received by then; the oldest first. */
  forgetReceivedUntil(time: number): void;
}

export function prepareWithdrawalStatements(connection: Connection): WithdrawalStatements {
  const prepare = (sql: string) => connection.prepare<(string | number)[]>(sql);
  const find = prepare('SELECT received_at FROM withdrawals WHERE name = ?');
  const receive = prepare('INSERT INTO withdrawals (name, received_at) VALUES (?, ?)');
  const forget = prepare(
    `DELETE FROM withdrawals WHERE name IN
     (SELECT name FROM withdrawals WHERE received_at <= ?
      ORDER BY received_at LIMIT ${MOST_FORGOTTEN})`,
  );
  return {
    receivedAt: (name) => (find.all(name) as { readonly received_at: number }[])[0]?.received_at,
    receive: (name, now) => void receive.run(name, now),
    forgetReceivedUntil: (time) => void forget.run(time),
  };
}
