import type { ProductCatalog } from '#ports/product-catalog.ts';
import { answerKey } from './answer-key.ts';
import { brief, GOODS } from './lifetimes.ts';
import type { Worth } from './answer-shelf.ts';
import type { SharedAnswers } from './shared-answers.ts';

type Answer = Awaited<ReturnType<ProductCatalog['product']>>;

/** Caches products. Carts use current prices and stock. */
export const withCatalogCache = (
  catalog: ProductCatalog,
  answers: SharedAnswers,
): ProductCatalog => ({
  async product(locale, sku) {
    const question = {
      key: answerKey('product', locale, sku),
      tags: () => [`product:${sku}`],
      worth: worthOf,
    };
    const shared = await answers.ask<Answer>(question, () => catalog.product(locale, sku));
    return shared.answer;
  },
});

function worthOf(answer: Answer): Worth {
  if (answer.ok) return GOODS;
  return answer.error.kind === 'product-not-found' ? brief(GOODS) : 'failed';
}
