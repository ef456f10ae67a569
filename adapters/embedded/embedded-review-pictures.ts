import type { PictureSource } from '#ports/content-source.ts';
import { reviewPictureName } from '#src/catalog/review-picture.ts';
import { err, ok } from '#src/shared/result.ts';
import type { CartDatabase } from './cart-database.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/** The pictures of approved reviews, from the database; all other paths are read from `others`. */
export const withReviewPictures = (
  others: PictureSource,
  database: CartDatabase,
): PictureSource => ({
  async read(path) {
    const name = reviewPictureName(path);
    if (name === undefined) return others.read(path);
    const found = await retryWhileBusy(() =>
      database.read(({ reviewPictures }) => reviewPictures.published(name)),
    );
    if (!found.ok) return err('unavailable');
    return found.value ? ok(found.value) : err('not-found');
  },
});
