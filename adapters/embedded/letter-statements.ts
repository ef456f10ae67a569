import type {
  AppointmentLetter,
  LetterKind,
  NewsletterLetter,
  ReviewLetter,
  SamplesLetter,
  StockAlertLetter,
  WithdrawalLetter,
} from '#src/messages/letter.ts';
import { type Connection, prepareDeletion } from './connection.ts';

/** Prepared statements for the `letters` table, the mail queue. `key` names an address. */
export interface LetterStatements {
  /** Queues a letter that is due now. */
  writeLetter(key: string, letter: CompleteLetter, now: number): void;
  /** Queues a letter for a time and returns its id. */
  planLetter(key: string, letter: PlannedLetter, dueAt: number, now: number): number;
  /**
   * Returns the latest letter of a kind that is not due yet and was never taken, of those whose
   * keys begin with this one and a blank.
   */
  plannedLetter(kind: LetterKind, key: string, now: number): PlannedRow | undefined;
  /** Changes the address of a queued letter. */
  readdressLetter(id: number, letter: PlannedLetter): void;
  /** Returns the queued letters with this key, oldest first. */
  letters(key: string): readonly CompleteLetter[];
  /**
   * Deletes a batch of queued letters of a kind that were written at or before `time`, oldest
   * first; returns the number deleted.
   */
  forgetLettersUntil(kind: CompleteLetter['kind'], time: number): number;
  /** Returns a queued letter. */
  letter(id: number): PlannedLetter | undefined;
  /** Returns the oldest due letter without an earlier queued letter to its address. */
  dueLetter(now: number): LetterRow | undefined;
  /** Returns when the next letter is due. */
  nextDue(): number | undefined;
  /** Marks a letter as taken; it is due again at `until` unless it is settled before. */
  takeLetter(id: number, until: number): void;
  /** Makes a letter due again at `dueAt`, or deletes it if that is `null`. */
  settleLetter(id: number, dueAt: number | null): void;
}

/** A queued letter; `attempts` counts how often it was taken before. */
export type LetterRow = {
  readonly id: number;
  readonly letter: PlannedLetter;
  readonly writtenAt: number;
  readonly attempts: number;
};

/** A letter as it is queued; declarations of a withdrawal letter are in a table of their own. */
export type PlannedLetter = CompleteLetter | Omit<WithdrawalLetter, 'declarations'>;

/** A letter that is complete as it is queued. */
export type CompleteLetter =
  | AppointmentLetter
  | NewsletterLetter
  | ReviewLetter
  | SamplesLetter
  | StockAlertLetter;

export type PlannedRow = { readonly id: number; readonly letter: PlannedLetter };

export function prepareLetterStatements(connection: Connection): LetterStatements {
  return { ...prepareWriting(connection), ...prepareSending(connection) };
}

type Writing =
  | 'writeLetter'
  | 'planLetter'
  | 'plannedLetter'
  | 'readdressLetter'
  | 'letters'
  | 'letter'
  | 'forgetLettersUntil';

function prepareWriting(connection: Connection): Pick<LetterStatements, Writing> {
  const prepare = (sql: string) => connection.prepare<(string | number)[]>(sql);
  const write = prepare(
    'INSERT INTO letters (address, kind, written, written_at, due_at) VALUES (?, ?, ?, ?, ?)',
  );
  const planned = prepare(
    `SELECT id, written FROM letters WHERE address > ? AND address < ? AND kind = ? AND due_at > ?
     AND attempts = 0 ORDER BY id DESC LIMIT 1`,
  );
  const readdress = prepare('UPDATE letters SET written = ? WHERE id = ?');
  const letters = prepare('SELECT written FROM letters WHERE address = ? ORDER BY id');
  const find = prepare('SELECT written FROM letters WHERE id = ?');
  const deleteLetter = prepareDeletion(connection, {
    table: 'letters',
    key: 'id',
    time: 'written_at',
    condition: 'kind = ?',
  });
  const plan: LetterStatements['planLetter'] = (key, letter, dueAt, now) =>
    Number(write.run(key, letter.kind, JSON.stringify(letter), now, dueAt).lastInsertRowid);
  return {
    writeLetter: (key, letter, now) => void plan(key, letter, now, now),
    planLetter: plan,
    plannedLetter: (kind, key, now) =>
      (planned.all(`${key} `, `${key}!`, kind, now) as PlannedText[]).map((row) => ({
        id: row.id,
        letter: readLetter(row),
      }))[0],
    readdressLetter: (id, letter) => void readdress.run(JSON.stringify(letter), id),
    letters: (key) => (letters.all(key) as Written[]).map(readLetter) as readonly CompleteLetter[],
    letter: (id) => (find.all(id) as Written[]).map(readLetter)[0],
    forgetLettersUntil: (kind, time) => deleteLetter.run(kind, time).changes,
  };
}

/** SQL condition: no earlier letter to the same address is queued. */
const IS_FIRST = `NOT EXISTS (SELECT 1 FROM letters AS earlier
  WHERE earlier.address = letters.address AND earlier.due_at IS NOT NULL
  AND earlier.id < letters.id)`;

function prepareSending(connection: Connection): Omit<LetterStatements, Writing> {
  const prepare = (sql: string) => connection.prepare<(number | null)[]>(sql);
  const due = prepare(
    `SELECT id, written, written_at, attempts FROM letters
     WHERE due_at <= ? AND ${IS_FIRST} ORDER BY id LIMIT 1`,
  );
  const next = prepare(
    `SELECT min(due_at) AS at FROM letters WHERE due_at IS NOT NULL AND ${IS_FIRST}`,
  );
  const claim = prepare('UPDATE letters SET due_at = ?, attempts = attempts + 1 WHERE id = ?');
  const wait = prepare('UPDATE letters SET due_at = ? WHERE id = ?');
  const deleteLetter = prepare('DELETE FROM letters WHERE id = ?');
  return {
    dueLetter: (now) => (due.all(now) as Waiting[]).map(readWaiting)[0],
    nextDue: () => (next.all() as { readonly at: number | null }[])[0]?.at ?? undefined,
    takeLetter: (id, until) => void claim.run(until, id),
    settleLetter: (id, dueAt) => void (dueAt === null ? deleteLetter.run(id) : wait.run(dueAt, id)),
  };
}

type Written = { readonly written: string };
type PlannedText = Written & { readonly id: number };
type Waiting = Written & {
  readonly id: number;
  readonly written_at: number;
  readonly attempts: number;
};

const readWaiting = (row: Waiting): LetterRow => ({
  id: row.id,
  letter: readLetter(row),
  writtenAt: row.written_at,
  attempts: row.attempts,
});

/** Reads the stored JSON without validation, as the shop wrote it itself. */
const readLetter = ({ written }: Written): PlannedLetter => JSON.parse(written) as PlannedLetter;
