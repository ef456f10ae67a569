import { describe, expect, it } from 'vitest';
import type { ReviewData } from '#adapters/embedded/catalogue-data.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { daysBetween } from '#demo/reviews/days.ts';
import { PEOPLE } from '#demo/reviews/people.ts';
import { reviewsOf } from '#demo/reviews/reviews.ts';
import { TONES } from '#demo/reviews/wording.ts';
import { mattressWordings } from '#demo/reviews/wordings/mattress.ts';
import { ratingDistribution } from '#src/catalog/review-summary.ts';
import { countryOf, languageOf, LOCALES, localizedText } from '#src/shared/locale.ts';

const reviews = catalogue.reviews ?? [];
const products = new Map(catalogue.products.map((product) => [product.sku, product]));

const bySku = new Map<string, ReviewData[]>();
for (const review of reviews) bySku.set(review.sku, [...(bySku.get(review.sku) ?? []), review]);

const ofProduct = (sku: string): readonly ReviewData[] => bySku.get(sku) ?? [];

const averageOf = (some: readonly ReviewData[]): number =>
  some.reduce((sum, { rating }) => sum + rating, 0) / some.length;

const repeated = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

describe('the reviews of the demo shop', () => {
  it('are at least 1,500, of most products and at most 65 of one', () => {
    const counts = catalogue.products.map(({ sku }) => ofProduct(sku).length);
    expect(reviews.length).toBeGreaterThanOrEqual(1_500);
    expect(Math.max(...counts)).toBeLessThanOrEqual(65);
    expect(Math.max(...counts)).toBeGreaterThan(30);
    expect(counts.filter((count) => count === 0).length).toBeLessThan(counts.length / 4);
  });

  it('are of products and sizes that it sells in the country of the author', () => {
    const odd = reviews.filter(({ sku, size, locale }) => {
      const country = countryOf(locale);
      const sold = products
        .get(sku)
        ?.variants.filter(({ countries }) => countries?.includes(country) ?? true);
      return !sold?.some((variant) => variant.size === size);
    });
    expect(odd).toEqual([]);
  });

  it('have a valid date after the first day of the product and within three years', () => {
    const odd = reviews.filter(({ sku, date }) => {
      const isReal = new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
      const since = products.get(sku)?.since ?? date;
      return !isReal || date < since || date > '2026-11-21' || date < '2023-11-21';
    });
    expect(odd).toEqual([]);
  });

  it('are most of them of the last year and a half', () => {
    const recent = reviews.filter(({ date }) => daysBetween(date, '2026-11-21') < 550);
    expect(recent.length / reviews.length).toBeGreaterThan(0.5);
  });

  it('have mostly five stars, and at most 11 % one or two stars', () => {
    const counts = ratingDistribution(reviews);
    const share = (rating: 1 | 2 | 3 | 4 | 5): number => counts[rating] / reviews.length;
    expect(share(5)).toBeGreaterThan(0.5);
    expect(share(5)).toBeLessThan(0.66);
    expect(share(4)).toBeGreaterThan(0.2);
    expect(share(4)).toBeLessThan(0.3);
    expect(share(2) + share(1)).toBeGreaterThan(0.04);
    expect(share(2) + share(1)).toBeLessThan(0.11);
  });

  it('average 3.6 to 4.8 stars for products with at least ten reviews', () => {
    const averages = catalogue.products
      .map(({ sku }) => ofProduct(sku))
      .filter((some) => some.length >= 10)
      .map(averageOf);
    expect(Math.min(...averages)).toBeGreaterThanOrEqual(3.6);
    expect(Math.max(...averages)).toBeLessThanOrEqual(4.8);
    expect(Math.max(...averages) - Math.min(...averages)).toBeGreaterThan(0.5);
  });

  it('are most often from nl-nl, and cover five locales', () => {
    const locales = ['nl-nl', 'nl-be', 'de-de', 'de-at', 'en-us'] as const;
    const counts = locales.map((each) => reviews.filter(({ locale }) => locale === each).length);
    expect(counts[0]).toBe(Math.max(...counts));
    expect(Math.min(...counts)).toBeGreaterThan(reviews.length * 0.04);
  });

  it('are in the language of their locale', () => {
    const MARKS = {
      nl: /\b(het|een|niet|ik|wij|voor|van|zo|ook|goed|mijn|je|de|te)\b/giu,
      de: /\b(der|die|das|ist|nicht|ich|und|wir|auch|für|ein|zu|den)\b/giu,
      en: /\b(the|it|and|my|for|we|than|of|to|no|than|you)\b/giu,
    };
    const languageSpoken = (text: string): string =>
      Object.entries(MARKS)
        .map(([language, mark]) => ({ language, count: text.match(mark)?.length ?? 0 }))
        .toSorted((one, other) => other.count - one.count)[0]?.language ?? '';
    const odd = catalogue.products.flatMap(({ sku }) =>
      LOCALES.flatMap((locale) => {
        const text = ofProduct(sku)
          .flatMap((review) => (review.locale === locale ? [review.text] : []))
          .join(' ');
        const isLong = text.length > 300;
        return isLong && languageSpoken(text) !== languageOf(locale) ? [[sku, locale, text]] : [];
      }),
    );
    expect(odd).toEqual([]);
  });

  it('have a title, a text, a town and a first name as author', () => {
    const odd = reviews.filter(
      ({ title, text, author, town, locale }) =>
        [title, text, author, town].some((words) => words === '' || words !== words.trim()) ||
        (!localizedText(PEOPLE, locale).names.includes(author) && !/^\S+$/u.test(author)),
    );
    expect(odd).toEqual([]);
  });

  it('have unique texts', () => {
    expect(repeated(reviews.map(({ text }) => text))).toEqual([]);
  });

  it('repeat no long sentence and no title within a product', () => {
    const odd = catalogue.products.flatMap(({ sku }) => {
      const some = ofProduct(sku);
      const sentences = some.flatMap(({ text }) => text.split(/(?<=[.!?]) /u));
      return repeated([
        ...sentences.filter((words) => words.length > 25),
        ...some.map(({ title, locale }) => `${languageOf(locale)}: ${title}`),
      ]);
    });
    expect(odd).toEqual([]);
  });

  it('are generated deterministically', () => {
    expect(reviewsOf(catalogue.products)).toEqual(reviews);
  });

  it('do not change in number for a product when another product is removed', () => {
    const [first] = catalogue.products;
    const alone = reviewsOf(
      catalogue.products.filter(({ sku }) => sku !== catalogue.products[1]?.sku),
    );
    expect(alone.filter(({ sku }) => sku === first?.sku)).toHaveLength(
      ofProduct(first?.sku ?? '').length,
    );
  });

  it('mention a partner only for sizes at least 140 cm wide', () => {
    const couples = TONES.flatMap((tone) =>
      (['nl', 'de', 'en'] as const).flatMap((each) => mattressWordings[each][tone].couple ?? []),
    );
    const matching = reviews.filter(({ text }) => couples.some((words) => text.includes(words)));
    const widths = matching.map(({ size }) => Number(size?.split('x')[0]));
    expect(matching.length).toBeGreaterThan(10);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(140);
  });

  it('mention no aches and no sleeping comfort for a crib mattress', () => {
    const felt = (['nl', 'de', 'en'] as const).flatMap((each) =>
      TONES.flatMap((tone) =>
        (['ache', 'comfort'] as const).flatMap(
          (topic) => mattressWordings[each][tone][topic] ?? [],
        ),
      ),
    );
    const cribs = ofProduct('WIE-DOP');
    expect(felt.length).toBeGreaterThan(10);
    expect(cribs.length).toBeGreaterThan(10);
    expect(cribs.filter(({ text }) => felt.some((words) => text.includes(words)))).toEqual([]);
  });

  it('praise a mattress as firm only if it is firm in every firmness sold', () => {
    const firm = (['nl', 'de', 'en'] as const).flatMap(
      (each) => mattressWordings[each].praise.firm ?? [],
    );
    const matching = reviews.filter(({ text }) => firm.some((words) => text.includes(words)));
    const firmnesses = matching.flatMap(({ sku }) =>
      [products.get(sku)?.attributes['matras_hardheid']].flat(),
    );
    expect(matching.length).toBeGreaterThan(0);
    expect(firmnesses.filter((each) => each !== 'stevig' && each !== 'extra_stevig')).toEqual([]);
  });
});
