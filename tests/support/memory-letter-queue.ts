import type { LetterQueue, WaitingLetter } from '#ports/mail.ts';
import type { Letter } from '#src/messages/letter.ts';
import { subscriberKey } from '#src/messages/subscriber.ts';
import { ok } from '#src/shared/result.ts';

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
