import type { Letter, LetterKind } from '#src/newsletter/letter.ts';
import type { Subscriber } from '#src/newsletter/subscriber.ts';
import { MOST_FORGOTTEN, type Connection } from './connection.ts';

/** What can be asked of and done to the tables of the newsletter; prepared once. */
export interface NewsletterStatements {
  /** `key` names an address; see `subscriberKey`. */
  subscriber(key: string): Subscriber | undefined;
  keepSubscriber(key: string, subscriber: Subscriber, now: number): void;
  /** Forgets some of those whom nobody has confirmed since; the oldest first. */
  forgetUnconfirmedUntil(time: number): void;
  /** When the last letter of a kind was written to an address. */
  lastLetter(key: string, kind: LetterKind): number | undefined;
  /** Puts a letter with those that are to be sent. */
  writeLetter(key: string, letter: Letter, now: number): void;
  /** The letters to an address, the oldest first. */
  letters(key: string): readonly Letter[];
  /** Forgets some of the letters that were written by then; the oldest first. */
  forgetLettersUntil(time: number): void;
}

export function prepareNewsletterStatements(connection: Connection): NewsletterStatements {
  return { ...prepareSubscribers(connection), ...prepareLetters(connection) };
}

type SubscriberStatements = Pick<
  NewsletterStatements,
  'subscriber' | 'keepSubscriber' | 'forgetUnconfirmedUntil'
>;

function prepareSubscribers(connection: Connection): SubscriberStatements {
  const prepare = (sql: string) => connection.prepare<(string | number)[]>(sql);
  const find = prepare('SELECT written FROM subscribers WHERE address = ?');
  const keep = prepare(
    `INSERT INTO subscribers (address, written, is_confirmed, changed_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (address) DO UPDATE SET written = excluded.written,
     is_confirmed = excluded.is_confirmed, changed_at = excluded.changed_at`,
  );
  const forget = prepare(
    `DELETE FROM subscribers WHERE address IN
     (SELECT address FROM subscribers WHERE is_confirmed = 0 AND changed_at <= ?
      ORDER BY changed_at LIMIT ${MOST_FORGOTTEN})`,
  );
  return {
    subscriber: (key) => (find.all(key) as Row[]).map((row) => readRow(row) as Subscriber)[0],
    keepSubscriber: (key, subscriber, now) => {
      const isConfirmed = subscriber.status === 'unconfirmed' ? 0 : 1;
      keep.run(key, JSON.stringify(subscriber), isConfirmed, now);
    },
    forgetUnconfirmedUntil: (time) => void forget.run(time),
  };
}

function prepareLetters(
  connection: Connection,
): Omit<NewsletterStatements, keyof SubscriberStatements> {
  const prepare = (sql: string) => connection.prepare<(string | number)[]>(sql);
  const last = prepare('SELECT max(written_at) AS at FROM letters WHERE address = ? AND kind = ?');
  const write = prepare(
    'INSERT INTO letters (address, kind, written, written_at) VALUES (?, ?, ?, ?)',
  );
  const letters = prepare('SELECT written FROM letters WHERE address = ? ORDER BY id');
  const forget = prepare(
    `DELETE FROM letters WHERE id IN
     (SELECT id FROM letters WHERE written_at <= ? ORDER BY written_at LIMIT ${MOST_FORGOTTEN})`,
  );
  return {
    lastLetter: (key, kind) =>
      (last.all(key, kind) as { readonly at: number | null }[])[0]?.at ?? undefined,
    writeLetter: (key, letter, now) =>
      void write.run(key, letter.kind, JSON.stringify(letter), now),
    letters: (key) => (letters.all(key) as Row[]).map((row) => readRow(row) as Letter),
    forgetLettersUntil: (time) => void forget.run(time),
  };
}

/** What this shop wrote itself is read as it is. */
type Row = { readonly written: string };

const readRow = ({ written }: Row): unknown => JSON.parse(written);
