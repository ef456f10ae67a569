import type { CartDatabase } from '#adapters/embedded/cart-database.ts';
import type { CatalogueStore, ReviewIndex } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedReviewModeration } from '#adapters/embedded/embedded-review-writer.ts';
import { Clock } from '#ports/clock-and-ids.ts';
import { Log } from '#ports/log.ts';
import { type ReviewModeration, ReviewWriter } from '#ports/review-writer.ts';
import { Purchases } from '#ports/purchases.ts';
import { Cache } from '#ports/shared-stores.ts';
import { token } from '#ports/token.ts';
import type { Config } from '#server/config.ts';
import type { ServerScope } from '#server/observe/request-scope.ts';
import { startPeriodicWork } from '#server/periodic-work.ts';
import type { ProductReview } from '#src/catalog/review.ts';
import { productCacheTag } from '#src/catalog/product.ts';
import { checkPurchases } from '#src/use-cases/review-purchases.ts';
import { Database, CatalogueStoreToken } from './embedded.ts';
import { laterIn } from './price-ledger.ts';
import { ShutdownHooks } from './process-lifecycle.ts';
import { Scope } from './wiring-tokens.ts';
import type { Wiring } from './wiring.ts';

/**
 * Starts to publish the reviews that moderators approve, and to check the purchases that could not be
 * checked at once. For a process that serves.
 */
export const ReviewRuns = token<ReviewRuns>('ReviewRuns');
export type ReviewRuns = { readonly start: () => void };

/** Between two looks at what was approved, by another process, in milliseconds. */
const PERIOD = 60_000;

const Publishing = token<ReviewRuns>('Publishing');

/**
 * Reviews are published in the embedded shop; another commerce side does that itself.
 *
 * @param isFirst whether this process checks purchases for all workers of its server.
 */
export const publishedReviews =
  ({ upstreams }: Pick<Config, 'upstreams'>, isFirst: boolean): Wiring =>
  (bind) => {
    if (upstreams.commerce.kind === 'embedded')
      bind(Publishing).toResolvedValue(
        (...parts: PublishingParts) => ({ start: () => startPublishing(...parts) }),
        [Database, CatalogueStoreToken, Cache, Clock, Log, Scope, ShutdownHooks],
      );
    else bind(Publishing).toConstantValue({ start: () => undefined });
    bind(ReviewRuns).toResolvedValue(
      (publishing: ReviewRuns, ...parts: CheckParts) => ({
        start() {
          publishing.start();
          if (isFirst) startChecks(...parts);
        },
      }),
      [Publishing, ReviewWriter, Purchases, Log, Scope, ShutdownHooks],
    );
  };

type CheckParts = readonly [ReviewWriter, Purchases, Log, ServerScope, ShutdownHooks];

function startChecks(...[reviewWriter, purchases, log, scope, closing]: CheckParts): void {
  let last = 0;
  const runs = startPeriodicWork({
    work: async () => {
      last = await checkPurchases({ reviewWriter, purchases }, last);
    },
    // Not in the moment of what begins a minute after the start: the walk for prices, publishing.
    delay: PERIOD / 2,
    period: PERIOD,
    after: laterIn(scope),
    onError: (error) => log.error('purchases-unavailable', { error }),
  });
  closing.add(() => runs.stop());
}

type PublishingParts = readonly [
  CartDatabase,
  CatalogueStore,
  Cache,
  Clock,
  Log,
  ServerScope,
  ShutdownHooks,
];

/** Publishes what was approved until now, and then every minute what has changed. */
function startPublishing(
  ...[database, store, cache, clock, log, scope, closing]: PublishingParts
): void {
  const moderation = createEmbeddedReviewModeration(database, clock);
  const runs = startPeriodicWork({
    work: createPublishChanges({ moderation, reviews: store.reviews, cache, log }),
    period: PERIOD,
    after: laterIn(scope),
    onError: (error) => log.error('reviews-unavailable', { error }),
  });
  closing.add(() => runs.stop());
}

type ChangesParts = {
  readonly moderation: Pick<ReviewModeration, 'published'>;
  readonly reviews: Pick<ReviewIndex, 'publish'>;
  readonly cache: Pick<Cache, 'purge'>;
  readonly log: Pick<Log, 'error'>;
};

/**
 * Publishes the approved reviews if others are approved than the last time, and purges the pages of
 * products that have one now or had one then: it may have been taken down.
 */
export function createPublishChanges(parts: ChangesParts): () => Promise<void> {
  const { moderation, reviews, cache, log } = parts;
  let known: readonly ProductReview[] = [];
  return async () => {
    const found = await moderation.published();
    if (!found.ok) return log.error('reviews-unavailable', { message: found.error.message });
    if (idsOf(found.value) === idsOf(known)) return;
    const skus = new Set([...known, ...found.value].map(({ sku }) => sku));
    known = found.value;
    reviews.publish(known);
    await cache.purge([...skus].map(productCacheTag));
  };
}

/** Whether one is verified is known before it is approved, and does not change. */
const idsOf = (reviews: readonly ProductReview[]): string => reviews.map(({ id }) => id).join(' ');
