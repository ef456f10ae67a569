import type { NewsletterConsent, StoredDeclaration } from '#src/declarations/stored-declaration.ts';
import type { DeclaredWithdrawal } from '#src/messages/letter.ts';
import type { Withdrawal } from '#src/withdrawal/withdrawal.ts';
import { DELETE_BATCH_SIZE, type Connection } from './connection.ts';
import { readConsent, readDeclaration, type DeclarationRow } from './declaration-row.ts';

/** Role of a letter about a withdrawal: the consumer's receipt or the shop's copy. */
export type LetterRole = 'receipt' | 'copy';

/** Prepared statements for the `declarations` table. */
export interface DeclarationStatements {
  /** Returns when the withdrawal of this name was received. */
  receivedAt(name: string): number | undefined;
  /** Returns the id of the new row. */
  receiveWithdrawal(name: string, withdrawal: Withdrawal, now: number): number;
  receiveConsent(name: string, subscriber: string, consent: NewsletterConsent, now: number): void;
  /** Returns the subscriber's latest newsletter choice. */
  lastConsent(subscriber: string): NewsletterConsent | undefined;
  declaration(id: number): StoredDeclaration | undefined;
  declarationsAfter(id: number, limit: number): readonly StoredDeclaration[];
  /** Returns a batch of declarations with a letter that was filed in the outbox, not sent. */
  filedDeclarations(): readonly StoredDeclaration[];
  /** Makes this letter the one that carries the declaration. */
  linkLetter(role: LetterRole, declaration: number, letter: number): void;
  /** Returns the declarations that a letter carries, oldest first. */
  withdrawalsInLetter(role: LetterRole, letter: number): readonly DeclaredWithdrawal[];
  /** Records the outcome of a letter for all declarations it carries. */
  settleDeclarationsOf(role: LetterRole, letter: number, settled: SettledLetter): void;
  /**
   * Deletes a batch of declarations received at or before `time` and returns their number. Keeps
   * all consents of a subscriber who still gets the newsletter or has made a later choice.
   */
  forgetDeclarationsUntil(time: number): number;
}

export type SettledLetter = {
  readonly outcome: string;
  readonly at: number;
  readonly to: string;
};

type Prepare = (sql: string) => {
  all(...values: (string | number)[]): unknown[];
  run(...values: (string | number)[]): { changes: number; lastInsertRowid: number | bigint };
};

export function prepareDeclarationStatements(connection: Connection): DeclarationStatements {
  const prepare: Prepare = (sql) => connection.prepare<(string | number)[]>(sql);
  return { ...prepareWrites(prepare), ...prepareReading(prepare), ...prepareLinks(prepare) };
}

type WriteStatements =
  | 'receivedAt'
  | 'receiveWithdrawal'
  | 'receiveConsent'
  | 'forgetDeclarationsUntil';
type Links = 'linkLetter' | 'withdrawalsInLetter' | 'settleDeclarationsOf';

function prepareWrites(prepare: Prepare): Pick<DeclarationStatements, WriteStatements> {
  const find = prepare('SELECT received_at FROM declarations WHERE name = ?');
  const withdrawal = prepare(
    "INSERT INTO declarations (name, kind, declared, received_at) VALUES (?, 'withdrawal', ?, ?)",
  );
  const consent = prepare(
    `INSERT INTO declarations (name, kind, subscriber, declared, received_at)
     VALUES (?, 'consent', ?, ?, ?)`,
  );
  const deleteDeclarations = prepare(
    `DELETE FROM declarations WHERE id IN (SELECT id FROM declarations AS old
     WHERE received_at <= ? AND NOT EXISTS (SELECT 1 FROM declarations AS last
       WHERE last.id = (SELECT max(id) FROM declarations WHERE subscriber = old.subscriber)
       AND (last.received_at > ? OR json_extract(last.declared, '$.isWanted')))
     ORDER BY received_at LIMIT ${DELETE_BATCH_SIZE})`,
  );
  return {
    receivedAt: (name) => (find.all(name) as DeclarationRow[])[0]?.received_at,
    receiveWithdrawal: (name, declared, now) =>
      Number(withdrawal.run(name, JSON.stringify(declared), now).lastInsertRowid),
    receiveConsent: (name, subscriber, declared, now) =>
      void consent.run(name, subscriber, JSON.stringify(declared), now),
    forgetDeclarationsUntil: (time) => deleteDeclarations.run(time, time).changes,
  };
}

function prepareReading(prepare: Prepare): Omit<DeclarationStatements, WriteStatements | Links> {
  const find = prepare('SELECT * FROM declarations WHERE id = ?');
  const after = prepare('SELECT * FROM declarations WHERE id > ? ORDER BY id LIMIT ?');
  const filed = prepare(
    `SELECT * FROM declarations WHERE receipt_outcome = 'filed' OR copy_outcome = 'filed'
     ORDER BY id LIMIT ${DELETE_BATCH_SIZE}`,
  );
  const last = prepare(
    'SELECT declared FROM declarations WHERE subscriber = ? ORDER BY id DESC LIMIT 1',
  );
  return {
    declaration: (id) => (find.all(id) as DeclarationRow[]).map(readDeclaration)[0],
    declarationsAfter: (id, limit) =>
      (after.all(id, limit) as DeclarationRow[]).map(readDeclaration),
    filedDeclarations: () => (filed.all() as DeclarationRow[]).map(readDeclaration),
    lastConsent: (subscriber) => (last.all(subscriber) as DeclarationRow[]).map(readConsent)[0],
  };
}

function prepareLinks(prepare: Prepare): Pick<DeclarationStatements, Links> {
  const ofRole = (role: LetterRole) => ({
    link: prepare(
      `UPDATE declarations SET ${role}_letter = ?, ${role}_outcome = NULL, ${role}_at = NULL,
       ${role}_to = NULL WHERE id = ?`,
    ),
    carried: prepare(
      `SELECT declared, received_at FROM declarations WHERE ${role}_letter = ? ORDER BY id`,
    ),
    settle: prepare(
      `UPDATE declarations SET ${role}_outcome = ?, ${role}_at = ?, ${role}_to = ?
       WHERE ${role}_letter = ?`,
    ),
  });
  const roles = { receipt: ofRole('receipt'), copy: ofRole('copy') };
  return {
    linkLetter: (role, declaration, letter) => void roles[role].link.run(letter, declaration),
    withdrawalsInLetter: (role, letter) =>
      (roles[role].carried.all(letter) as DeclarationRow[]).map((row) => ({
        withdrawal: JSON.parse(row.declared) as Withdrawal,
        declaredAt: row.received_at,
      })),
    settleDeclarationsOf: (role, letter, { outcome, at, to }) =>
      void roles[role].settle.run(outcome, at, to, letter),
  };
}
