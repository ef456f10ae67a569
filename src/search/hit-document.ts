import { readId } from '../catalog/categories.ts';
import { readPicture } from '../catalog/picture-document.ts';
import type { Attribute, Hit, Picture, UspAttribute, VariantOption } from '../catalog/product.ts';
import { readReviewSummary, type ReviewSummary } from '../catalog/review-summary.ts';
import { fromEuroNumber, type Money, toEuroNumber } from '../pricing/money.ts';
import type { Price } from '../pricing/price.ts';
import {
  readCount,
  type Reader,
  readFields,
  readFlag,
  readListOf,
  readText,
  withDefault,
} from '../shared/json-reader.ts';
import { readShopPath } from '../routing/normalize-url.ts';

/** A hit as external programs see it: its prices by currency, in euros with up to two decimals. */
export type HitDocument = Omit<Hit, 'price'> & { readonly prices: { readonly EUR: EuroPrices } };

export type EuroPrices = {
  readonly regular_price: number;
  readonly final_price: number;
  readonly default: number;
  /** Last day of the reduction, `2027-01-31`; absent if the end is open. */
  readonly reduced_until?: string;
};

export function formatHit({ price, ...hit }: Hit): HitDocument {
  const prices = {
    regular_price: toEuroNumber(price.regular),
    final_price: toEuroNumber(price.final),
    default: toEuroNumber(price.default),
    ...(price.reducedUntil !== undefined && { reduced_until: price.reducedUntil }),
  };
  return { ...hit, prices: { EUR: prices } };
}

/** Parses what {@link formatHit} writes; `undefined` if a field is missing or of another type. */
export const parseHit: Reader<Hit> = (value) => {
  const document = readHit(value);
  if (document === undefined) return undefined;
  const { prices, variantSku, size, options, reviews, secondImage, ...hit } = document;
  const { regular_price: regular, final_price: final, default: standard } = prices.EUR;
  const { reduced_until: reducedUntil } = prices.EUR;
  const price: Price = {
    regular,
    final,
    default: standard,
    ...(reducedUntil !== null && { reducedUntil }),
  };
  return {
    ...hit,
    price,
    ...(variantSku !== null && { variantSku }),
    ...(size !== null && { size }),
    ...(options !== null && { options }),
    ...(reviews !== null && { reviews }),
    ...(secondImage !== null && { secondImage }),
  };
};

const readEuros: Reader<Money> = (value) => {
  const money = fromEuroNumber(value);
  return money && Number.isSafeInteger(money.cents) ? money : undefined;
};

const ATTRIBUTE = { code: readText, label: readText, value: readText };

const readHit = readFields({
  sku: readText,
  name: readText,
  url: readShopPath,
  brand: readText,
  image: readPicture,
  /** `null` if there is only one. */
  secondImage: withDefault<Picture | null>(readPicture, null),
  prices: readFields({
    EUR: readFields({
      regular_price: readEuros,
      final_price: readEuros,
      default: readEuros,
      /** `null` if the end is open. */
      reduced_until: withDefault<string | null>(readText, null),
    }),
  }),
  /** `null` in records of an index from before hits had it. */
  variantSku: withDefault<string | null>(readText, null),
  /** `null` if the product has no sizes. */
  size: withDefault<string | null>(readText, null),
  /** `null` if nothing else distinguishes its variants. */
  options: withDefault<readonly VariantOption[] | null>(
    readListOf(readFields<VariantOption>({ ...ATTRIBUTE, key: readText })),
    null,
  ),
  priceFrom: readFlag,
  attributeSetId: readId,
  attributes: readListOf(readFields<Attribute>(ATTRIBUTE)),
  uspAttributes: readListOf(
    readFields<UspAttribute>({ ...ATTRIBUTE, icon: readText, showRating: readFlag }),
  ),
  deliveryDays: readCount,
  /** `null` without reviews. */
  reviews: withDefault<ReviewSummary | null>(readReviewSummary, null),
});
