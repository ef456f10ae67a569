import type { Recommender } from '#ports/search.ts';
import { hitForCard } from '../catalog/product-card.ts';
import type { Hit } from '../catalog/product.ts';
import type { Locale } from '../shared/locale.ts';

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

/**
 * Recommendations beside a product, one row per model. No product is in two rows, nor the product
 * itself in one; a model that fails or has too few products has no row.
 */
export async function findRecommended(
  { recommender }: { readonly recommender: Recommender },
  locale: Locale,
  sku: string,
): Promise<readonly RecommendedRow[]> {
  const answers = await recommender.recommend(
    locale,
    PRODUCT_MODELS.map((model) => ({ model, objectId: sku, maxRecommendations: MAX_IN_ROW })),
  );
  const seen = new Set([sku]);
  return PRODUCT_MODELS.flatMap((model, index) => {
    const answer = answers[index];
    const recommended = answer?.ok && answer.value.kind === 'products' ? answer.value.hits : [];
    const hits = recommended.filter((hit) => !seen.has(hit.sku));
    if (hits.length < MIN_IN_ROW) return [];
    for (const hit of hits) seen.add(hit.sku);
    return [{ model, hits: hits.map(hitForCard) }];
  });
}
