import fc, { type Arbitrary } from 'fast-check';
import {
  ATTRIBUTE_LABELS,
  MATTRESS_LABELS,
  PILLOW_LABELS,
  TOPPER_LABELS,
} from '#src/catalog/attributes/attribute-dictionary.ts';
import { TYPE_PREFIXES } from '#src/catalog/attributes/attribute-key.ts';
import { highlights } from '#demo/catalogue/highlights.ts';
import type { Attribute, Hit, Picture, UspAttribute, VariantOption } from '#src/catalog/product.ts';
import type { ReviewSummary } from '#src/catalog/review-summary.ts';
import { anyPrice } from './pricing.ts';
import { anyCount, anyText, anyWording } from './texts.ts';
import { anyWebSegment } from './web-addresses.ts';

/** A path of this shop: one leading slash, then any path segment. */
export const anyPath = anyWebSegment.map((segment) => `/${segment}`);

export const anyPicture: Arbitrary<Picture> = fc.record({
  path: anyText,
  width: anyCount,
  height: anyCount,
  alt: anyText,
});

/** A key of the shop's dictionary. */
const anyKnownCode = fc.constantFrom(...Object.keys(ATTRIBUTE_LABELS));

export const anyTypePrefix = fc.constantFrom(...TYPE_PREFIXES);

/** A key that the shop knows, one with a known product type as its prefix, or any text. */
export const anyAttributeCode: Arbitrary<string> = fc.oneof(
  anyKnownCode,
  fc.tuple(anyTypePrefix, anyText).map(([prefix, property]) => `${prefix}_${property}`),
  anyText,
);

export const anyAttribute: Arbitrary<Attribute> = fc.record({
  code: anyAttributeCode,
  label: anyWording,
  value: anyWording,
});

/** An attribute set with highlights. */
export const anyHighlightedSet = fc.constantFrom(...highlights.keys());

const CARD_CODES = Object.keys({ ...MATTRESS_LABELS, ...TOPPER_LABELS, ...PILLOW_LABELS });

/** An attribute of products with highlights: a valid or invalid grade, a text, or empty. */
export const anyCardAttribute: Arbitrary<Attribute> = fc.record({
  code: fc.constantFrom(...CARD_CODES),
  label: anyWording,
  value: fc.oneof(fc.constantFrom('1', '2.5', '5', '5.0000', '0', '6', '', ' '), anyWording),
});

const anyUspAttribute: Arbitrary<UspAttribute> = fc.record({
  code: anyText,
  label: anyWording,
  value: anyWording,
  icon: anyText,
  showRating: fc.boolean(),
});

/** A size such as `160x200`. */
export const anySize = fc
  .tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }))
  .map(([width, length]) => `${width}x${length}`);

const HIT = {
  sku: anyText,
  name: anyWording,
  url: anyPath,
  brand: anyText,
  image: anyPicture,
  price: anyPrice,
  priceFrom: fc.boolean(),
  attributeSetId: anyCount.map(String),
  attributes: fc.array(anyAttribute, { maxLength: 3 }),
  uspAttributes: fc.array(anyUspAttribute, { maxLength: 3 }),
  deliveryDays: anyCount,
};

const anyVariantOption: Arbitrary<VariantOption> = fc.record({
  code: anyAttributeCode,
  label: anyWording,
  value: anyWording,
  key: anyText,
});

const anyReviewSummary: Arbitrary<ReviewSummary> = fc.record({
  average: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
  count: anyCount,
});

/** A hit with or without a size, options and reviews. */
export const anyHit: Arbitrary<Hit> = fc.oneof(
  fc.record(HIT),
  fc.record({ ...HIT, size: anySize }),
  fc.record({
    ...HIT,
    options: fc.array(anyVariantOption, { maxLength: 2 }),
    secondImage: anyPicture,
    reviews: anyReviewSummary,
  }),
);
