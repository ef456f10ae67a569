import type { LetterQueue, Mail, MailFailure, WaitingLetter } from '#ports/mail.ts';
import type { Letter, RenderedEmail } from '#src/messages/letter.ts';
import { subscriberKey } from '#src/messages/subscriber.ts';
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

/** Letters that are queued as long as the process lives. */
export interface MemoryLetterQueue extends LetterQueue {
  put(letter: Letter, now: number): void;
}

type StoredLetter = WaitingLetter & { readonly dueAt: number };

export function createMemoryLetterQueue(): MemoryLetterQueue {
  let waiting: readonly StoredLetter[] = [];
  let count = 0;
  const isFirst = (one: StoredLetter) => waiting.find((other) => isSameAddress(one, other)) === one;
  return {
    put(letter, now) {
      count += 1;
      const id = `${now}.${count}`;
      waiting = [...waiting, { id, letter, writtenAt: now, attempts: 0, dueAt: now }];
    },
    take(now, until) {
      const found = waiting.find((one) => one.dueAt <= now && isFirst(one));
      if (!found) return Promise.resolve(ok(undefined));
      const claimed = { ...found, attempts: found.attempts + 1, dueAt: until };
      waiting = waiting.map((one) => (one === found ? claimed : one));
      const { dueAt: _, ...letter } = claimed;
      return Promise.resolve(ok(letter));
    },
    settle(id, outcome) {
      waiting = waiting.flatMap((one) => {
        if (one.id !== id) return [one];
        return outcome.kind === 'waits' ? [{ ...one, dueAt: outcome.dueAt }] : [];
      });
      return Promise.resolve(ok('settled'));
    },
    nextDue() {
      const due = waiting.filter(isFirst).map(({ dueAt }) => dueAt);
      return Promise.resolve(ok(due.length === 0 ? undefined : Math.min(...due)));
    },
  };
}

const isSameAddress = (one: StoredLetter, other: StoredLetter): boolean =>
  subscriberKey(one.letter.email) === subscriberKey(other.letter.email);
