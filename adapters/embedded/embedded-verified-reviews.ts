import { createHmac } from 'node:crypto';
import type { VerifiedReviews } from '#ports/purchases.ts';
import type { ProductReview } from '#src/catalog/review.ts';
import type { CartDatabase } from './cart-database.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/** Marks the reviews whose fingerprints are stored. */
export const createEmbeddedVerifiedReviews = (
  database: Pick<CartDatabase, 'read' | 'secret'>,
): VerifiedReviews => ({
  async mark(reviews) {
    if (reviews.length === 0) return reviews;
    const marked = await retryWhileBusy(() =>
      database.read(({ purchases }) =>
        reviews.map((review) =>
          purchases.isVerified(reviewFingerprint(review, database.secret))
            ? { ...review, isVerified: true }
            : review,
        ),
      ),
    );
    return marked.ok ? marked.value : reviews;
  },
});

type PublishedWords = Pick<ProductReview, 'sku' | 'rating' | 'author' | 'town' | 'title' | 'text'>;

/**
 * Digest of what readers see of a review, with a key of the database: a moderator who changes a word or a
 * star makes another review of it. Spaces and line breaks do not count, as systems store them differently; nor
 * does which emoji it is, as a database of three bytes per character has four question marks for each.
 */
export const reviewFingerprint = (
  { sku, rating, author, town, title, text }: PublishedWords,
  secret: string,
): string => {
  const name = town === '' ? author : `${author}, ${town}`;
  const words = [name, title, text].map((one) =>
    one
      .normalize('NFC')
      .replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '????')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  );
  return createHmac('sha256', secret)
    .update(JSON.stringify(['review-fingerprint', sku, rating, ...words]))
    .digest('hex');
};
