import type { LetterQueue, LetterQueueFailure } from '#ports/letter-queue.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { attempt } from './cart-attempt.ts';
import type { CartDatabase } from './cart-database.ts';

/**
 * The letters that the newsletter has written, beside its subscribers. A letter is named by when it
 * was written and its row, as a database that is made anew counts its rows from one again.
 */
export const createEmbeddedLetterQueue = (database: CartDatabase): LetterQueue => ({
  take: (now, until) =>
    work(() =>
      database.write(({ newsletter }) => {
        const row = newsletter.dueLetter(now);
        if (!row) return undefined;
        newsletter.takeLetter(row.id, until);
        const { id, letter, writtenAt, attempts } = row;
        return { id: `${writtenAt}.${id}`, letter, writtenAt, attempts: attempts + 1 };
      }),
    ),
  settle: (id, outcome) =>
    work(() =>
      database.write(({ newsletter }) => {
        const dueAt = outcome.kind === 'waits' ? outcome.dueAt : null;
        newsletter.settleLetter(Number(id.split('.')[1]), dueAt);
        return 'settled';
      }),
    ),
  nextDue: () => work(() => database.read(({ newsletter }) => newsletter.nextDue())),
});

async function work<T>(make: () => T): Promise<Result<T, LetterQueueFailure>> {
  const done = await attempt(make);
  return done.ok
    ? ok(done.value)
    : err({ kind: 'letters-unavailable', message: done.error.message });
}
