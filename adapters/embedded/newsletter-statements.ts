import type { Subscriber } from '#src/messages/subscriber.ts';
import { type Connection, prepareDeletion } from './connection.ts';
import { prepareLetterStatements, type LetterStatements } from './letter-statements.ts';

/** Prepared statements for the newsletter tables. */
export interface NewsletterStatements extends LetterStatements {
  /** `key` names an address; see `subscriberKey`. */
  subscriber(key: string): Subscriber | undefined;
  storeSubscriber(key: string, subscriber: Subscriber, now: number): void;
  /** Deletes a batch of those unconfirmed since `time`, oldest first; returns their number. */
  forgetUnconfirmedUntil(time: number): number;
  /** Deletes a batch of subscribers who unsubscribed at or before `time`; returns their number. */
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
  const store = prepare(
    `INSERT INTO subscribers (address, written, is_confirmed, changed_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (address) DO UPDATE SET written = excluded.written,
     is_confirmed = excluded.is_confirmed, changed_at = excluded.changed_at`,
  );
  const deleteSubscribers = (condition: string) =>
    prepareDeletion(connection, {
      table: 'subscribers',
      key: 'address',
      time: 'changed_at',
      condition,
    });
  const deleteUnconfirmed = deleteSubscribers('is_confirmed = 0');
  // Must match the expression of the index `unsubscribed_by_age`.
  const deleteUnsubscribed = deleteSubscribers(
    "json_extract(written, '$.status') = 'unsubscribed'",
  );
  return {
    subscriber: (key) => (find.all(key) as Row[]).map(readRow)[0],
    storeSubscriber: (key, subscriber, now) => {
      const isConfirmed = subscriber.status === 'unconfirmed' ? 0 : 1;
      store.run(key, JSON.stringify(subscriber), isConfirmed, now);
    },
    forgetUnconfirmedUntil: (time) => deleteUnconfirmed.run(time).changes,
    forgetUnsubscribedUntil: (time) => deleteUnsubscribed.run(time).changes,
  };
}

/** The stored JSON is read without validation, as the shop wrote it itself. */
type Row = { readonly written: string };

const readRow = ({ written }: Row): Subscriber => JSON.parse(written) as Subscriber;
