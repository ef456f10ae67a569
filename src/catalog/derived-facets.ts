import { languageTag, type Locale, localizedText, type LocalizedText } from '../shared/locale.ts';
import { memoize } from '../shared/memoize.ts';

/**
 * Filterable properties that are derived from the offer and the reviews, not written by a
 * merchandiser. The first two are properties of a variant, because one size may be reduced or in
 * stock and another not.
 */
export const DERIVED_FACET_LABELS = {
  levertijd: { nl: 'Levertijd', de: 'Lieferzeit', en: 'Delivery time' },
  aanbieding: { nl: 'Aanbieding', de: 'Angebot', en: 'Deals' },
  beoordeling: { nl: 'Beoordeling', de: 'Bewertung', en: 'Rating' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export type DerivedFacet = keyof typeof DERIVED_FACET_LABELS;

export const isDerivedFacet = (code: string): code is DerivedFacet =>
  Object.hasOwn(DERIVED_FACET_LABELS, code);

/** Whether the variants of a product may differ in a property. */
export const isVariantLevel = (code: DerivedFacet): boolean => code !== 'beoordeling';

/** The data that these properties are derived from. */
export type DerivedFacetInput = {
  /** Working days until delivery. */
  readonly deliveryDays: number;
  readonly stock: number;
  readonly isReduced: boolean;
  /** Average of all reviews of the product, 1 to 5; absent if there are none. */
  readonly average?: number;
};

/**
 * The values of a property for an offer. Delivery time has one value, so that no variant counts
 * twice; shoppers select several for a longer time. Ratings have all that apply: 4.5 stars is also
 * more than 4. A sold-out offer has no delivery time.
 */
export function derivedFacetValues(
  code: DerivedFacet,
  facts: DerivedFacetInput,
  locale: Locale,
): readonly string[] {
  switch (code) {
    case 'levertijd':
      return facts.stock > 0 ? [daysText(facts.deliveryDays, locale)] : [];
    case 'aanbieding':
      return facts.isReduced ? [reducedText(locale)] : [];
    case 'beoordeling':
      return starSteps(locale).flatMap(({ stars, text }) =>
        stars <= (facts.average ?? 0) ? [text] : [],
      );
  }
}

/** Maximum delivery time of each step, in working days. */
const DAYS = [3, 5, 10, 20];

const STARS = [3.5, 4, 4.5];

/**
 * Whether the values of an attribute are what it carries, in kilograms: shoppers then choose what
 * they need, and see all that carries at least as much.
 */
const isLoad = (code: string): boolean => code.endsWith('_maximale_belasting');

/**
 * The values of an attribute that shoppers filter by: those of the attribute, but of a load
 * (`120 kg`) all steps up to it, as of ratings. A child's mattress may carry less than any step.
 */
export function filterableValues(
  code: string,
  values: readonly string[],
  locale: Locale,
): readonly string[] {
  if (!isLoad(code)) return values;
  const kilograms = Math.max(0, ...values.map((value) => Number(/\d+/u.exec(value)?.[0] ?? 0)));
  return LOADS.filter((step) => step <= kilograms).map(
    (step) => `${step} ${localizedText(KILOGRAMS_OR_MORE, locale)}`,
  );
}

/** Steps of what a bed carries per person, in kilograms. */
const LOADS = [40, 60, 80, 100, 120, 140, 160];

const KILOGRAMS_OR_MORE: LocalizedText = {
  nl: 'kg of meer',
  de: 'kg oder mehr',
  en: 'kg or more',
};

/** The facet of what is reduced, and its only value. */
export const OFFER_FACET = 'aanbieding' satisfies DerivedFacet;
export const reducedText = (locale: Locale): string => localizedText(REDUCED, locale);

const REDUCED: LocalizedText = { nl: 'Afgeprijsd', de: 'Reduziert', en: 'Reduced' };
const WORKING_DAYS: LocalizedText = { nl: 'werkdagen', de: 'Werktage', en: 'working days' };
const MORE_DAYS: LocalizedText = {
  nl: 'werkdagen of meer',
  de: 'Werktage oder mehr',
  en: 'working days or more',
};
const OR_MORE_STARS: LocalizedText = {
  nl: 'sterren of meer',
  de: 'Sterne oder mehr',
  en: 'stars or more',
};

/** Starts with a number, so that the steps sort in order (L3). */
function daysText(days: number, locale: Locale): string {
  const maxDays = DAYS.find((step) => days <= step);
  const first = (maxDays === undefined ? DAYS.at(-1) : DAYS[DAYS.indexOf(maxDays) - 1]) ?? 0;
  return maxDays === undefined
    ? `${first + 1} ${localizedText(MORE_DAYS, locale)}`
    : `${first + 1}–${maxDays} ${localizedText(WORKING_DAYS, locale)}`;
}

/** Kept by locale: a number format takes memory outside of the heap, and an index run needs millions. */
const starSteps = memoize((locale: Locale) => {
  const number = new Intl.NumberFormat(languageTag(locale));
  return STARS.map((stars) => ({
    stars,
    text: `${number.format(stars)} ${localizedText(OR_MORE_STARS, locale)}`,
  }));
});
