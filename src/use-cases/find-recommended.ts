import type { Log } from '#ports/log.ts';
import type { ProductCatalog } from '#ports/product-catalog.ts';
import type { Recommender } from '#ports/search.ts';
import { hitForCard } from '../catalog/product-card.ts';
import type { Hit } from '../catalog/product.ts';
import type { MyBed } from '../my-bed/my-bed.ts';
import type { Locale } from '../shared/locale.ts';
import { fittingFirst, hitsForBed } from './hits-for-bed.ts';

/** Recommendation models of a product page, in the order of its rows (S6). */
const PRODUCT_MODELS = ['bought-together', 'related-products', 'looking-similar'] as const;

export type RecommendedRow = {
  readonly model: (typeof PRODUCT_MODELS)[number];
  /** At least {@link MIN_IN_ROW}. */
  readonly hits: readonly Hit[];
};

/** A shorter row would look like a mistake. */
const MIN_IN_ROW = 2;

const MAX_IN_ROW = 6;

type RecommendedPorts = {
  readonly recommender: Recommender;
  readonly catalog: ProductCatalog;
  readonly log: Log;
};

/**
 * Recommendations beside a product, one row per model. No product is in two rows, nor the product
 * itself in one; a model that fails or has too few products has no row. With a bed each product is
 * shown by its offer for that, and what fits comes first.
 */
export async function findRecommended(
  ports: RecommendedPorts,
  locale: Locale,
  { sku, bed }: { readonly sku: string; readonly bed: MyBed | undefined },
): Promise<readonly RecommendedRow[]> {
  const answers = await ports.recommender.recommend(
    locale,
    PRODUCT_MODELS.map((model) => ({ model, objectId: sku, maxRecommendations: MAX_IN_ROW })),
  );
  const seen = new Set([sku]);
  const rows = PRODUCT_MODELS.flatMap((model, index) => {
    const answer = answers[index];
    const recommended = answer?.ok && answer.value.kind === 'products' ? answer.value.hits : [];
    const hits = recommended.filter((hit) => !seen.has(hit.sku));
    if (hits.length < MIN_IN_ROW) return [];
    for (const hit of hits) seen.add(hit.sku);
    return [{ model, hits }];
  });
  const context = { ports, request: { locale } };
  return Promise.all(
    rows.map(async ({ model, hits }) => {
      const shown = fittingFirst(await hitsForBed(context, hits, { bed }));
      return { model, hits: shown.map(hitForCard) };
    }),
  );
}
