import type { ProductData, ReviewData } from '#adapters/embedded/catalogue-data.ts';
import { memoize } from '#src/shared/memoize.ts';
import type { Rating } from '#src/catalog/review.ts';
import {
  type Country,
  countryOf,
  forEveryLocale,
  type Language,
  languageOf,
  type Locale,
  localizedText,
} from '#src/shared/locale.ts';
import { catalogueIdOf } from '../catalogue/article-numbers.ts';
import { drawOne, drawWeighted, type Random, seededRandom } from '../seeded-random.ts';
import { answerTo, type Complaint } from './answers/answer.ts';
import { compose, type Sentence, sentencesOf, type Voice } from './compose.ts';
import { daysBetween, daysReviewed, drawDay } from './days.ts';
import { PEOPLE } from './people.ts';
import { profileOf } from './profile.ts';
import { ratingsOf } from './ratings.ts';
import { TITLES } from './titles.ts';
import { topicsOf } from './topics.ts';
import type { Wordings } from './wording.ts';
import { generalWordings } from './wordings/general.ts';
import { wordingsOfKind } from './wordings/kinds.ts';

/** Shares of the locales in the sales. */
const SHARES = [
  ['nl-nl', 0.46],
  ['nl-be', 0.16],
  ['de-de', 0.22],
  ['de-at', 0.08],
  ['en-us', 0.08],
] as const satisfies readonly (readonly [Locale, number])[];

/** Sizes of most beds, which sell three times as often as any other. */
const COMMON_SIZES = new Set(['90x200', '140x200', '160x200', '180x200', '240x200', '60x70']);

const SHARE_OF_VERIFIED = 0.93;

/** Maximum number of reviews per product. */
const MOST = 60;

/**
 * Reviews of one product: none for the newest, some sixty for the best seller. `texts` are the
 * texts of all reviews so far, and grow by the new ones.
 */
export function reviewsOfProduct(
  product: ProductData,
  priceRank: number,
  texts: Set<string>,
): readonly ReviewData[] {
  const seed = Number(catalogueIdOf(product.sku));
  const random = seededRandom(seed);
  const answering = seededRandom(seed + 1);
  const profiling = seededRandom(seed + 2);
  const wordings = wordingsOfKind(product.attributeSetId);
  if (!wordings) return [];
  const voices = voicesOf(wordings, product);
  const answered = new Set<string>();
  const ratings = ratingsOf(product, priceRank, countOf(product, random), random);
  return ratings.flatMap((rating) => {
    const locale = drawWeighted(SHARES, random) ?? 'nl-nl';
    const review = draftOf(product, rating, locale, random);
    const purchase = {
      priceRank,
      daysInShop: daysBetween(product.since, review.date),
      ...(review.size !== undefined && { size: review.size }),
    };
    const { titles, ...voice } = voices[locale];
    const sentences = compose(rating, purchase, voice, random);
    const text = sentences.map(({ words }) => words).join(' ');
    const title = drawOne(
      localizedText(TITLES, locale)[rating].filter((each) => !titles.has(each)),
      random,
    );
    if (text === '' || texts.has(text) || title === undefined) return [];
    texts.add(text);
    titles.add(title);
    for (const { words } of sentences) voice.said.add(words);
    const answer = answerTo(product, complaintOf(review, sentences), answered, answering);
    const profile = profileOf(product, review, sentences, profiling);
    return [{ ...review, title, text, ...profile, ...(answer !== undefined && { answer }) }];
  });
}

const complaintOf = (
  { locale, author }: Pick<ReviewData, 'locale' | 'author'>,
  sentences: readonly Sentence[],
): Complaint => ({
  locale,
  author,
  about: sentences.filter(({ tone }) => tone === 'complaint'),
});

/** Author, town, day and purchased size of a review. */
function draftOf(
  product: ProductData,
  rating: Rating,
  locale: Locale,
  random: Random,
): Omit<ReviewData, 'title' | 'text'> {
  const { names, towns } = localizedText(PEOPLE, locale);
  const size = drawSize(product, countryOf(locale), random);
  return {
    sku: product.sku,
    rating,
    locale,
    author: drawOne(names, random) ?? 'Anne',
    town: drawOne(towns, random) ?? 'Utrecht',
    date: drawDay(product.since, random),
    isVerified: random() < SHARE_OF_VERIFIED,
    ...(size !== undefined && { size }),
  };
}

/** A size that is sold in the country of the author. */
const drawSize = (
  { variants }: ProductData,
  country: Country,
  random: Random,
): string | undefined =>
  drawWeighted(
    [...new Set(soldIn(variants, country).map(({ size }) => size))].map(
      (size) => [size, size !== undefined && COMMON_SIZES.has(size) ? 3 : 1] as const,
    ),
    random,
  );

const soldIn = (
  variants: ProductData['variants'],
  country: Country,
): readonly ProductData['variants'][number][] =>
  variants.filter(({ countries }) => countries?.includes(country) ?? true);

/** Popular products have many reviews once they have been on sale for a year. */
function countOf({ popularity, since }: ProductData, random: Random): number {
  const days = daysReviewed(since);
  if (days < 30) return 0;
  const share = (popularity / (popularity + 180)) * Math.min(1, days / 400) ** 0.7;
  return Math.min(MOST, Math.round(MOST * share * (0.75 + random() * 0.5)));
}

/** Each locale's sentences on the product; locales of a language share those already used. */
function voicesOf(own: Wordings, product: ProductData): Readonly<Record<Locale, ProductVoice>> {
  const topics = topicsOf(product);
  const usedIn = memoize<Language, Pick<ProductVoice, 'said' | 'titles'>>(() => ({
    said: new Set(),
    titles: new Set(),
  }));
  return forEveryLocale((locale) => ({
    ...usedIn(languageOf(locale)),
    own: sentencesOf(own, locale, topics),
    general: sentencesOf(generalWordings, locale, topics),
  }));
}

type ProductVoice = Voice & { readonly titles: Set<string> };
