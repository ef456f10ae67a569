import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { PastLetter } from '#src/messages/letter-limits.ts';
import { mailboxKey } from '#src/messages/mailbox-key.ts';
import { type Connection, prepareDeletion } from './connection.ts';

/** Purposes for which the letters to a mailbox are counted separately. */
export type MailboxPurpose =
  | 'appointment'
  | 'newsletter'
  | 'review'
  | 'samples'
  | 'stock-alert'
  | 'withdrawal-receipt'
  | 'withdrawal-copy';

/** Prepared statements for the letter counts per mailbox. */
export interface MailboxStatements {
  /**
   * Returns a pseudonym of a mailbox, the same for all spellings of its address. Without the key,
   * which never leaves the database, it neither reveals the address nor confirms a guess.
   */
  mailbox(email: string, purpose: MailboxPurpose): string;
  /** Returns the recorded recent letters to a mailbox. */
  lettersTo(mailbox: string): readonly PastLetter[];
  /** Replaces the recorded letters of a mailbox. */
  storeLettersTo(mailbox: string, letters: readonly PastLetter[], now: number): void;
  /** Deletes a batch of mailboxes without a letter since `time`; returns the number deleted. */
  forgetMailboxesUntil(time: number): number;
}

export function prepareMailboxStatements(connection: Connection): MailboxStatements {
  const prepare = (sql: string) => connection.prepare<(string | number)[]>(sql);
  const find = prepare('SELECT letters FROM mailbox_letters WHERE mailbox = ?');
  const store = prepare(
    'REPLACE INTO mailbox_letters (mailbox, letters, last_at) VALUES (?, ?, ?)',
  );
  const deleteMailboxes = prepareDeletion(connection, {
    table: 'mailbox_letters',
    key: 'mailbox',
    time: 'last_at',
  });
  const [secret] = prepare("SELECT value FROM secrets WHERE name = 'mailbox'").all() as Secret[];
  return {
    mailbox: (email, purpose) => nameOf(email, purpose, secret?.value ?? ''),
    lettersTo: (mailbox) => (find.all(mailbox) as Row[]).flatMap(readLetters),
    storeLettersTo(mailbox, letters, now) {
      const last = letters.length === 0 ? now : Math.max(...letters.map(({ at }) => at));
      store.run(mailbox, JSON.stringify(letters), last);
    },
    forgetMailboxesUntil: (time) => deleteMailboxes.run(time).changes,
  };
}

type Secret = { readonly value: string };
type Row = { readonly letters: string };

/** Reads the stored JSON without validation, as the shop wrote it itself. */
const readLetters = ({ letters }: Row): readonly PastLetter[] =>
  JSON.parse(letters) as readonly PastLetter[];

/** Uses the ASCII form of the domain (RFC 5891), whatever script it was typed in. */
function nameOf(email: string, purpose: MailboxPurpose, secret: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const key = mailboxKey(`${email.slice(0, at)}@${domainToASCII(domain) || domain}`);
  return createHmac('sha256', secret).update(`${purpose} ${key}`).digest('hex');
}
