import { setImmediate as turn } from 'node:timers/promises';
import type { Clock } from '#ports/clock.ts';
import type { Retention } from '#ports/retention.ts';
import { yearsBefore } from '#src/declarations/kept-declaration.ts';
import { LETTER_PATIENCE } from '#src/newsletter/letter-delivery.ts';
import { LETTERS_COUNTED } from '#src/newsletter/letter-limits.ts';
import { UNCONFIRMED_LIFETIME, UNSUBSCRIBED_LIFETIME } from '#src/newsletter/subscriber.ts';
import { err, ok } from '#src/shared/result.ts';
import { attempt } from './cart-attempt.ts';
import type { CartDatabase, Statements } from './cart-database.ts';

type RetentionParts = {
  readonly database: CartDatabase;
  readonly clock: Clock;
  /** For how many years declarations are kept. */
  readonly declarationYears: number;
};

/**
 * Deletes from the database who has not confirmed in thirty days or has unsubscribed seven days ago,
 * letters that nobody takes, counts of letters after a week, and declarations after their legal time. So
 * many rows at a time, other work in between.
 */
export const createEmbeddedRetention = (parts: RetentionParts): Retention => ({
  async purge() {
    let count = 0;
    for (const forget of dueUntil(parts)) {
      for (;;) {
        const done = await attempt(() => parts.database.write(forget));
        if (!done.ok) return err({ kind: 'purge-failed', message: done.error.message });
        if (done.value === 0) break;
        count += done.value;
        await turn();
      }
    }
    return ok(count);
  },
});

/** Each forgets some rows, and says how many. */
function dueUntil({
  clock,
  declarationYears,
}: RetentionParts): readonly ((statements: Statements) => number)[] {
  const now = clock.now();
  const unconfirmed = now - UNCONFIRMED_LIFETIME;
  return [
    ({ newsletter }) => newsletter.forgetUnconfirmedUntil(unconfirmed),
    ({ newsletter }) => newsletter.forgetUnsubscribedUntil(now - UNSUBSCRIBED_LIFETIME),
    ({ newsletter }) => newsletter.forgetLettersUntil('confirm', unconfirmed),
    ({ newsletter }) => newsletter.forgetLettersUntil('preferences', unconfirmed),
    ({ newsletter }) => newsletter.forgetLettersUntil('unknown-address', now - LETTER_PATIENCE),
    ({ mailboxes }) => mailboxes.forgetMailboxesUntil(now - LETTERS_COUNTED),
    ({ declarations }) => declarations.forgetDeclarationsUntil(yearsBefore(now, declarationYears)),
  ];
}
