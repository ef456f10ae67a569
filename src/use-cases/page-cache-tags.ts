import { localeCacheTag } from '../content/caching.ts';
import { type Hit, productCacheTag } from '../catalog/product.ts';
import type { PageModel } from './page-model.ts';

/** Cache tags of a page: what it shows, so that it is purged when one of these changes. */
export function pageCacheTags(model: PageModel): readonly string[] {
  const skus = new Set(hitsOf(model).map(({ sku }) => sku));
  if (model.type === 'product') skus.add(model.product.sku);
  return [localeCacheTag(model.locale), ...[...skus].map(productCacheTag)];
}

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
