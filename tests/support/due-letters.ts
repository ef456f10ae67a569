import type { CartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedLetterQueue } from '#adapters/embedded/embedded-letter-queue.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { Letter } from '#src/messages/letter.ts';

/** All letters in a database that were due until now; each is settled, so that the next one is. */
export function dueLetters(database: CartDatabase, clock: Clock): () => Promise<readonly Letter[]> {
  const queue = createEmbeddedLetterQueue(database, clock);
  const seen: Letter[] = [];
  return async () => {
    for (;;) {
      const taken = await queue.take(clock.now(), clock.now() + 60_000);
      if (!taken.ok || !taken.value) return seen;
      seen.push(taken.value.letter);
      await queue.settle(taken.value.id, { kind: 'sent' });
    }
  };
}
