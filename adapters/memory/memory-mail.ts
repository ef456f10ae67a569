import type { Mail, MailFailure } from '#ports/mail.ts';
import { err, ok } from '#src/shared/result.ts';
import type { WrittenMail } from '#src/newsletter/written-mail.ts';

/** Mail that goes nowhere, kept to be looked at. */
export interface MemoryMail extends Mail {
  /** The last of those that were sent, the oldest first. */
  readonly sent: readonly WrittenMail[];
  /** Fails all that is sent from now on in this way, until told otherwise. */
  fail(failure: MailFailure['kind'] | undefined): void;
}

const MOST_KEPT = 200;

export function createMemoryMail(): MemoryMail {
  const sent: WrittenMail[] = [];
  let failure: MailFailure['kind'] | undefined;
  return {
    delivers: true,
    sent,
    fail: (kind) => void (failure = kind),
    send(mail) {
      if (failure) return Promise.resolve(err({ kind: failure, message: 'As the test wants it.' }));
      sent.push(mail);
      sent.splice(0, sent.length - MOST_KEPT);
      return Promise.resolve(ok('sent'));
    },
    close: () => {},
  };
}
