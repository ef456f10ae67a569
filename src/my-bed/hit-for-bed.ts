import { toHitInSize } from '../catalog/hit-of-variant.ts';
import type { Hit, Product, UnfitReason, Variant, VariantOption } from '../catalog/product.ts';
import type { SelectedRange } from '../filters/selection.ts';
import { bedFit, bedGoodsOf, isInSizeOfBed, variantInSizeOfBed } from './bed-fit.ts';
import type { MyBed } from './my-bed.ts';

/** What the filters of a list ask of the offers that it shows. */
export type AskedOfOffers = {
  /** Codes of the options that are chosen: color, firmness. */
  readonly options?: readonly string[];
  readonly prices?: Pick<SelectedRange, 'minCents' | 'maxCents'>;
  /** Only what is in stock and delivered within this many working days. */
  readonly deliveredWithin?: number;
};

/**
 * The hit of a product for a shopper's bed: by its offer in the bed's size, or as it is without one
 * that meets the filters, with the reason if nothing of it fits. Goods that fit any bed stay as they
 * are.
 */
export function hitForBed(hit: Hit, product: Product, bed: MyBed, asked: AskedOfOffers = {}): Hit {
  const options = hit.options?.filter(({ code }) => asked.options?.includes(code)) ?? [];
  const inSize = variantInSizeOfBed(product, bed, { options });
  const shown = inSize && meets(inSize, asked, options) ? inSize : undefined;
  return withOffer(shown ? toHitInSize(product, shown) : hit, { product, shown, bed });
}

/**
 * The same for a hit in one of the bed's sizes: it keeps its variant, chosen by other filters, also
 * if that is or may be too shallow.
 */
export function hitInSizeForBed(
  hit: Hit,
  product: Product,
  bed: MyBed,
  asked: AskedOfOffers = {},
): Hit {
  const shown = product.variants.find(({ sku }) => sku === hit.variantSku);
  const goods = shown && bedGoodsOf(product, shown);
  return goods && isInSizeOfBed(goods, bed)
    ? withOffer(hit, { product, shown, bed })
    : hitForBed(hit, product, bed, asked);
}

function meets(
  variant: Variant,
  { prices, deliveredWithin }: AskedOfOffers,
  options: readonly VariantOption[],
): boolean {
  const { cents } = variant.price.final;
  const isInTime =
    deliveredWithin === undefined || (variant.stock > 0 && variant.deliveryDays <= deliveredWithin);
  return (
    isInTime &&
    (!prices || (cents >= prices.minCents && cents <= prices.maxCents)) &&
    options.every(({ code, key }) =>
      variant.options?.some((option) => option.code === code && option.key === key),
    )
  );
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
