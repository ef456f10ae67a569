import type { ProductReview } from '#src/catalog/review.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';
import type { StoreAnswer } from './ask-store-reviews.ts';

/** What each store view answered. */
export type AllStores = ReadonlyMap<Locale, StoreAnswer>;

/** A store view has the reviews that were written in it: all of them are asked, side by side. */
export async function askAllStores(
  ask: (locale: Locale) => Promise<StoreAnswer>,
): Promise<AllStores> {
  const answers = await Promise.all(
    LOCALES.map(async (locale) => [locale, await ask(locale)] as const),
  );
  return new Map(answers);
}

/** True when every store view has answered. */
export const isWhole = (stores: AllStores): boolean =>
  [...stores.values()].every((answer) => answer.ok);

/**
 * What there is to show in one locale: nothing where its own store view does not answer; one of the
 * others that does not is left out. No review is there twice: one that a merchandiser has put into
 * several store views is that of the first.
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
