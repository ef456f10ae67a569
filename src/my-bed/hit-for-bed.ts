import { toHitInSize } from '../catalog/hit-of-variant.ts';
import type { Hit, Product, UnfitReason, Variant } from '../catalog/product.ts';
import { bedFit, bedGoodsOf, variantInSizeOfBed } from './bed-fit.ts';
import type { MyBed } from './my-bed.ts';

/**
 * The hit of a product for a shopper's bed: by its offer in the bed's size, or as it is without one,
 * with the reason if nothing of it fits. Goods that fit any bed stay as they are.
 */
export function hitForBed(hit: Hit, product: Product, bed: MyBed): Hit {
  const shown = variantInSizeOfBed(product, bed);
  return withOffer(shown ? toHitInSize(product, shown) : hit, { product, shown, bed });
}

/** The same for a hit in one of the bed's sizes: it keeps its variant, chosen by other filters, if that fits. */
export function hitInSizeForBed(hit: Hit, product: Product, bed: MyBed): Hit {
  const shown = product.variants.find(({ sku }) => sku === hit.variantSku);
  const goods = shown && bedGoodsOf(product, shown);
  return goods && bedFit(goods, bed).kind === 'fits'
    ? withOffer(hit, { product, shown, bed })
    : hitForBed(hit, product, bed);
}

type Shown = {
  readonly product: Product;
  readonly shown: Variant | undefined;
  readonly bed: MyBed;
};

function withOffer(hit: Hit, { product, shown, bed }: Shown): Hit {
  const unfit = unfitReason(product, bed);
  if (shown === undefined && unfit === undefined) return hit;
  const forBed = { ...(shown && { stock: shown.stock }), ...(unfit !== undefined && { unfit }) };
  return { ...hit, forBed };
}

/**
 * Why no variant of a product fits a bed; `undefined` if one does, or may. One in the bed's size is
 * the closest: it says what else is wrong.
 */
export function unfitReason(
  product: Pick<Product, 'attributes' | 'variants'>,
  bed: MyBed,
): UnfitReason | undefined {
  const reasons: UnfitReason[] = [];
  for (const variant of product.variants) {
    const goods = bedGoodsOf(product, variant);
    const fit = goods && bedFit(goods, bed);
    if (fit?.kind !== 'unfit') return undefined;
    reasons.push(fit.reason);
  }
  return reasons.find((reason) => reason !== 'size') ?? reasons[0];
}
