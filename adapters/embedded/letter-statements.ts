import type { Letter, LetterKind } from '#src/newsletter/letter.ts';
import { MOST_FORGOTTEN, type Connection } from './connection.ts';

/** What can be asked of and done to the letters; prepared once. `key` names an address. */
export interface LetterStatements {
  /** When the last letter of a kind was written to an address. */
  lastLetter(key: string, kind: LetterKind): number | undefined;
  /** Puts a letter with those that are to be sent. */
  writeLetter(key: string, letter: Letter, now: number): void;
  /** The letters to an address, sent or not, the oldest first. */
  letters(key: string): readonly Letter[];
  /**
   * Forgets some of the letters that were written by then, the oldest first. One about a withdrawal
   * stays while it waits, however long: it is all that there is of the declaration.
   */
  forgetLettersUntil(time: number): void;
  /** The oldest that is due, of an address no other before it waits for. */
  dueLetter(now: number): LetterRow | undefined;
  /** When the next one will be. */
  nextDue(): number | undefined;
  /** It was taken, and is due again at that time unless it is settled before. */
  takeLetter(id: number, until: number): void;
  /** It is due again at that time; never, without one. */
  settleLetter(id: number, dueAt: number | null): void;
}

/** A letter that waits; `attempts` counts how often it was taken before. */
export type LetterRow = {
  readonly id: number;
  readonly letter: Letter;
  readonly writtenAt: number;
  readonly attempts: number;
};

export function prepareLetterStatements(connection: Connection): LetterStatements {
  return { ...prepareWriting(connection), ...prepareSending(connection) };
}

type Writing = 'lastLetter' | 'writeLetter' | 'letters' | 'forgetLettersUntil';

function prepareWriting(connection: Connection): Pick<LetterStatements, Writing> {
  const prepare = (sql: string) => connection.prepare<(string | number)[]>(sql);
  const last = prepare('SELECT max(written_at) AS at FROM letters WHERE address = ? AND kind = ?');
  const write = prepare(
    'INSERT INTO letters (address, kind, written, written_at, due_at) VALUES (?, ?, ?, ?, ?)',
  );
  const letters = prepare('SELECT written FROM letters WHERE address = ? ORDER BY id');
  const forget = prepare(
    `DELETE FROM letters WHERE id IN
     (SELECT id FROM letters WHERE written_at <= ?
      AND (due_at IS NULL OR kind NOT IN ('withdrawal-receipt', 'withdrawal-copy'))
      ORDER BY written_at LIMIT ${MOST_FORGOTTEN})`,
  );
  return {
    lastLetter: (key, kind) =>
      (last.all(key, kind) as { readonly at: number | null }[])[0]?.at ?? undefined,
    writeLetter: (key, letter, now) =>
      void write.run(key, letter.kind, JSON.stringify(letter), now, now),
    letters: (key) => (letters.all(key) as Written[]).map(readLetter),
    forgetLettersUntil: (time) => void forget.run(time),
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
  const settle = prepare('UPDATE letters SET due_at = ? WHERE id = ?');
  return {
    dueLetter: (now) => (due.all(now) as Waiting[]).map(readWaiting)[0],
    nextDue: () => (next.all() as { readonly at: number | null }[])[0]?.at ?? undefined,
    takeLetter: (id, until) => void take.run(until, id),
    settleLetter: (id, dueAt) => void settle.run(dueAt, id),
  };
}

type Written = { readonly written: string };
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
const readLetter = ({ written }: Written): Letter => JSON.parse(written) as Letter;
