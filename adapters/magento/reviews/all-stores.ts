import type { ProductReview } from '#src/catalog/review.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';
import type { StoreAnswer } from './ask-store-reviews.ts';

/** The answers of all store views. */
export type AllStores = ReadonlyMap<Locale, StoreAnswer>;

/** Asks all store views in parallel: each has only the reviews that were written in it. */
export async function askAllStores(
  ask: (locale: Locale) => Promise<StoreAnswer>,
): Promise<AllStores> {
  const answers = await Promise.all(
    LOCALES.map(async (locale) => [locale, await ask(locale)] as const),
  );
  return new Map(answers);
}

/** Returns whether every store view has answered. */
export const isWhole = (stores: AllStores): boolean =>
  [...stores.values()].every((answer) => answer.ok);

/**
 * Returns the reviews to show in one locale. Fails if the locale's own store view failed; other
 * failed store views are left out. A review that is in several store views is listed once, for the
 * first of them.
 */
export function gather(stores: AllStores, locale: Locale): StoreAnswer {
  const own = stores.get(locale);
  if (!own?.ok) return own ?? ok({ isKnown: false, reviews: [] });
  const all = [own, ...stores.values()].flatMap((answer) => (answer.ok ? [answer.value] : []));
  const isKnown = all.some((store) => store.isKnown);
  return ok({ isKnown, reviews: withoutRepeats(all.flatMap(({ reviews }) => reviews)) });
}

const withoutRepeats = (reviews: readonly ProductReview[]): readonly ProductReview[] => [
  ...new Map(reviews.toReversed().map((review) => [review.id, review])).values(),
];
