import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type CartDatabase, openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { type CatalogueStore, createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import {
  createEmbeddedProductCatalog,
  createEmbeddedProductReviews,
} from '#adapters/embedded/embedded-product-catalog.ts';
import { createEmbeddedRetention } from '#adapters/embedded/embedded-retention.ts';
import {
  createEmbeddedVerifiedReviews,
  reviewFingerprint,
} from '#adapters/embedded/embedded-verified-reviews.ts';
import { withReviewPictures } from '#adapters/embedded/embedded-review-pictures.ts';
import {
  createEmbeddedReviewModeration,
  createEmbeddedReviewWriter,
} from '#adapters/embedded/embedded-review-writer.ts';
import { NO_OVERVIEW } from '#adapters/magento/catalogue/product-overview.ts';
import { createMagentoProductReviews } from '#adapters/magento/magento-product-reviews.ts';
import { createMagentoReviewIntake } from '#adapters/magento/reviews/magento-review-intake.ts';
import type { MagentoClient } from '#adapters/magento/magento-client.ts';
import type { PictureSource } from '#ports/content-source.ts';
import type { Purchases } from '#ports/purchases.ts';
import type { ReviewIntake, ReviewModeration } from '#ports/review-writer.ts';
import {
  type CreatedReview,
  createReviewResolvers,
} from '#sandbox/magento/catalogue/create-review.ts';
import { MAX_UNDECIDED_PICTURE_BYTES } from '#src/catalog/review-picture.ts';
import { type PurchaseVerdict, VERIFIED_REVIEW_LIFETIME } from '#src/catalog/purchase.ts';
import { type ProductReview, RATINGS } from '#src/catalog/review.ts';
import {
  HANDED_OVER_REVIEW_LIFETIME,
  PURCHASE_CHECK_TIME,
  type ReviewSubmission,
  REJECTED_REVIEW_LIFETIME,
  REVIEW_SENDING_TIME,
  UNCONFIRMED_REVIEW_LIFETIME,
} from '#src/catalog/written-review.ts';
import { err, ok } from '#src/shared/result.ts';
import { checkPurchases } from '#src/use-cases/review-purchases.ts';
import {
  ANNAS,
  type ModeratedWords,
  reviewWriterContract,
} from '../contracts/review-writer-contract.ts';
import { dueLetters } from '../support/due-letters.ts';
import { eventually } from '../support/eventually.ts';
import { createFixedClock } from '../support/fixed-clock.ts';
import { clientOf, createDroppedItemRecorder, smallMagento } from '../support/magento-carts.ts';
import { createSequentialIds } from '../support/sequential-ids.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';

function openEmbedded(intake?: ReviewIntake, file = ':memory:') {
  const clock = createFixedClock();
  const database = openCartDatabase(file);
  const parts = { database, clock, ids: createSequentialIds() };
  const writer = createEmbeddedReviewWriter({ ...parts, ...(intake && { intake }) });
  const moderation = createEmbeddedReviewModeration(database, clock);
  const moderated = async () => {
    const listed = await moderation.listAfter(0, 100);
    return listed.ok
      ? listed.value.filter(({ status }) => status === 'pending').map(({ review }) => review)
      : [];
  };
  const letters = dueLetters(database, clock);
  const confirmed = async (submission: ReviewSubmission = ANNAS) => {
    await writer.submit(submission, 'Matras Wolk');
    const letter = (await letters()).at(-1);
    const id = letter && 'reviewId' in letter ? letter.reviewId : '';
    return { id, answer: await writer.confirm(id, 1) };
  };
  const purge = () => createEmbeddedRetention({ database, clock, declarationYears: 10 }).purge();
  return { clock, database, writer, moderation, moderated, letters, confirmed, purge };
}

const PICTURES = [1, 2].map((byte) => ({
  bytes: Uint8Array.of(byte),
  width: 600,
  height: 800,
  description: '',
}));
const WITH_PICTURES = { ...ANNAS, pictures: PICTURES };

async function listed(moderation: ReviewModeration) {
  const found = await moderation.listAfter(0, 10);
  return found.ok ? found.value : [];
}

reviewWriterContract('embedded', () => openEmbedded());

const store = createCatalogueStore(smallCatalogue);

const wordsOf = ({ sku, summary, text, stars }: CreatedReview): ModeratedWords => {
  const starsOf = (name: string) => RATINGS.find((one) => String(one) === stars[name]);
  const [support, edge] = [starsOf('Support'), starsOf('Edge support')];
  return {
    sku,
    rating: starsOf('Rating') ?? 1,
    title: summary,
    text,
    grades: { ...(support && { support }), ...(edge && { edge }) },
  };
};

/** Where Magento moderates; it has no answer with reviews that wait. */
function openMagento() {
  const created: CreatedReview[] = [];
  const module = { resolvers: createReviewResolvers({ store, created }) };
  const magento = clientOf(smallMagento({ modules: [module] }));
  const shop = openEmbedded(createMagentoReviewIntake(magento, NO_OVERVIEW));
  return { ...shop, created, moderated: () => Promise.resolve(created.map(wordsOf)) };
}

// Its releases have the same fields.
reviewWriterContract('Magento', openMagento);

describe('the embedded review moderation', () => {
  it('WR2 publishes an approved review with the others of its product, and counts it', async () => {
    const { moderation, confirmed } = openEmbedded();
    await confirmed();
    expect(await moderation.published()).toEqual(ok([]));
    expect(await moderation.decide(1, { kind: 'approve' })).toEqual(ok('decided'));
    const published = await moderation.published();
    const [review] = published.ok ? published.value : [];
    expect(review).toEqual({
      ...ANNAS.review,
      id: 'M1-w1',
      date: '2026-01-01',
      isVerified: false,
      isConfirmed: true,
    });
    const own = createCatalogueStore(smallCatalogue);
    const catalog = createEmbeddedProductCatalog(own);
    const countOf = async () => {
      const product = await catalog.product('nl-nl', 'M1');
      return product.ok ? (product.value.reviews?.count ?? 0) : undefined;
    };
    const before = await countOf();
    own.reviews.publish(review ? [review] : []);
    expect(await countOf()).toBe((before ?? 0) + 1);
    const shown = await createEmbeddedProductReviews(own).productReviews({
      locale: 'nl-nl',
      sku: 'M1',
      sorting: 'newest',
      page: 1,
      reviewsPerPage: 100,
    });
    expect(shown.ok && shown.value.reviews.map(({ id }) => id)).toContain('M1-w1');
    own.reviews.publish([]);
    expect(await countOf()).toBe(before);
  });

  it('WR2 tells its author why a review was rejected, and publishes it never', async () => {
    const { writer, moderation, confirmed } = openEmbedded();
    const { id } = await confirmed();
    await moderation.decide(1, { kind: 'reject', reason: 'Gaat over de bezorging.' });
    expect(await writer.submitted(id)).toMatchObject({
      value: { status: 'rejected', reason: 'Gaat over de bezorging.' },
    });
    expect(await moderation.published()).toEqual(ok([]));
  });

  it('WR2 decides once, and about confirmed reviews alone', async () => {
    const { writer, moderation, confirmed } = openEmbedded();
    await writer.submit({ ...ANNAS, email: 'bert@example.nl' }, 'Matras Wolk');
    expect(await moderation.decide(1, { kind: 'approve' })).toEqual(ok('unknown'));
    await confirmed();
    expect(await moderation.decide(2, { kind: 'approve' })).toEqual(ok('decided'));
    expect(await moderation.decide(2, { kind: 'reject', reason: 'x' })).toEqual(ok('unknown'));
    expect(await moderation.decide(9, { kind: 'approve' })).toEqual(ok('unknown'));
  });

  it('WR4 serves pictures once they are approved, and nothing that is stored elsewhere', async () => {
    const { database, moderation, confirmed } = openEmbedded();
    const others: PictureSource = { read: (path) => Promise.resolve(ok(Buffer.from(path))) };
    const source = withReviewPictures(others, database);
    await confirmed(WITH_PICTURES);
    const [waiting] = await listed(moderation);
    const [first = '', second = ''] = waiting?.review.pictures?.map(({ path }) => path) ?? [];
    expect(await source.read(first)).toEqual(err('not-found'));
    expect(await moderation.pictures(1)).toMatchObject({ value: [{ 0: 1 }, { 0: 2 }] });
    await moderation.decide(1, { kind: 'approve' });
    expect(await source.read(first)).toMatchObject({ value: { 0: 1 } });
    expect(await source.read(second)).toMatchObject({ value: { 0: 2 } });
    expect(await source.read('written-reviews/x')).toEqual(err('not-found'));
    expect(await source.read('bed.webp')).toEqual(ok(Buffer.from('bed.webp')));
    const published = await moderation.published();
    expect(published).toMatchObject({ value: [{ pictures: [{ path: first }, { path: second }] }] });
  });

  it('WR4 serves no picture of a review that was taken down', async () => {
    const { database, moderation, confirmed } = openEmbedded();
    const others: PictureSource = { read: () => Promise.resolve(err('unavailable')) };
    await confirmed(WITH_PICTURES);
    expect(await moderation.remove(1)).toEqual(ok('unknown'));
    await moderation.decide(1, { kind: 'approve' });
    const [approved] = await listed(moderation);
    const paths = approved?.review.pictures?.map(({ path }) => path) ?? [];
    expect(await moderation.remove(1)).toEqual(ok('removed'));
    const read = paths.map((path) => withReviewPictures(others, database).read(path));
    expect(await Promise.all(read)).toEqual([err('not-found'), err('not-found')]);
    expect([await moderation.published(), await moderation.pictures(1)]).toEqual([ok([]), ok([])]);
  });

  it('WR4 deletes pictures that are replaced, discarded, rejected or never confirmed', async () => {
    const { writer, clock, moderation, confirmed, letters, purge } = openEmbedded();
    const stored = async () => {
      const found = await Promise.all([1, 2, 3, 4, 5].map((number) => moderation.pictures(number)));
      return found.flatMap((pictures) => (pictures.ok ? pictures.value : [])).length;
    };
    await writer.submit(WITH_PICTURES, 'Matras Wolk');
    expect(await stored()).toEqual(2);
    await writer.submit({ ...WITH_PICTURES, pictures: PICTURES.slice(1) }, 'Matras Wolk');
    expect(await stored()).toEqual(1);
    const [letter] = await letters();
    await writer.discard(letter && 'reviewId' in letter ? letter.reviewId : '');
    expect(await stored()).toEqual(0);
    await confirmed(WITH_PICTURES);
    expect(await stored()).toEqual(2);
    const [waiting] = await listed(moderation);
    await moderation.decide(waiting?.number ?? 0, { kind: 'reject', reason: 'Reclame' });
    expect(await stored()).toEqual(0);
    await writer.submit({ ...WITH_PICTURES, email: 'bert@example.nl' }, 'Matras Wolk');
    expect(await stored()).toEqual(2);
    clock.advance(UNCONFIRMED_REVIEW_LIFETIME);
    await purge();
    expect(await stored()).toEqual(0);
  });

  it('WR4 takes no more pictures while too many wait, but reviews without', async () => {
    const { writer, database } = openEmbedded();
    await writer.submit(WITH_PICTURES, 'Matras Wolk');
    const full: typeof database = {
      ...database,
      write: (change) =>
        database.write((all) =>
          change({
            ...all,
            reviewPictures: {
              ...all.reviewPictures,
              undecidedBytes: () =>
                all.reviewPictures.undecidedBytes() + MAX_UNDECIDED_PICTURE_BYTES,
            },
          }),
        ),
    };
    const parts = { database: full, clock: createFixedClock(), ids: createSequentialIds('b') };
    const other = createEmbeddedReviewWriter(parts);
    const berts = { ...WITH_PICTURES, email: 'bert@example.nl' };
    expect(await other.submit(berts, 'Matras Wolk')).toMatchObject({ error: { status: 503 } });
    const { pictures: _, ...without } = berts;
    expect(await other.submit(without, 'Matras Wolk')).toEqual(ok('accepted'));
  });

  it('WR3 deletes address and order number once a review is decided', async () => {
    const { moderation, confirmed } = openEmbedded();
    await confirmed();
    const listed = async () => {
      const found = await moderation.listAfter(0, 10);
      return found.ok ? found.value[0] : undefined;
    };
    expect(await listed()).toMatchObject({ email: ANNAS.email, order: ANNAS.order });
    await moderation.decide(1, { kind: 'approve' });
    expect(JSON.stringify(await listed())).not.toMatch(/anna@|SL-100123/u);
  });

  it('WR3 deletes reviews that nobody confirmed, and rejected ones', async () => {
    const { writer, clock, moderation, confirmed, purge } = openEmbedded();
    await confirmed();
    await moderation.decide(1, { kind: 'reject', reason: 'Reclame' });
    await writer.submit({ ...ANNAS, email: 'bert@example.nl' }, 'Matras Wolk');
    const numbers = async () => {
      await purge();
      const found = await moderation.listAfter(0, 10);
      return found.ok ? found.value.map(({ number }) => number) : [];
    };
    expect(await numbers()).toEqual([1, 2]);
    clock.advance(UNCONFIRMED_REVIEW_LIFETIME);
    expect(await numbers()).toEqual([1]);
    clock.advance(REJECTED_REVIEW_LIFETIME - UNCONFIRMED_REVIEW_LIFETIME);
    expect(await numbers()).toEqual([]);
  });
});

/** A review whose process was killed while it was sent; the next one is received. */
async function lost() {
  let isKilled = true;
  const intake: ReviewIntake = {
    receive: () =>
      isKilled ? Promise.reject(new Error('killed')) : Promise.resolve(ok('received')),
  };
  const shop = openEmbedded(intake);
  await shop.writer.submit(ANNAS, 'Matras Wolk');
  const [letter] = await shop.letters();
  const id = letter && 'reviewId' in letter ? letter.reviewId : '';
  await expect(shop.writer.confirm(id, 1)).rejects.toThrow('killed');
  isKilled = false;
  return { ...shop, id };
}

const AWAY = err({ kind: 'reviews-unavailable', status: 503, message: 'away' } as const);

/** A review that is sent twice: the first sending counts as lost, and has no answer yet. */
async function pressedTwice() {
  type Received = Awaited<ReturnType<ReviewIntake['receive']>>;
  const waiting: ((answer: Received) => void)[] = [];
  const intake: ReviewIntake = { receive: () => new Promise((resolve) => waiting.push(resolve)) };
  const { writer, clock, letters } = openEmbedded(intake);
  await writer.submit(ANNAS, 'Matras Wolk');
  const [letter] = await letters();
  const id = letter && 'reviewId' in letter ? letter.reviewId : '';
  const press = async () => {
    const place = waiting.length;
    const answer = writer.confirm(id, 1);
    await eventually(() => expect(waiting).toHaveLength(place + 1));
    return { answer, settle: (received: Received) => waiting[place]?.(received) };
  };
  const first = await press();
  clock.advance(REVIEW_SENDING_TIME);
  return { writer, id, presses: [first, await press()] };
}

describe('the purchase of a review', () => {
  const NUMBER = 1;

  it('WR5 is what a review is published as verified by, and nothing else', async () => {
    for (const verdict of ['bought', 'other-address', undefined] as const) {
      const { writer, moderation, confirmed } = openEmbedded();
      await confirmed();
      if (verdict) await writer.storePurchase(NUMBER, verdict);
      const [waiting] = await listed(moderation);
      expect(waiting?.purchase).toBe(verdict);
      await moderation.decide(NUMBER, { kind: 'approve' });
      const published = await moderation.published();
      const [review] = published.ok ? published.value : [];
      const isBought = verdict === 'bought';
      const proof = [isBought, isBought ? undefined : true];
      expect([review?.isVerified, review?.isConfirmed]).toEqual(proof);
    }
  });

  it('WR5 is not asked for any more once a review is decided', async () => {
    const { writer, moderation, confirmed } = openEmbedded();
    await confirmed();
    await moderation.decide(NUMBER, { kind: 'approve' });
    expect(await writer.unchecked(0, 10)).toEqual(ok([]));
    await writer.storePurchase(NUMBER, 'bought');
    expect(await moderation.published()).toMatchObject({ value: [{ isVerified: false }] });
  });

  it('WR3 leaves no author of a review that another system has, checked or given up', async () => {
    const { writer, clock, moderation, confirmed, purge } = openMagento();
    for (const name of ['anna', 'bert', 'carl'])
      await confirmed({ ...ANNAS, email: `${name}@example.nl` });
    const authors = async () =>
      (await listed(moderation)).map(({ email, order }) => order && email);
    await writer.storePurchase(NUMBER, 'no-order');
    await writer.storePurchase(NUMBER + 1, 'not-completed');
    const [bert, carl] = ['bert@example.nl', 'carl@example.nl'];
    expect(await authors()).toEqual([undefined, bert, carl]);
    clock.advance(PURCHASE_CHECK_TIME - 1);
    await purge();
    expect(await authors()).toEqual([undefined, bert, carl]);
    clock.advance(1);
    await purge();
    const stored = await listed(moderation);
    expect(JSON.stringify(stored)).not.toMatch(/example\.nl|SL-100123/u);
    expect(stored.map(({ purchase }) => purchase)).toEqual([
      'no-order',
      'not-completed',
      'not-checked',
    ]);
  });

  it('WR3 keeps the author of a review with an open order while it waits here', async () => {
    const { writer, clock, moderation, confirmed, purge } = openEmbedded();
    await confirmed();
    await writer.storePurchase(NUMBER, 'not-completed');
    clock.advance(PURCHASE_CHECK_TIME);
    await purge();
    expect(await listed(moderation)).toMatchObject([
      { email: ANNAS.email, order: ANNAS.order, purchase: 'not-completed' },
    ]);
  });

  it('WR5 is checked again until its order is found where it waits, and once where it was handed over', async () => {
    const [here, elsewhere] = [openEmbedded(), openMagento()];
    for (const { writer, confirmed } of [here, elsewhere]) {
      await confirmed();
      await writer.storePurchase(NUMBER, 'no-order');
    }
    expect(await here.writer.unchecked(0, 10)).toMatchObject({ value: [{ number: NUMBER }] });
    expect(await elsewhere.writer.unchecked(0, 10)).toEqual(ok([]));
    await here.writer.storePurchase(NUMBER, 'bought');
    expect(await here.writer.unchecked(0, 10)).toEqual(ok([]));
    expect(await listed(here.moderation)).toMatchObject([{ purchase: 'bought' }]);
  });

  it('WR5 is checked after a restart, if the process was killed in between', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'reviews-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'carts.db');
    const received = { receive: () => Promise.resolve(ok('received' as const)) };
    const killed = openEmbedded(received, file);
    await killed.confirmed();
    const restarted = openEmbedded(received, file);
    const asked: string[] = [];
    const purchases: Pick<Purchases, 'check'> = {
      check: (_locale, { order, email }) => {
        asked.push(order, email);
        return Promise.resolve(ok('bought'));
      },
    };
    await checkPurchases({ reviewWriter: restarted.writer, purchases });
    expect(asked).toEqual([ANNAS.order, ANNAS.email]);
    expect(await listed(restarted.moderation)).toMatchObject([{ purchase: 'bought' }]);
    const reviews = createEmbeddedVerifiedReviews(restarted.database);
    expect(await reviews.mark([PUBLISHED])).toMatchObject([{ isVerified: true }]);
    for (const { database } of [killed, restarted]) database.close();
  });

  it('WR3 keeps the author of a review that waits here for its moderator', async () => {
    const { writer, moderation, confirmed } = openEmbedded();
    await confirmed();
    await writer.storePurchase(NUMBER, 'bought');
    expect(await listed(moderation)).toMatchObject([{ email: ANNAS.email, order: ANNAS.order }]);
  });
});

const PUBLISHED: ProductReview = {
  ...ANNAS.review,
  id: 'r1',
  date: '2026-01-02',
  isVerified: false,
};

/** A review that Magento has got, and what the orders say of it. */
async function handedOver(verdict: PurchaseVerdict = 'bought') {
  const { writer, database, clock, confirmed, purge } = openMagento();
  await confirmed();
  await writer.storePurchase(1, verdict);
  const reviews = createEmbeddedVerifiedReviews(database);
  const isMarked = async (review: ProductReview) => (await reviews.mark([review]))[0]?.isVerified;
  const storeLater = (later: PurchaseVerdict) => writer.storePurchase(1, later);
  return { isMarked, clock, purge, storeLater };
}

describe('a verified review that another system publishes', () => {
  it('WR5 is marked if it has exactly the words that were handed over', async () => {
    const { isMarked } = await handedOver();
    expect(await isMarked(PUBLISHED)).toBe(true);
    // Systems store line breaks and spaces as they like.
    expect(await isMarked({ ...PUBLISHED, text: PUBLISHED.text.replace(' ', '\r\n') })).toBe(true);
    // Magento stores four question marks for each.
    const [sent, stored] = ['Heerlijk 😀!', 'Heerlijk ????!'].map((text) =>
      reviewFingerprint({ ...PUBLISHED, text }, 'key'),
    );
    expect(stored).toBe(sent);
    for (const edited of [
      { text: 'Stevig genoeg, en te warm.' },
      { title: 'Slaapt slecht' },
      { rating: 5 },
      { author: 'Bert' },
      { sku: 'M2' },
    ] as const)
      expect(await isMarked({ ...PUBLISHED, ...edited })).toBe(false);
  });

  it('WR5 is not marked without a purchase, and no longer than ten years', async () => {
    expect(await (await handedOver('other-products')).isMarked(PUBLISHED)).toBe(false);
    const { isMarked, clock, purge, storeLater } = await handedOver('not-completed');
    expect(await isMarked(PUBLISHED)).toBe(false);
    // Its bank transfer has come in while Magento moderates it.
    await storeLater('bought');
    clock.advance(VERIFIED_REVIEW_LIFETIME - 1);
    await purge();
    expect(await isMarked(PUBLISHED)).toBe(true);
    clock.advance(1);
    await purge();
    expect(await isMarked(PUBLISHED)).toBe(false);
  });

  it('WR5 is marked as Magento publishes it, and counted', async () => {
    const { database, confirmed, writer } = openMagento();
    await confirmed();
    await writer.storePurchase(1, 'bought');
    const reviewed = createCatalogueStore(smallCatalogue);
    const before = await reviewsOfMagento(reviewed, database);
    expect(before.verified).toBe(0);
    reviewed.reviews.publish([PUBLISHED]);
    const after = await reviewsOfMagento(reviewed, database);
    expect(after.verified).toBe(1);
    expect(after.reviews.filter(({ isVerified }) => isVerified)).toMatchObject([
      { title: ANNAS.review.title, author: 'Anna', town: 'Zwolle' },
    ]);
  });
});

/** The first page of reviews of M1 as the shop reads it from a Magento with this catalogue. */
async function reviewsOfMagento(catalogue: CatalogueStore, database: CartDatabase) {
  const magento = clientOf(smallMagento({ store: catalogue }));
  const verified = createEmbeddedVerifiedReviews(database);
  const reviews = createMagentoProductReviews(
    magento,
    createDroppedItemRecorder(),
    createFixedClock(),
    { verified },
  );
  const page = await reviews.productReviews({
    locale: 'nl-nl',
    sku: 'M1',
    sorting: 'newest',
    page: 1,
    reviewsPerPage: 100,
  });
  if (!page.ok) throw new Error(page.error.message);
  return page.value;
}

describe('a review that another system moderates', () => {
  it('WR1 may be confirmed again after a failure', async () => {
    const answers = [err({ kind: 'reviews-unavailable', status: 503, message: '' } as const)];
    const intake: ReviewIntake = {
      receive: () => Promise.resolve(answers.pop() ?? ok('received' as const)),
    };
    const { writer, confirmed } = openEmbedded(intake);
    const { id, answer } = await confirmed();
    expect(answer).toMatchObject({ error: { status: 503 } });
    expect(await writer.submitted(id)).toMatchObject({ value: { status: 'unconfirmed' } });
    expect(await writer.confirm(id, 1)).toMatchObject({ value: { status: 'pending' } });
  });

  it('WR1 may be confirmed again a minute after its process was killed', async () => {
    const { writer, clock, id } = await lost();
    expect(await writer.confirm(id, 1)).toMatchObject({ value: { status: 'sending' } });
    clock.advance(REVIEW_SENDING_TIME);
    expect(await writer.confirm(id, 1)).toMatchObject({ value: { status: 'pending' } });
  });

  it('WR1 reads as unconfirmed a minute after its process was killed, and may be discarded', async () => {
    const { writer, clock, id } = await lost();
    clock.advance(REVIEW_SENDING_TIME - 1);
    await writer.discard(id);
    expect(await writer.submitted(id)).toMatchObject({ value: { status: 'sending' } });
    clock.advance(1);
    expect(await writer.submitted(id)).toMatchObject({ value: { status: 'unconfirmed' } });
    await writer.discard(id);
    expect(await writer.submitted(id)).toMatchObject({ error: { kind: 'review-not-found' } });
  });

  it('WR1 is still being sent by a second press when the first fails late', async () => {
    const { writer, id, presses } = await pressedTwice();
    const [first, second] = presses;
    first?.settle(AWAY);
    expect(await first?.answer).toEqual(AWAY);
    expect(await writer.submitted(id)).toMatchObject({ value: { status: 'sending' } });
    second?.settle(ok('received'));
    expect(await second?.answer).toMatchObject({ value: { status: 'pending' } });
  });

  it('WR1 stays handed over when an earlier sending fails late', async () => {
    const { writer, id, presses } = await pressedTwice();
    const [first, second] = presses;
    second?.settle(ok('received'));
    await second?.answer;
    first?.settle(AWAY);
    expect(await first?.answer).toMatchObject({ value: { status: 'pending' } });
    expect(await writer.submitted(id)).toMatchObject({ value: { status: 'pending' } });
  });

  it('WR3 is deleted like an unconfirmed one after its process was killed', async () => {
    const { writer, clock, purge, id } = await lost();
    clock.advance(UNCONFIRMED_REVIEW_LIFETIME - 1);
    await purge();
    expect(await writer.submitted(id)).toMatchObject({ ok: true });
    clock.advance(1);
    await purge();
    expect(await writer.submitted(id)).toMatchObject({ error: { kind: 'review-not-found' } });
  });

  it('WR3 is deleted thirty days after it was handed on, and one that waits here is not', async () => {
    const elsewhere = openEmbedded({ receive: () => Promise.resolve(ok('received')) });
    const here = openEmbedded();
    for (const { clock, writer, confirmed, purge } of [elsewhere, here]) {
      const { id } = await confirmed();
      clock.advance(HANDED_OVER_REVIEW_LIFETIME - 1);
      await purge();
      expect(await writer.submitted(id)).toMatchObject({ value: { status: 'pending' } });
      clock.advance(1);
      await purge();
    }
    expect(await elsewhere.moderated()).toEqual([]);
    expect(await here.moderated()).toEqual([ANNAS.review]);
  });

  it('WR1 is written in the store view and under the names of Magento', async () => {
    const { created, confirmed } = openMagento();
    await confirmed();
    expect(created).toEqual([
      {
        locale: 'nl-nl',
        sku: 'M1',
        nickname: 'Anna, Zwolle',
        summary: ANNAS.review.title,
        text: ANNAS.review.text,
        stars: { Rating: '4', Support: '5', 'Edge support': '3' },
      },
    ]);
  });

  it('WR1 is not handed on where guests may not write, or Magento has no rating for it', async () => {
    const module = { resolvers: createReviewResolvers({ store, isGuestAllowed: false }) };
    const closed = createMagentoReviewIntake(
      clientOf(smallMagento({ modules: [module] })),
      NO_OVERVIEW,
    );
    expect(await closed.receive(ANNAS.review)).toMatchObject({ error: { status: 502 } });
    const items = { productReviewRatingsMetadata: { items: [] } };
    const without: Pick<MagentoClient, 'read' | 'change'> = {
      read: () => Promise.resolve(ok({ data: items, errors: [] })),
      change: () => Promise.reject(new Error('not asked')),
    };
    expect(
      await createMagentoReviewIntake(without, NO_OVERVIEW).receive(ANNAS.review),
    ).toMatchObject({ error: { status: 502 } });
  });
});
