import { displayPriceOf } from '../pricing/price.ts';
import { memoizePerObject } from '../shared/memoize.ts';
import { attributeProperty, type ProductType } from './attributes/attribute-key.ts';
import { LIGHT_SOURCE_CODE } from './page-attributes.ts';
import { productType } from './product-type.ts';
import type { Attribute, Hit, UspAttribute } from './product.ts';
import type { ReviewSummary } from './review-summary.ts';

/** A badge on the picture of a card: the discount of a product, or that it is top rated. */
export type CardBadge =
  | { readonly kind: 'discount'; readonly percent: number }
  | { readonly kind: 'top-rated' };

/** The content of a product card. */
export type ProductCardView = Pick<
  Hit,
  | 'sku'
  | 'name'
  | 'url'
  | 'image'
  | 'secondImage'
  | 'price'
  | 'priceFrom'
  | 'size'
  | 'reviews'
  | 'forBed'
> & {
  /** Absent if the name starts with it. */
  readonly brand?: string;
  /** The options of the variant that the price belongs to, besides size and firmness. */
  readonly options: readonly string[];
  readonly firmness?: Attribute;
  /** Highlights, without the firmness. */
  readonly usps: readonly UspAttribute[];
  /** At most two, the discount first. */
  readonly badges: readonly CardBadge[];
  /** Working days until delivery. */
  readonly deliveryDays: number;
  /** Absent if unknown. */
  readonly type?: ProductType;
};

/** Maximum number of properties below the name, with firmness; more makes card heights differ. */
const MAX_PROPERTIES = 3;

/** Minimum average and number of reviews of a top-rated product. */
const TOP_AVERAGE = 4.5;
const TOP_COUNT = 25;

/** Converts a hit to the content of its card, for any page. */
export function productCard(hit: Hit): ProductCardView {
  const { sku, name, url, brand, image, secondImage, price, priceFrom, size } = hit;
  const { reviews, forBed } = hit;
  const options = hit.options ?? [];
  const firmness = [...options, ...hit.attributes].find(isFirmness);
  const usps = hit.uspAttributes.filter((usp) => !isFirmness(usp));
  const type = hit.type ?? productType(hit);
  return {
    sku,
    name,
    url,
    image,
    price,
    priceFrom,
    deliveryDays: hit.deliveryDays,
    ...(type && { type }),
    ...(!name.startsWith(brand) && { brand }),
    ...(secondImage && { secondImage }),
    ...(size !== undefined && { size }),
    ...(reviews && { reviews }),
    ...(forBed && { forBed }),
    ...(firmness && { firmness }),
    options: options.filter((option) => !isFirmness(option)).map(({ value }) => value),
    usps: usps.slice(0, MAX_PROPERTIES - (firmness ? 1 : 0)),
    badges: badgesOf(hit),
  };
}

/**
 * A hit without what its card leaves out, above all attributes, which are most of its data: a page has
 * dozens of cards, and sends the data of each along. The same for the same hit, as caches compare.
 */
export const hitForCard: (hit: Hit) => Hit = memoizePerObject((hit) => {
  const { variantSku: _left, ...shown } = hit;
  const attributes = hit.attributes.filter(
    (one) => isFirmness(one) || one.code === LIGHT_SOURCE_CODE,
  );
  const { usps, type } = productCard(hit);
  return { ...shown, attributes, uspAttributes: usps, ...(type && { type }) };
});

/** Whether an attribute is the firmness of any product type. */
const isFirmness = ({ code }: Attribute): boolean => attributeProperty(code) === 'hardheid';

function badgesOf({ price, reviews }: Hit): readonly CardBadge[] {
  const percent = displayPriceOf(price)?.percent ?? 0;
  return [
    ...(percent > 0 ? [{ kind: 'discount', percent } as const] : []),
    ...(isTopRated(reviews) ? [{ kind: 'top-rated' } as const] : []),
  ];
}

const isTopRated = (reviews: ReviewSummary | undefined): boolean =>
  reviews !== undefined && reviews.average >= TOP_AVERAGE && reviews.count >= TOP_COUNT;
