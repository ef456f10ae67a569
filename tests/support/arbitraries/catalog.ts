import fc, { type Arbitrary } from 'fast-check';
import type { Attribute, Hit, Picture, UspAttribute } from '#src/catalog/product.ts';
import { anyPrice } from './pricing.ts';
import { anyCount, anyText, anyWording } from './texts.ts';

/** A path of this shop: one leading slash, then anything that a path may hold. */
export const anyPath = fc.webSegment().map((segment) => `/${segment}`);

export const anyPicture: Arbitrary<Picture> = fc.record({
  path: anyText,
  width: anyCount,
  height: anyCount,
  alt: anyText,
});

export const anyAttribute: Arbitrary<Attribute> = fc.record({
  code: anyText,
  label: anyWording,
  value: anyWording,
});

export const anyUspAttribute: Arbitrary<UspAttribute> = fc.record({
  code: anyText,
  label: anyWording,
  value: anyWording,
  icon: anyText,
  showRating: fc.boolean(),
});

/** `160x200`. */
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
  attributeSetId: anyCount,
  attributes: fc.array(anyAttribute, { maxLength: 3 }),
  uspAttributes: fc.array(anyUspAttribute, { maxLength: 3 }),
  deliveryDays: anyCount,
};

/** A hit with a size or without one. */
export const anyHit: Arbitrary<Hit> = fc.oneof(
  fc.record(HIT),
  fc.record({ ...HIT, size: anySize }),
);
