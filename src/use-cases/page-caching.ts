import { type Hit, productCacheTag } from '../catalog/product.ts';
import type { ContentBlock } from '../content/block.ts';
import { localeCacheTag } from '../content/caching.ts';
import { hasPersonalParam } from '../routing/reserved-params.ts';
import { splitUrl } from '../routing/url-parts.ts';
import { SEARCH_CACHE_TAG } from '../search/search-result.ts';
import type { PassingModel } from './find-passing-models.ts';
import { isPersonalPage } from './page-answer.ts';
import type { PageModel, ProductPage } from './page-model.ts';

/**
 * Whether caches may send a page to all visitors of its URL: it exists, and neither its content nor
 * its URL depends on a visitor. A block that shows a visitor's choice does, also for visitors who
 * have made none.
 */
export function isSharedPage(model: PageModel): boolean {
  if (model.head.status !== 200 || 'cart' in model || isPersonalPage(model)) return false;
  if (hasPersonalParam(splitUrl(model.url).query)) return false;
  return !('blocks' in model) || !model.blocks.some(({ type }) => VISITOR_BLOCKS.has(type));
}

const VISITOR_BLOCKS: ReadonlySet<ContentBlock['type']> = new Set(['consent', 'email-preferences']);

/** Whether everything that a page shows could be had in time. */
export function isCompletePage(model: PageModel): boolean {
  if ('available' in model && !model.available) return false;
  if ('blocks' in model && model.blocks.some(isUnfilled)) return false;
  return model.type !== 'product' || isCompleteProduct(model);
}

function isCompleteProduct({ reviews, compatible, recommended, passing }: ProductPage): boolean {
  if (reviews === null || compatible === undefined || recommended === undefined) return false;
  return passing === undefined || (passing !== 'late' && passing.isAvailable);
}

/** Whether a block lacks what it exists for, because that could not be had. */
const isUnfilled = (block: ContentBlock): boolean =>
  (block.type === 'products' && !block.hits) ||
  ((block.type === 'advice' || block.type === 'advice-rule') && !block.shown);

/** Cache tags of a page: what it shows, so that it is purged when one of these changes. */
export function pageCacheTags(model: PageModel): readonly string[] {
  const hits = hitsOf(model);
  const skus = new Set(hits.map(({ sku }) => sku));
  if (model.type === 'product') {
    for (const { sku } of [model.product, ...passingOf(model)]) skus.add(sku);
  }
  return [
    localeCacheTag(model.locale),
    ...(hits.length > 0 || 'slots' in model ? [SEARCH_CACHE_TAG] : []),
    ...[...skus].map(productCacheTag),
  ];
}

const passingOf = ({ passing }: ProductPage): readonly PassingModel[] =>
  passing === undefined || passing === 'late' ? [] : [...passing.models, ...passing.instead];

/** The product cards of a page. */
function hitsOf(model: PageModel): readonly Hit[] {
  const inBlocks =
    'blocks' in model
      ? model.blocks.flatMap((block) => (block.type === 'products' ? (block.hits ?? []) : []))
      : [];
  const inSlots =
    'slots' in model
      ? model.slots.flatMap((slot) => (slot.kind === 'product' ? [slot.hit] : []))
      : [];
  const compared = 'products' in model ? model.products.map(({ hit }) => hit) : [];
  const recommended =
    model.type === 'product' ? (model.recommended ?? []).flatMap(({ hits }) => hits) : [];
  return [...inBlocks, ...inSlots, ...compared, ...recommended];
}
