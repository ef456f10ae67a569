import { describe, expect, it } from 'vitest';
import type { ReviewWriter } from '#ports/review-writer.ts';
import {
  PURCHASE_CHECK_TIME,
  type ReviewSubmission,
  type WrittenReview,
} from '#src/catalog/written-review.ts';
import type { Letter } from '#src/messages/letter.ts';
import { CONFIRMATION_RATE_LIMITS } from '#src/messages/letter-limits.ts';
import { err, ok } from '#src/shared/result.ts';
import type { FixedClock } from '../support/fixed-clock.ts';

/** A writer of reviews, all letters that are due by now, and what its moderators have got. */
export type OpenReviewWriter = {
  readonly writer: ReviewWriter;
  readonly clock: FixedClock;
  readonly letters: () => Promise<readonly Letter[]>;
  readonly moderated: () => Promise<readonly ModeratedWords[]>;
};

export type ModeratedWords = Pick<WrittenReview, 'sku' | 'rating' | 'title' | 'text' | 'grades'>;

export const ANNAS: ReviewSubmission = {
  email: 'anna@example.nl',
  order: 'SL-100123',
  review: {
    sku: 'M1',
    locale: 'nl-nl',
    rating: 4,
    title: 'Slaapt goed',
    text: 'Stevig genoeg, en niet te warm.',
    author: 'Anna',
    town: 'Zwolle',
    grades: { support: 5, edge: 3 },
  },
};
const NAME = 'Matras Wolk';
const HOUR = 60 * 60 * 1000;
const NOT_FOUND = err({ kind: 'review-not-found' });

const idsIn = (letters: readonly Letter[]): readonly string[] =>
  letters.flatMap((letter) => ('reviewId' in letter ? letter.reviewId : []));

const titled = (title: string): ReviewSubmission => ({
  ...ANNAS,
  review: { ...ANNAS.review, title },
});

const wordsOf = ({ sku, rating, title, text, grades = {} }: ModeratedWords): ModeratedWords => ({
  sku,
  rating,
  title,
  text,
  grades,
});

const CLAIM = { sku: 'M1', locale: 'nl-nl', order: ANNAS.order, email: ANNAS.email };

/** Confirms a review, and returns its number. */
async function confirmedNumber({ writer, id }: Submitted): Promise<number> {
  const confirmed = await writer.confirm(id, 1);
  return confirmed.ok ? confirmed.value.number : 0;
}

type Submitted = Pick<OpenReviewWriter, 'writer'> & { readonly id: string };

/** Contract for every writer of reviews. */
export function reviewWriterContract(name: string, open: () => OpenReviewWriter): void {
  const submitted = async () => {
    const shop = open();
    await shop.writer.submit(ANNAS, NAME);
    const [id = ''] = idsIn(await shop.letters());
    return { ...shop, id };
  };

  describe(`ReviewWriter: ${name}`, () => {
    it('WR1 asks the address for confirmation, and shows the review to no moderator before', async () => {
      const { writer, letters, moderated } = open();
      expect(await writer.submit(ANNAS, NAME)).toEqual(ok('accepted'));
      const [letter] = await letters();
      expect(letter).toMatchObject({
        kind: 'review',
        email: ANNAS.email,
        locale: 'nl-nl',
        product: NAME,
      });
      expect(JSON.stringify(letter)).not.toContain(ANNAS.review.title);
      expect(await writer.submitted(idsIn(letter ? [letter] : [])[0] ?? '')).toMatchObject({
        value: { status: 'unconfirmed', review: ANNAS.review },
      });
      expect(await moderated()).toEqual([]);
    });

    it('WR1 hands a confirmed review to its moderators, once', async () => {
      const { writer, moderated, id } = await submitted();
      expect(await writer.confirm(id, 1)).toMatchObject({ value: { status: 'pending' } });
      expect(await writer.confirm(id, 1)).toMatchObject({ value: { status: 'pending' } });
      expect((await moderated()).map(wordsOf)).toEqual([wordsOf(ANNAS.review)]);
    });

    it('WR1 hands it on once when the button is pressed twice at once', async () => {
      const { writer, moderated, id } = await submitted();
      const answers = await Promise.all([writer.confirm(id, 1), writer.confirm(id, 1)]);
      expect(answers.every((answer) => answer.ok)).toBe(true);
      expect(await moderated()).toHaveLength(1);
    });

    it('WR1 keeps what was confirmed, whatever is submitted with the address later', async () => {
      const { writer, clock, letters, moderated, id } = await submitted();
      await writer.confirm(id, 1);
      clock.advance(HOUR);
      const other = {
        ...ANNAS,
        review: { ...ANNAS.review, title: 'Toch niet', rating: 1 },
      } as const;
      expect(await writer.submit(other, NAME)).toEqual(ok('accepted'));
      expect(await letters()).toHaveLength(1);
      expect(await moderated()).toMatchObject([{ title: ANNAS.review.title }]);
    });

    it('WR1 replaces an unconfirmed review, and writes one letter for a double click', async () => {
      const { writer, clock, letters, id } = await submitted();
      await writer.submit(ANNAS, NAME);
      expect(await letters()).toHaveLength(1);
      clock.advance(HOUR);
      const other = titled('Beter gezegd');
      await writer.submit(other, NAME);
      expect(idsIn(await letters())).toEqual([id, id]);
      expect(await writer.submitted(id)).toMatchObject({ value: { review: other.review } });
    });

    it('WR1 takes the correction of an unconfirmed review that gets no second letter', async () => {
      const { writer, clock, letters, id } = await submitted();
      const titleOf = async () => {
        const found = await writer.submitted(id);
        return found.ok ? found.value.review.title : undefined;
      };
      await writer.submit(titled('Beter gezegd'), NAME);
      expect(await titleOf()).toBe('Beter gezegd');
      expect(await letters()).toHaveLength(1);
      const max = CONFIRMATION_RATE_LIMITS[0]?.max ?? 0;
      for (let index = 1; index < max; index += 1) {
        await writer.submit({ ...ANNAS, review: { ...ANNAS.review, sku: `S${index}` } }, NAME);
      }
      clock.advance(HOUR);
      await writer.submit(titled('Nog beter gezegd'), NAME);
      expect(await titleOf()).toBe('Nog beter gezegd');
      expect(await letters()).toHaveLength(max);
    });

    it('WR1 confirms the version that was read, and no correction stored since', async () => {
      const { writer, moderated, id } = await submitted();
      await writer.submit(ANNAS, NAME);
      expect(await writer.submitted(id)).toMatchObject({ value: { version: 1 } });
      await writer.submit(titled('Beter gezegd'), NAME);
      expect(await writer.confirm(id, 1)).toMatchObject({
        value: { status: 'unconfirmed', version: 2, review: { title: 'Beter gezegd' } },
      });
      expect(await moderated()).toEqual([]);
      expect(await writer.confirm(id, 2)).toMatchObject({ value: { status: 'pending' } });
      expect(await moderated()).toMatchObject([{ title: 'Beter gezegd' }]);
    });

    it('WR4 keeps pictures with their descriptions where it takes them, else none', async () => {
      const { writer, id } = await submitted();
      const takesPictures = await writer.takesPictures();
      const bytes = Uint8Array.of(1, 2, 3);
      const pictures = [
        { bytes, width: 1920, height: 1080, description: 'Op ons bed' },
        { bytes, width: 600, height: 800, description: '' },
      ];
      await writer.submit({ ...ANNAS, pictures }, NAME);
      // The same again, as after a lost answer, corrects nothing.
      await writer.submit({ ...ANNAS, pictures }, NAME);
      const found = await writer.submitted(id);
      const shown = found.ok ? (found.value.review.pictures ?? []) : [];
      const named = [
        { width: 1920, height: 1080, alt: 'Op ons bed' },
        { width: 600, height: 800, alt: '' },
      ];
      expect(shown).toMatchObject(takesPictures ? named : []);
      expect(new Set(shown.map(({ path }) => path)).size).toBe(takesPictures ? 2 : 0);
      expect(await writer.confirm(id, takesPictures ? 1 : 2)).toMatchObject({
        value: { status: 'unconfirmed' },
      });
      expect(await writer.confirm(id, takesPictures ? 2 : 1)).toMatchObject({
        value: { status: 'pending' },
      });
    });

    it('WR5 has the purchase of a confirmed review checked, once', async () => {
      const shop = await submitted();
      const { writer, id } = shop;
      expect(await writer.unchecked(0, 10)).toEqual(ok([]));
      const number = await confirmedNumber(shop);
      expect(await writer.unchecked(0, 10)).toEqual(ok([{ ...CLAIM, number }]));
      expect(await writer.unchecked(number, 10)).toEqual(ok([]));
      expect(await writer.storePurchase(number, 'other-address')).toEqual(ok('stored'));
      expect(await writer.storePurchase(number, 'bought')).toEqual(ok('stored'));
      expect(await writer.unchecked(0, 10)).toEqual(ok([]));
      // The reader of the letter sees nothing of it.
      const shown = await writer.submitted(id);
      expect(JSON.stringify(shown)).not.toContain('bought');
    });

    it('WR5 has an order that is not completed looked at again, until it is', async () => {
      const shop = await submitted();
      const { writer } = shop;
      const number = await confirmedNumber(shop);
      for (const verdict of ['not-completed', 'not-completed'] as const) {
        await writer.storePurchase(number, verdict);
        expect(await writer.unchecked(0, 10)).toEqual(ok([{ ...CLAIM, number }]));
      }
      await writer.storePurchase(number, 'no-order');
      expect(await writer.unchecked(0, 10)).toEqual(ok([{ ...CLAIM, number }]));
      await writer.storePurchase(number, 'bought');
      expect(await writer.unchecked(0, 10)).toEqual(ok([]));
      await writer.storePurchase(number, 'not-completed');
      expect(await writer.unchecked(0, 10)).toEqual(ok([]));
    });

    it('WR5 has no purchase checked any more three days after the confirmation', async () => {
      for (const verdict of ['not-completed', undefined] as const) {
        const shop = await submitted();
        const number = await confirmedNumber(shop);
        if (verdict) await shop.writer.storePurchase(number, verdict);
        shop.clock.advance(PURCHASE_CHECK_TIME - 1);
        expect(await shop.writer.unchecked(0, 10)).toMatchObject({ value: [{ number }] });
        shop.clock.advance(1);
        expect(await shop.writer.unchecked(0, 10)).toEqual(ok([]));
      }
    });

    it('WR1 writes no more letters to a mailbox than its limit, and answers alike', async () => {
      const { writer, letters } = open();
      const max = CONFIRMATION_RATE_LIMITS[0]?.max ?? 0;
      for (let index = 0; index <= max; index += 1) {
        const review = { ...ANNAS.review, sku: `S${index}` };
        const submission = { ...ANNAS, email: `anna+${index}@example.nl`, review };
        expect(await writer.submit(submission, NAME)).toEqual(ok('accepted'));
      }
      expect(await letters()).toHaveLength(max);
    });

    it('WR1 discards an unconfirmed review, and none that was confirmed', async () => {
      const { writer, id } = await submitted();
      expect(await writer.discard(id)).toEqual(ok('discarded'));
      expect(await writer.discard(id)).toEqual(ok('discarded'));
      expect([await writer.submitted(id), await writer.confirm(id, 1)]).toEqual([
        NOT_FOUND,
        NOT_FOUND,
      ]);
      const other = await submitted();
      await other.writer.confirm(other.id, 1);
      await other.writer.discard(other.id);
      expect(await other.writer.submitted(other.id)).toMatchObject({ ok: true });
    });
  });
}
