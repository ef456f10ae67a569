import type { Mail, MailFailure } from '#ports/mail.ts';
import type { RenderedEmail } from '#src/messages/letter.ts';
import { err, ok } from '#src/shared/result.ts';

/** Mail that is stored for inspection and sent nowhere. */
export interface MemoryMail extends Mail {
  /** The latest mails sent, oldest first. */
  readonly sent: readonly RenderedEmail[];
  /** Makes all sending fail in this way, until called again. */
  fail(failure: MailFailure['kind'] | undefined): void;
}

const MAX_STORED_MAILS = 200;

export function createMemoryMail(): MemoryMail {
  const sent: RenderedEmail[] = [];
  let failure: MailFailure['kind'] | undefined;
  return {
    delivers: true,
    sent,
    fail: (kind) => void (failure = kind),
    send(mail) {
      if (failure)
        return Promise.resolve(err({ kind: failure, message: 'The test set this failure.' }));
      sent.push(mail);
      sent.splice(0, sent.length - MAX_STORED_MAILS);
      return Promise.resolve(ok('sent'));
    },
    close: () => {},
  };
}
