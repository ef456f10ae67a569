import { parseEmail } from '../shared/email.ts';
import {
  type FieldError,
  type FieldReason,
  type FieldRule,
  type FormInput,
  linesField,
  matchesPattern,
  optionalField,
  parseName,
  readForm,
  requiredField,
} from '../shared/form.ts';
import type { Locale } from '../shared/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { parseOrderNumber } from './purchase.ts';
import {
  type ProductReview,
  type Rating,
  RATINGS,
  REVIEW_ASPECTS,
  type ReviewAspect,
  SLEEP_POSITIONS,
  type SleeperWeight,
  SLEEPER_WEIGHTS,
  type SleepPosition,
} from './review.ts';
import {
  descriptionFieldOf,
  MAX_DESCRIPTION_LENGTH,
  type NewReviewPicture,
  type PictureDescriptionField,
  type PictureReason,
  type PostedPictures,
  REVIEW_PICTURE_FIELDS,
  type ReviewPictureField,
} from './review-picture.ts';
import { readSkuField } from './sku.ts';

/** A review as its author writes it, for a product. */
export type WrittenReview = Pick<
  ProductReview,
  | 'sku'
  | 'locale'
  | 'rating'
  | 'title'
  | 'text'
  | 'author'
  | 'town'
  | 'sleeper'
  | 'grades'
  | 'pictures'
>;

/**
 * A review with what it is verified by: the number of an order, and the address that its letter goes
 * to (WR1). Whether the order is of that address is checked once the letter was answered (WR5).
 */
export type ReviewSubmission = {
  readonly review: WrittenReview;
  readonly order: string;
  readonly email: string;
  /** Its pictures, which are not part of the review yet; absent if there are none. */
  readonly pictures?: readonly NewReviewPicture[];
};

const DESCRIPTION_FIELDS = REVIEW_PICTURE_FIELDS.map(descriptionFieldOf);

/** Text fields of the form, in display order. */
export const REVIEW_FORM_FIELDS = [
  'product',
  'rating',
  'title',
  'text',
  ...DESCRIPTION_FIELDS,
  ...REVIEW_ASPECTS,
  'position',
  'weight',
  'author',
  'town',
  'order',
  'email',
] as const;

/** Field of the press that confirms a review: the version that was read. */
export const REVIEW_VERSION_FIELD = 'version';

export type ReviewFormField = (typeof REVIEW_FORM_FIELDS)[number] | ReviewPictureField;

/** `too-short`: a text of a few characters helps nobody. */
export type ReviewFormReason = FieldReason | 'too-short' | PictureReason;

export type ReviewFormError = FieldError<ReviewFormField, ReviewFormReason>;

/**
 * Parses the form of a shop, or returns all of its validation errors, in display order. A description
 * without a picture counts for nothing.
 */
export function readReviewForm(
  typed: FormInput<(typeof REVIEW_FORM_FIELDS)[number]>,
  locale: Locale,
  posted: PostedPictures = {},
): Result<ReviewSubmission, readonly ReviewFormError[]> {
  const form = readForm<ReviewFields, ReviewFormReason>(RULES, typed);
  const refused = REVIEW_PICTURE_FIELDS.flatMap((field) => {
    const file = posted[field];
    return typeof file === 'string' ? [{ field, reason: file }] : [];
  });
  if (!form.ok) return err([...form.error, ...refused].toSorted(byDisplayOrder));
  if (refused.length > 0) return err(refused);
  const { order, email } = form.value;
  const pictures = picturesOf(form.value, posted);
  const review = reviewOf(form.value, locale);
  return ok({ review, order, email, ...(pictures.length > 0 && { pictures }) });
}

/** Errors of a picture come before those of its description. */
const byDisplayOrder = (one: ReviewFormError, other: ReviewFormError): number =>
  placeOf(one) - placeOf(other);

const placeOf = ({ field }: ReviewFormError): number => {
  const place = REVIEW_FORM_FIELDS.findIndex((name) => name === field);
  if (place >= 0) return place;
  return REVIEW_FORM_FIELDS.findIndex((name) => name === `${field}-text`) - 0.5;
};

const picturesOf = (fields: ReviewFields, posted: PostedPictures): readonly NewReviewPicture[] =>
  REVIEW_PICTURE_FIELDS.flatMap((field) => {
    const file = posted[field];
    if (file === undefined || typeof file === 'string') return [];
    return [{ ...file, description: fields[descriptionFieldOf(field)] ?? '' }];
  });

function reviewOf(fields: ReviewFields, locale: Locale): WrittenReview {
  const { product, rating, title, text, author, town = '', position, weight } = fields;
  const grades = Object.fromEntries(
    REVIEW_ASPECTS.flatMap((aspect) => {
      const grade = fields[aspect];
      return grade === undefined ? [] : [[aspect, grade]];
    }),
  );
  const sleeper = {
    ...(position !== undefined && { position }),
    ...(weight !== undefined && { weight }),
  };
  return {
    sku: product,
    locale,
    rating,
    title,
    text,
    author,
    town,
    ...(Object.keys(sleeper).length > 0 && { sleeper }),
    ...(Object.keys(grades).length > 0 && { grades }),
  };
}

type ReviewFields = {
  readonly product: string;
  readonly rating: Rating;
  readonly title: string;
  readonly text: string;
  readonly position: SleepPosition | undefined;
  readonly weight: SleeperWeight | undefined;
  readonly author: string;
  readonly town: string | undefined;
  readonly order: string;
  readonly email: string;
} & { readonly [Aspect in ReviewAspect]: Rating | undefined } & {
  readonly [Field in PictureDescriptionField]: string | undefined;
};

export const MAX_TITLE_LENGTH = 80;
export const MAX_TEXT_LENGTH = 3000;
const MIN_TEXT_LENGTH = 20;

/** A field that is one of these values. */
const oneOf =
  <Value extends string | number>(values: readonly Value[]): FieldRule<Value, ReviewFormReason> =>
  (typed) => {
    if (typed.trim() === '') return err('missing');
    const found = values.find((value) => String(value) === typed.trim());
    return found === undefined ? err('malformed') : ok(found);
  };

const readReviewText: FieldRule<string, ReviewFormReason> = (typed) => {
  const text = linesField(MAX_TEXT_LENGTH)(typed);
  return text.ok && text.value.length < MIN_TEXT_LENGTH ? err('too-short') : text;
};

const aspectRule = optionalField(oneOf(RATINGS));

const descriptionRule = optionalField(
  requiredField<string, FieldReason>(MAX_DESCRIPTION_LENGTH, (line) => ok(line)),
);

const RULES = {
  product: readSkuField,
  rating: oneOf(RATINGS),
  title: requiredField<string, FieldReason>(MAX_TITLE_LENGTH, matchesPattern(/[\p{L}\p{N}]/u)),
  text: readReviewText,
  'picture1-text': descriptionRule,
  'picture2-text': descriptionRule,
  'picture3-text': descriptionRule,
  support: aspectRule,
  comfort: aspectRule,
  temperature: aspectRule,
  edge: aspectRule,
  position: optionalField(oneOf(SLEEP_POSITIONS)),
  weight: optionalField(oneOf(SLEEPER_WEIGHTS)),
  author: parseName,
  town: optionalField(parseName),
  order: parseOrderNumber,
  email: parseEmail,
};

/**
 * A stored review. `unconfirmed`: a client typed the address, and its reader has not said yes.
 * `sending`: it is on its way to the commerce side, which moderates it. `pending`: it waits for a
 * moderator, here or there.
 */
export type ReviewStatus = 'unconfirmed' | 'sending' | 'pending' | 'approved' | 'rejected';

export type StoredReview = {
  /** Number by which moderators name it. */
  readonly number: number;
  readonly status: ReviewStatus;
  readonly review: WrittenReview;
  /** Counts its corrections, from 1: who confirms a review names the version that they have read. */
  readonly version: number;
  /** Time of its last change, in milliseconds since 1970. */
  readonly changedAt: number;
  /** Why it was rejected. */
  readonly reason?: string;
};

const DAY = 24 * 60 * 60 * 1000;

/** How long an unconfirmed review is stored, in milliseconds: seven days. */
export const UNCONFIRMED_REVIEW_LIFETIME = 7 * DAY;

/** How long a rejected review is stored, in milliseconds: thirty days, for questions about it. */
export const REJECTED_REVIEW_LIFETIME = 30 * DAY;

/**
 * How long a review that another system moderates is stored, in milliseconds: thirty days, in which
 * its author cannot send it twice.
 */
export const HANDED_OVER_REVIEW_LIFETIME = 30 * DAY;

/**
 * How long the shop tries to check the purchase of a confirmed review, and looks whether its order is
 * completed, in milliseconds: three days.
 */
export const PURCHASE_CHECK_TIME = 3 * DAY;

/** Time after which a review on its way counts as lost and may be sent again, in milliseconds. */
export const REVIEW_SENDING_TIME = 60_000;

/** A review whose sending is lost reads as unconfirmed: it may be confirmed again, or discarded. */
export const withLostSending = <Stored extends Pick<StoredReview, 'status' | 'changedAt'>>(
  stored: Stored,
  now: number,
): Stored =>
  stored.status === 'sending' && now - stored.changedAt >= REVIEW_SENDING_TIME
    ? { ...stored, status: 'unconfirmed' }
    : stored;
