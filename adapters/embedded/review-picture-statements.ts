import type { Connection } from './connection.ts';

/** Prepared statements for the `review_pictures` table. Rows end with those of their reviews. */
export interface ReviewPictureStatements {
  /** Stores the pictures of a review in place of its earlier ones. */
  replace(reviewId: string, pictures: readonly StoredPicture[]): void;
  /** A picture of an approved review. */
  published(name: string): Uint8Array | undefined;
  /** All pictures of a review, in its order. */
  ofReview(number: number): readonly Uint8Array[];
  deleteOf(number: number): void;
  /** Bytes of all pictures of reviews that nobody has decided about. */
  undecidedBytes(): number;
}

export type StoredPicture = { readonly name: string; readonly bytes: Uint8Array };

export function prepareReviewPictureStatements(connection: Connection): ReviewPictureStatements {
  const prepare = (sql: string) => connection.prepare<(string | number | Uint8Array)[]>(sql);
  const deletePrevious = prepare(
    'DELETE FROM review_pictures WHERE review = (SELECT number FROM written_reviews WHERE id = ?)',
  );
  const add = prepare(
    `INSERT INTO review_pictures (name, review, bytes)
     SELECT ?, number, ? FROM written_reviews WHERE id = ?`,
  );
  const published = prepare(
    `SELECT bytes FROM review_pictures JOIN written_reviews ON number = review
     WHERE name = ? AND status = 'approved'`,
  );
  const ofReview = prepare('SELECT bytes FROM review_pictures WHERE review = ? ORDER BY rowid');
  const deleteOf = prepare('DELETE FROM review_pictures WHERE review = ?');
  const undecided = prepare(
    `SELECT coalesce(sum(length(bytes)), 0) AS bytes FROM review_pictures
     JOIN written_reviews ON number = review WHERE status <> 'approved'`,
  );
  return {
    replace(reviewId, pictures) {
      deletePrevious.run(reviewId);
      for (const { name, bytes } of pictures) add.run(name, bytes, reviewId);
    },
    published: (name) => (published.all(name) as Row[]).map(readBytes)[0],
    ofReview: (number) => (ofReview.all(number) as Row[]).map(readBytes),
    deleteOf: (number) => void deleteOf.run(number),
    undecidedBytes: () => (undecided.all() as { readonly bytes: number }[])[0]?.bytes ?? 0,
  };
}

/** The driver returns an `ArrayBuffer`, whatever was stored. */
type Row = { readonly bytes: ArrayBuffer };

const readBytes = ({ bytes }: Row): Uint8Array => new Uint8Array(bytes);
