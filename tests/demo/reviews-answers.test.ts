import { describe, expect, it } from 'vitest';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { GREETINGS } from '#demo/reviews/wording.ts';
import { generalAnswers } from '#demo/reviews/answers/general.ts';
import { ANSWERS } from '#demo/reviews/answers/answer.ts';
import { writtenReviews } from '#demo/reviews/written.ts';
import { localizedText } from '#src/shared/locale.ts';

const LANGUAGES = ['nl', 'de', 'en'] as const;

const reviews = catalogue.reviews ?? [];
const answered = reviews.filter(({ answer }) => answer !== undefined);
const products = new Map(catalogue.products.map((product) => [product.sku, product]));

const repeated = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

/** An answer without its greeting. */
const bodyOf = (answer = ''): string => answer.slice(answer.indexOf(',') + 1);

describe('the answers of the shop to reviews', () => {
  it('exist for about one review in twenty, all with at most two stars', () => {
    expect(answered.length / reviews.length).toBeGreaterThan(0.035);
    expect(answered.length / reviews.length).toBeLessThan(0.07);
    expect(answered.filter(({ rating }) => rating > 2)).toEqual([]);
  });

  it('greet the author with the greeting of the locale', () => {
    const composed = answered.filter((review) => !writtenReviews.includes(review));
    const odd = composed.filter(
      ({ answer, locale, author }) =>
        !answer?.startsWith(`${localizedText(GREETINGS, locale)} ${author}, `),
    );
    expect(composed.length).toBeGreaterThan(100);
    expect(odd).toEqual([]);
  });

  it('are unique within a product', () => {
    const odd = catalogue.products.flatMap(({ sku }) =>
      repeated(answered.flatMap((each) => (each.sku === sku ? [bodyOf(each.answer)] : []))),
    );
    expect(odd).toEqual([]);
  });

  it('P4 offer an exchange within 90 nights only for products with a trial', () => {
    const offered = answered.filter(({ answer }) => /\b90\b/u.test(answer ?? ''));
    const trials = offered.map(({ sku }) => products.get(sku)?.attributes['proefslapen']);
    expect(offered.length).toBeGreaterThan(20);
    expect(trials.filter((trial) => trial === undefined || trial === 'nee')).toEqual([]);
  });

  it('are complete sentences that can follow a name and a comma', () => {
    const everything = [generalAnswers, ...ANSWERS.values()];
    const inLanguage = (language: 'nl' | 'de' | 'en'): readonly string[] =>
      everything.flatMap((answers) => Object.values(answers[language]).flat());
    const all = LANGUAGES.flatMap(inLanguage);
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((words) => !/^\p{L}.*\.$/u.test(words))).toEqual([]);
    // Only German may begin with a noun.
    const capital = ['nl', 'en'] as const;
    expect(capital.flatMap(inLanguage).filter((words) => !/^\p{Ll}/u.test(words))).toEqual([]);
  });
});
