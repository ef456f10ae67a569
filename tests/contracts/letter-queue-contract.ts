import { describe, expect, it } from 'vitest';
import type { LetterQueue } from '#ports/mail.ts';
import type { NewsletterLetter } from '#src/messages/letter.ts';
import { ok } from '#src/shared/result.ts';

/** A queue, and a function that puts a letter into it. */
export type OpenQueue = {
  readonly queue: LetterQueue;
  readonly put: (letter: NewsletterLetter, now: number) => void;
};

const to = (email: string): NewsletterLetter => ({
  kind: 'unknown-address',
  email,
  locale: 'nl-nl',
});
const ANNA = to('anna@example.nl');
const BERT = to('bert@example.nl');
const NOW = 1_767_225_600_000;

/** Contract for every queue of letters. */
export function letterQueueContract(name: string, create: () => OpenQueue): void {
  const open = () => {
    const { queue, put } = create();
    const claim = async (now = NOW, until = now + 1000) => {
      const claimed = await queue.take(now, until);
      if (!claimed.ok) throw new Error(claimed.error.message);
      return claimed.value;
    };
    return { queue, put, take: claim };
  };

  describe(`LetterQueue: ${name}`, () => {
    it('N2 hands out every letter once, the oldest first', async () => {
      const { put, take, queue } = open();
      put(ANNA, NOW);
      put(BERT, NOW);
      const [first, second] = [await take(), await take()];
      expect(first).toMatchObject({ letter: ANNA, writtenAt: NOW, attempts: 1 });
      expect(second).toMatchObject({ letter: BERT });
      expect(first?.id).not.toBe(second?.id);
      expect(await take()).toBeUndefined();
      await queue.settle(first?.id ?? '', { kind: 'sent' });
      await queue.settle(second?.id ?? '', { kind: 'given-up' });
      expect(await take(NOW + 1_000_000)).toBeUndefined();
      expect(await queue.nextDue()).toEqual(ok(undefined));
    });

    it('N2 hands out a letter again, with the same id, if its taker does not answer', async () => {
      const { put, take, queue } = open();
      put(ANNA, NOW);
      const first = await take();
      expect(await take(NOW + 999)).toBeUndefined();
      expect(await queue.nextDue()).toEqual(ok(NOW + 1000));
      expect(await take(NOW + 1000)).toEqual({ ...first, attempts: 2 });
    });

    it('N2 holds a letter back until it is due again, and lets others pass', async () => {
      const { put, take, queue } = open();
      put(ANNA, NOW);
      put(BERT, NOW);
      const first = await take();
      await queue.settle(first?.id ?? '', { kind: 'waits', dueAt: NOW + 5000 });
      expect(await take()).toMatchObject({ letter: BERT });
      expect(await take(NOW + 4999, NOW + 9000)).toMatchObject({ letter: BERT });
      expect(await take(NOW + 5000)).toMatchObject({ letter: ANNA, attempts: 2 });
    });

    it('N2 hands out the letters to one address in order, however the address is written', async () => {
      const { put, take, queue } = open();
      put(ANNA, NOW);
      put({ ...ANNA, email: 'Anna@example.nl' }, NOW);
      const first = await take();
      expect(await take()).toBeUndefined();
      expect(await queue.nextDue()).toEqual(ok(NOW + 1000));
      await queue.settle(first?.id ?? '', { kind: 'sent' });
      expect(await take()).toMatchObject({ letter: { email: 'Anna@example.nl' } });
    });
  });
}
