import { createHash } from 'node:crypto';
import {
  RATINGS,
  REVIEW_ASPECTS,
  type ProductReview,
  type Rating,
  type ReviewAspect,
} from '#src/catalog/review.ts';
import { readFields, readText, type Reader } from '#src/shared/json-reader.ts';
import { readLenientList } from '../catalogue/lenient-lists.ts';
import type { Locale } from '#src/shared/locale.ts';
import { dayOf, readTimestamp } from '../catalogue/timestamp.ts';

/** A review in the answer of a Magento store view. */
export type MagentoReview = {
  readonly average_rating: Rating;
  /** Grades by Magento's rating name. */
  readonly ratings_breakdown: readonly MagentoGrade[];
  readonly summary: string;
  readonly text: string;
  /** "Marieke, Zwolle": Magento has one field for the author. */
  readonly nickname: string;
  /** Timestamp, as `2026-03-01 12:00:00`. */
  readonly created_at: string;
};

type MagentoGrade = { readonly name: string; readonly value: Rating };

/** Reads a mean in percent, 20 per star, as the nearest number of stars. */
const readRating: Reader<Rating> = (value) =>
  typeof value === 'number' ? RATINGS.find((stars) => stars === Math.round(value / 20)) : undefined;

/** Reads `4`, Magento's format for the stars of one rating. */
const readStars: Reader<Rating> = (value) => RATINGS.find((stars) => String(stars) === value);

const readGrade: Reader<MagentoGrade> = readFields<MagentoGrade>({
  name: readText,
  value: readStars,
});

/** Reads a complete review; `undefined` without stars or a day, for example. */
export const readReview: Reader<MagentoReview> = readFields<MagentoReview>({
  average_rating: readRating,
  ratings_breakdown: readLenientList(readGrade, () => undefined),
  summary: readText,
  text: readText,
  nickname: readText,
  created_at: readTimestamp,
});

/**
 * Converts a review. Magento does not tell whether the author bought the product or in which size,
 * and has no answers of the shop. Reviews have no id either, so it is a hash of the content: the
 * same in every store view.
 */
export function toReview(sku: string, locale: Locale, review: MagentoReview): ProductReview {
  const { average_rating, ratings_breakdown, summary, text, nickname, created_at } = review;
  const grades = gradesOf(ratings_breakdown);
  const { author, town } = readNickname(nickname);
  return {
    id: nameOf([sku, nickname, created_at, summary, text]),
    sku,
    rating: ratings_breakdown.find(({ name }) => name === RATING_NAME)?.value ?? average_rating,
    title: summary,
    text,
    locale,
    author,
    town,
    date: dayOf(created_at),
    isVerified: false,
    ...(Object.keys(grades).length > 0 && { grades }),
  };
}

/** Splits at the first comma, if there is text on both sides. */
function readNickname(nickname: string): { readonly author: string; readonly town: string } {
  const comma = nickname.indexOf(',');
  const author = nickname.slice(0, Math.max(comma, 0));
  const town = nickname.slice(comma + 1).trimStart();
  return author === '' || town === '' ? { author: nickname, town: '' } : { author, town };
}

/** Rating names that Magento's administrators have to use: for the whole, and for each aspect. */
export const RATING_NAME = 'Rating';

export const ASPECT_NAMES: Readonly<Record<ReviewAspect, string>> = {
  support: 'Support',
  comfort: 'Comfort',
  temperature: 'Temperature',
  edge: 'Edge support',
};

const gradesOf = (grades: readonly MagentoGrade[]): NonNullable<ProductReview['grades']> =>
  Object.fromEntries(
    REVIEW_ASPECTS.flatMap((aspect) => {
      const grade = grades.find(({ name }) => name === ASPECT_NAMES[aspect]);
      return grade ? [[aspect, grade.value]] : [];
    }),
  );

const nameOf = (facts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16);
