import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { PastLetter } from '#src/newsletter/letter-limits.ts';
import { mailboxKey } from '#src/newsletter/mailbox-key.ts';
import { MOST_FORGOTTEN, type Connection } from './connection.ts';

/** For what letters to a mailbox are counted, each by itself. */
export type CountedFor = 'newsletter' | 'withdrawal-receipt' | 'withdrawal-copy';

/** What can be asked of and done to the counts of letters per mailbox; prepared once. */
export interface MailboxStatements {
  /**
   * Names a mailbox, whichever way its address was typed. Without the key, which never leaves the
   * database, the name neither tells the address nor whether a guess at it is right.
   */
  mailbox(email: string, purpose: CountedFor): string;
  /** The letters to a mailbox of late, as far as they were kept. */
  lettersTo(mailbox: string): readonly PastLetter[];
  /** In the place of what was kept before. */
  keepLettersTo(mailbox: string, letters: readonly PastLetter[], now: number): void;
  /** Forgets some mailboxes to which nothing was written since; says how many. */
  forgetMailboxesUntil(time: number): number;
}

export function prepareMailboxStatements(connection: Connection): MailboxStatements {
  const prepare = (sql: string) => connection.prepare<(string | number)[]>(sql);
  const find = prepare('SELECT letters FROM mailbox_letters WHERE mailbox = ?');
  const keep = prepare('REPLACE INTO mailbox_letters (mailbox, letters, last_at) VALUES (?, ?, ?)');
  const forget = prepare(
    `DELETE FROM mailbox_letters WHERE mailbox IN
     (SELECT mailbox FROM mailbox_letters WHERE last_at <= ? ORDER BY last_at
      LIMIT ${MOST_FORGOTTEN})`,
  );
  const [secret] = prepare("SELECT value FROM secrets WHERE name = 'mailbox'").all() as Secret[];
  return {
    mailbox: (email, purpose) => nameOf(email, purpose, secret?.value ?? ''),
    lettersTo: (mailbox) => (find.all(mailbox) as Row[]).flatMap(readLetters),
    keepLettersTo(mailbox, letters, now) {
      const last = letters.length === 0 ? now : Math.max(...letters.map(({ at }) => at));
      keep.run(mailbox, JSON.stringify(letters), last);
    },
    forgetMailboxesUntil: (time) => forget.run(time).changes,
  };
}

type Secret = { readonly value: string };
type Row = { readonly letters: string };

/** What this shop wrote itself is read as it is. */
const readLetters = ({ letters }: Row): readonly PastLetter[] =>
  JSON.parse(letters) as readonly PastLetter[];

/** A domain has one name in ASCII (RFC 5891), whatever script it was typed in. */
function nameOf(email: string, purpose: CountedFor, secret: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const key = mailboxKey(`${email.slice(0, at)}@${domainToASCII(domain) || domain}`);
  return createHmac('sha256', secret).update(`${purpose} ${key}`).digest('hex');
}
