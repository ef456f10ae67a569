import { readPlainMoney } from '../pricing/money.ts';
import {
  type Reader,
  readFields,
  readFlag,
  readListOf,
  readNonEmptyListOf,
  readNumber,
  readRecord,
  readText,
  withOptional,
} from '../shared/json-reader.ts';
import type { BundlePart } from './bundle.ts';
import { readId } from './categories.ts';
import { readPicture } from './picture-document.ts';
import type { OptionImages, Product, UspAttribute, Variant, VariantOption } from './product.ts';
import { readReviewSummary } from './review-summary.ts';

/* A product on the wire of /api: as it is. */

const ATTRIBUTE = { code: readText, label: readText, value: readText };

const readPrice = withOptional(
  readFields({ regular: readPlainMoney, final: readPlainMoney, default: readPlainMoney }),
  { reducedUntil: readText },
);

const readPictures = readNonEmptyListOf(readPicture);

const readOptionImages: Reader<OptionImages> = readFields({
  code: readText,
  key: readText,
  pictures: readPictures,
});

const readOption: Reader<VariantOption> = readFields({ ...ATTRIBUTE, key: readText });

const readVariantOfProduct: Reader<Variant> = withOptional(
  readFields({
    sku: readText,
    ean: readText,
    price: readPrice,
    stock: readNumber,
    deliveryDays: readNumber,
  }),
  { size: readText, options: readListOf(readOption) },
);

const readPart: Reader<BundlePart> = readFields({
  key: readText,
  label: readText,
  choices: readNonEmptyListOf(
    withOptional(
      readFields({
        uid: readText,
        key: readText,
        label: readText,
        extra: readPlainMoney,
        isSoldOut: readFlag,
      }),
      {
        summary: readText,
        extraByWidth: readRecord(readText, readPlainMoney),
        picture: readPicture,
        notWith: readListOf(readFields({ part: readText, choice: readText })),
      },
    ),
  ),
});

const readUsp: Reader<UspAttribute> = readFields({
  ...ATTRIBUTE,
  icon: readText,
  showRating: readFlag,
});

/** Parses a product, sent as JSON; `undefined` for anything else. */
export const parseProduct: Reader<Product> = withOptional(
  readFields({
    sku: readText,
    catalogueId: readText,
    name: readText,
    url: readText,
    brand: readText,
    attributeSetId: readId,
    categoryIds: readListOf(readId),
    summary: readText,
    description: readListOf(readText),
    pictures: readPictures,
    price: readPrice,
    attributes: readListOf(readFields(ATTRIBUTE)),
    uspAttributes: readListOf(readUsp),
    variants: readNonEmptyListOf(readVariantOfProduct),
  }),
  {
    looks: readListOf(readOptionImages),
    mostBought: readListOf(readText),
    parts: readListOf(readPart),
    reviews: readReviewSummary,
  },
);
