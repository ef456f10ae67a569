import type { ProductReview } from '#src/catalog/review.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import type {
  ProductOverview,
  ReviewCountsByStore,
  ReviewsInMemory,
} from '../catalogue/product-overview.ts';
import type { StoreReviewCount } from '../catalogue/store-review-count.ts';
import { fetchStoreReviews, type StoreReviewsParts } from './fetch-store-reviews.ts';

/** The reviews of all products in memory, so that no page asks each store view for those of one. */
export interface KnownReviews extends ReviewsInMemory {
  /**
   * The reviews of a product in the store views with reviews; `undefined` if those of one are not
   * known as `counts` says.
   */
  ofProduct(sku: string, counts: ReviewCountsByStore): ReviewsOfProduct | undefined;
  /** Reads the reviews whose counts have changed, a hundred products at a time. */
  update: ReviewsInMemory['update'];
  /**
   * The counts of a product with the sum of the stars that the authors gave it, in each store view
   * whose reviews are known: Magento's own mean includes their grades of aspects.
   */
  withStars: ReviewsInMemory['withStars'];
}

/** Knows none. */
export const NO_KNOWN_REVIEWS: KnownReviews = {
  ofProduct: () => undefined,
  update: () => Promise.resolve(),
  withStars: (_, counts) => counts,
};

export type ReviewsOfProduct = ReadonlyMap<Locale, readonly ProductReview[]>;

type KnownParts = StoreReviewsParts & { readonly clock: Clock };

export function createKnownReviews(parts: KnownParts): KnownReviews {
  const { clock } = parts;
  const known = new Map(LOCALES.map((locale) => [locale, new Map<string, Known>()]));
  let readAt = clock.now();
  const isKnown = (locale: Locale, sku: string, { count, stars }: StoreReviewCount): boolean => {
    const before = known.get(locale)?.get(sku)?.count;
    return before?.count === count && before.stars === stars;
  };

  return {
    ofProduct(sku, counts) {
      const found = [...counts].flatMap(([locale, count]) => {
        const reviews = isKnown(locale, sku, count)
          ? known.get(locale)?.get(sku)?.reviews
          : undefined;
        return reviews ? [[locale, reviews] as const] : [];
      });
      return found.length === counts.size ? new Map(found) : undefined;
    },
    withStars: (sku, counts) =>
      new Map(
        [...counts].map(([locale, count]) => {
          const ofStore = isKnown(locale, sku, count) ? known.get(locale)?.get(sku) : undefined;
          return [locale, ofStore ? withStarsOf(ofStore) : count];
        }),
      ),
    async update(counts, magentoSku) {
      // An edited review keeps the counts.
      const isOld = clock.now() - readAt >= LIFETIME;
      const isTooMany = totalOf(counts) > MAX_REVIEWS;
      if (isOld || isTooMany) for (const ofStore of known.values()) ofStore.clear();
      if (isOld) readAt = clock.now();
      if (isTooMany) return;
      for (const [locale, ofStore] of known) {
        const current = new Map(
          [...counts].flatMap(([sku, byStore]) => {
            const count = byStore.get(locale);
            return count ? [[sku, count] as const] : [];
          }),
        );
        for (const sku of ofStore.keys()) if (!current.has(sku)) ofStore.delete(sku);
        const changed = [...current].filter(([sku, count]) => !isKnown(locale, sku, count));
        for (let from = 0; from < changed.length; from += CHUNK) {
          const chunk = new Map(changed.slice(from, from + CHUNK));
          for (const [sku, one] of await readChunk(parts, locale, chunk, magentoSku))
            ofStore.set(sku, one);
        }
      }
    },
  };
}

type Known = { readonly count: StoreReviewCount; readonly reviews: readonly ProductReview[] };

/** The count, with the stars of the reviews; as it was if some of these could not be read. */
function withStarsOf({ count, reviews }: Known): StoreReviewCount {
  if (reviews.length !== count.count) return count;
  return { ...count, stars: reviews.reduce((total, { rating }) => total + rating, 0) };
}

/** In milliseconds. */
const LIFETIME = 60 * 60 * 1000;
/** About a kilobyte each. A shop with more asks for the reviews of each product. */
const MAX_REVIEWS = 50_000;
const CHUNK = 100;

function totalOf(counts: ReadonlyMap<string, ReviewCountsByStore>): number {
  let total = 0;
  for (const byStore of counts.values()) for (const { count } of byStore.values()) total += count;
  return total;
}

/** The reviews of some products in a store view; none if it does not answer. */
async function readChunk(
  parts: KnownParts,
  locale: Locale,
  counts: ReadonlyMap<string, StoreReviewCount>,
  magentoSku: ProductOverview['magentoSku'],
): Promise<ReadonlyMap<string, Known>> {
  const answer = await fetchStoreReviews(parts, locale, {
    sku: { in: [...counts.keys()] },
  });
  if (!answer.ok) return new Map();
  const bySku = new Map<string, ProductReview[]>([...counts.keys()].map((sku) => [sku, []]));
  for (const review of answer.value.reviews) bySku.get(magentoSku(review.sku))?.push(review);
  return new Map(
    [...counts].map(([sku, count]) => [sku, { count, reviews: bySku.get(sku) ?? [] }] as const),
  );
}
