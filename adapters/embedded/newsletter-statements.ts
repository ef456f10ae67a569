import type { Subscriber } from '#src/newsletter/subscriber.ts';
import { MOST_FORGOTTEN, type Connection } from './connection.ts';
import { prepareLetterStatements, type LetterStatements } from './letter-statements.ts';

/** What can be asked of and done to the tables of the newsletter; prepared once. */
export interface NewsletterStatements extends LetterStatements {
  /** `key` names an address; see `subscriberKey`. */
  subscriber(key: string): Subscriber | undefined;
  keepSubscriber(key: string, subscriber: Subscriber, now: number): void;
  /** Forgets some of those whom nobody has confirmed since, the oldest first; says how many. */
  forgetUnconfirmedUntil(time: number): number;
  /** The same of those who do not want the newsletter any more. */
  forgetUnsubscribedUntil(time: number): number;
}

export function prepareNewsletterStatements(connection: Connection): NewsletterStatements {
  return { ...prepareSubscribers(connection), ...prepareLetterStatements(connection) };
}

function prepareSubscribers(
  connection: Connection,
): Omit<NewsletterStatements, keyof LetterStatements> {
  const prepare = (sql: string) => connection.prepare<(string | number)[]>(sql);
  const find = prepare('SELECT written FROM subscribers WHERE address = ?');
  const keep = prepare(
    `INSERT INTO subscribers (address, written, is_confirmed, changed_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (address) DO UPDATE SET written = excluded.written,
     is_confirmed = excluded.is_confirmed, changed_at = excluded.changed_at`,
  );
  const forget = (which: string) =>
    prepare(
      `DELETE FROM subscribers WHERE address IN
       (SELECT address FROM subscribers WHERE ${which} AND changed_at <= ?
        ORDER BY changed_at LIMIT ${MOST_FORGOTTEN})`,
    );
  const forgetUnconfirmed = forget('is_confirmed = 0');
  // These words are those of the index.
  const forgetUnsubscribed = forget("json_extract(written, '$.status') = 'unsubscribed'");
  return {
    subscriber: (key) => (find.all(key) as Row[]).map(readRow)[0],
    keepSubscriber: (key, subscriber, now) => {
      const isConfirmed = subscriber.status === 'unconfirmed' ? 0 : 1;
      keep.run(key, JSON.stringify(subscriber), isConfirmed, now);
    },
    forgetUnconfirmedUntil: (time) => forgetUnconfirmed.run(time).changes,
    forgetUnsubscribedUntil: (time) => forgetUnsubscribed.run(time).changes,
  };
}

/** What this shop wrote itself is read as it is. */
type Row = { readonly written: string };

const readRow = ({ written }: Row): Subscriber => JSON.parse(written) as Subscriber;
