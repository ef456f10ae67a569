import { createEmbeddedLetterQueue } from '#adapters/embedded/embedded-letter-queue.ts';
import { createEmbeddedNewsletter } from '#adapters/embedded/embedded-newsletter.ts';
import { createEmbeddedWithdrawals } from '#adapters/embedded/embedded-withdrawals.ts';
import type { Clock, Ids } from '#ports/clock-and-ids.ts';
import type { WithdrawalStore } from '#ports/declarations.ts';
import type { Newsletter } from '#ports/newsletter.ts';
import type { Letter } from '#src/messages/letter.ts';
import { subscriberKey } from '#src/messages/subscriber.ts';
import { memoryDatabase } from './memory-database.ts';

/** An embedded newsletter, and the letters that it has written to an address. */
export type NewsletterWithLetters = Newsletter & {
  letters(email: string): readonly Letter[];
};

export function newsletterWithLetters(ids: Ids, clock: Clock): NewsletterWithLetters {
  const database = memoryDatabase();
  return {
    ...createEmbeddedNewsletter({ database, ids, clock }),
    letters: (email) => database.read(({ newsletter }) => newsletter.letters(subscriberKey(email))),
  };
}

/** Embedded withdrawals, and the letters about them that were due until now. */
export type WithdrawalsWithLetters = WithdrawalStore & {
  letters(): Promise<readonly Letter[]>;
};

export function withdrawalsWithLetters(
  clock: Clock,
  shopEmail = 'service@sluimer.example',
): WithdrawalsWithLetters {
  const database = memoryDatabase();
  const queue = createEmbeddedLetterQueue(database, clock);
  const seen: Letter[] = [];
  const next = async () => {
    const taken = await queue.take(clock.now(), clock.now() + 60_000);
    return taken.ok ? taken.value : undefined;
  };
  return {
    ...createEmbeddedWithdrawals({ database, clock, shopEmail }),
    async letters() {
      // Each letter is settled at once, so that the next to the same address becomes due.
      for (let one = await next(); one; one = await next()) {
        seen.push(one.letter);
        await queue.settle(one.id, { kind: 'sent' });
      }
      return seen;
    },
  };
}
