import type { ReviewPicture } from './review.ts';

/** Fields of the form for the pictures of a review (WR4), each with one for its description. */
export const REVIEW_PICTURE_FIELDS = ['picture1', 'picture2', 'picture3'] as const;

export type ReviewPictureField = (typeof REVIEW_PICTURE_FIELDS)[number];

export type PictureDescriptionField = `${ReviewPictureField}-text`;

export const descriptionFieldOf = <Field extends ReviewPictureField>(
  field: Field,
): `${Field}-text` => `${field}-text`;

/** Largest file of a picture, in bytes: a photograph of a telephone has two to six million. */
export const MAX_REVIEW_PICTURE_BYTES = 8 * 1024 * 1024;

/** Formats of picture files that are read. Telephones send these instead of HEIC if asked for them. */
export const REVIEW_PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
] as const;

/** Longest side of a picture as it is kept, in pixels; larger ones are scaled down. */
export const REVIEW_PICTURE_SIDE = 1920;

export const MAX_DESCRIPTION_LENGTH = 120;

/** A picture that was encoded anew, so that nothing but its pixels is left of the file. */
export type EncodedPicture = {
  /** A WebP file. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
};

export type NewReviewPicture = EncodedPicture & {
  /** Its author's description; empty if there is none. */
  readonly description: string;
};

/**
 * Why a file is not taken. `picture-unreadable`: it is no picture of these formats, or one of more
 * than fifty million pixels.
 */
export type PictureReason = 'picture-too-large' | 'picture-unreadable';

/** Files posted with a review, by field: the picture, or why there is none. */
export type PostedPictures = {
  readonly [Field in ReviewPictureField]?: EncodedPicture | PictureReason;
};

/** Folder of the pictures of reviews, as the picture service names them. */
const FOLDER = 'written-reviews/';

/** A picture as a review shows it. `name` cannot be guessed: it is shown once it is approved. */
export const reviewPicture = (
  name: string,
  { width, height, description }: NewReviewPicture,
): ReviewPicture => ({ path: `${FOLDER}${name}`, width, height, alt: description });

/** Name of a picture of a review; `undefined` for the path of any other. */
export const reviewPictureName = (path: string): string | undefined =>
  path.startsWith(FOLDER) ? path.slice(FOLDER.length) : undefined;

/**
 * Rate limit of reviews with pictures per client: `max` in `period` milliseconds, counted before
 * their bodies are read.
 */
export const PICTURE_UPLOAD_RATE_LIMIT = { max: 10, period: 10 * 60 * 1000 } as const;

/** Pictures of reviews that nobody has decided about, in bytes at most: strangers may send them. */
export const MAX_UNDECIDED_PICTURE_BYTES = 512 * 1024 * 1024;
