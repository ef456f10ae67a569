import type { LetterKind, NewsletterLetter, WithdrawalLetter } from '#src/newsletter/letter.ts';
import { MOST_FORGOTTEN, type Connection } from './connection.ts';

/** What can be asked of and done to the letters; prepared once. `key` names an address. */
export interface LetterStatements {
  /** Puts a letter with those that are to be sent. */
  writeLetter(key: string, letter: NewsletterLetter, now: number): void;
  /** Plans a letter for a time, and answers its id. */
  planLetter(key: string, letter: PlannedLetter, dueAt: number, now: number): number;
  /**
   * The last letter of a kind that waits for its time and that nobody has taken yet, of those whose keys
   * begin with this one and a blank.
   */
  plannedLetter(kind: LetterKind, key: string, now: number): PlannedRow | undefined;
  /** Has a planned letter go to another address. */
  readdressLetter(id: number, letter: PlannedLetter): void;
  /** The letters about the newsletter to an address that wait, the oldest first. */
  letters(key: string): readonly NewsletterLetter[];
  /**
   * Forgets some of the letters of a kind that were written by then and still wait, the oldest first;
   * says how many.
   */
  forgetLettersUntil(kind: NewsletterLetter['kind'], time: number): number;
  /** A letter that waits. */
  letter(id: number): PlannedLetter | undefined;
  /** The oldest that is due, of an address no other before it waits for. */
  dueLetter(now: number): LetterRow | undefined;
  /** When the next one will be. */
  nextDue(): number | undefined;
  /** It was taken, and is due again at that time unless it is settled before. */
  takeLetter(id: number, until: number): void;
  /** It is due again at that time; without one it is forgotten. */
  settleLetter(id: number, dueAt: number | null): void;
}

/** A letter that waits; `attempts` counts how often it was taken before. */
export type LetterRow = {
  readonly id: number;
  readonly letter: PlannedLetter;
  readonly writtenAt: number;
  readonly attempts: number;
};

/** A letter as it waits; what is declared in one about withdrawals stands in the declarations. */
export type PlannedLetter = NewsletterLetter | Omit<WithdrawalLetter, 'declarations'>;

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
  const forget = prepare(
    `DELETE FROM letters WHERE id IN (SELECT id FROM letters WHERE kind = ? AND written_at <= ?
     ORDER BY written_at LIMIT ${MOST_FORGOTTEN})`,
  );
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
    letters: (key) =>
      (letters.all(key) as Written[]).map(readLetter) as readonly NewsletterLetter[],
    letter: (id) => (find.all(id) as Written[]).map(readLetter)[0],
    forgetLettersUntil: (kind, time) => forget.run(kind, time).changes,
  };
}

/** That no letter to the same address waits before this one. */
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
  const take = prepare('UPDATE letters SET due_at = ?, attempts = attempts + 1 WHERE id = ?');
  const wait = prepare('UPDATE letters SET due_at = ? WHERE id = ?');
  const forget = prepare('DELETE FROM letters WHERE id = ?');
  return {
    dueLetter: (now) => (due.all(now) as Waiting[]).map(readWaiting)[0],
    nextDue: () => (next.all() as { readonly at: number | null }[])[0]?.at ?? undefined,
    takeLetter: (id, until) => void take.run(until, id),
    settleLetter: (id, dueAt) => void (dueAt === null ? forget.run(id) : wait.run(dueAt, id)),
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

/** What this shop wrote itself is read as it is. */
const readLetter = ({ written }: Written): PlannedLetter => JSON.parse(written) as PlannedLetter;
