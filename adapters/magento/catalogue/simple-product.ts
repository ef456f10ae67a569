import { MAX_LINE_QUANTITY } from '#src/cart/quantity.ts';
import { type Reader, readFields, readFieldsWith, readText } from '#src/shared/json-reader.ts';
import {
  type CustomAttributes,
  readAttributeFields,
  readCustomAttributes,
} from './custom-attribute.ts';
import { type GalleryPicture, readGallery } from './gallery.ts';
import { readHtml } from './html-text.ts';
import type { ReportDropped } from './lenient-lists.ts';
import { type Amounts, readAmounts, stockOf, withPriorPrice } from './price-and-stock.ts';

/** A simple product in Magento: a variant, a bed, a choice of a part. */
export type SimpleProduct = {
  readonly sku: string;
  readonly amounts: Amounts;
  /** The maximum per line where Magento gives no number. */
  readonly stock: number;
  readonly summary: readonly string[];
  readonly gallery: readonly GalleryPicture[];
  readonly attributes: CustomAttributes;
};

/**
 * Reads a product that is visible on its own, with all its attributes. Returns `undefined` without
 * a SKU or price. `path` is its path in the answer.
 */
export const readSimpleProduct =
  (report: ReportDropped, path: string): Reader<SimpleProduct> =>
  (value) => {
    const attributes = readFieldsWith<object, { custom_attributesV2: CustomAttributes }>(
      {},
      { custom_attributesV2: readCustomAttributes(report, path) },
    )(value)?.custom_attributesV2;
    return readWithAttributes(report, path, attributes ?? new Map())(value);
  };

/** Reads a variant, a bed or a choice of a part, whose attributes are fields. */
export const readVariantProduct =
  (report: ReportDropped, path: string): Reader<SimpleProduct> =>
  (value) =>
    readWithAttributes(report, path, readAttributeFields(value))(value);

const readWithAttributes =
  (report: ReportDropped, path: string, attributes: CustomAttributes): Reader<SimpleProduct> =>
  (value) => {
    const needed = readFields({ sku: readSku, price_range: readAmounts })(value);
    const gallery = readGallery((entry) => report(`${path}.media_gallery[]`, entry));
    const more = readFieldsWith<object, MoreFields>(
      {},
      { short_description: readHtml, media_gallery: gallery },
    )(value);
    return (
      needed && {
        sku: needed.sku,
        amounts: withPriorPrice(needed.price_range, attributes),
        stock: stockOf(value, MAX_LINE_QUANTITY),
        summary: more?.short_description ?? [],
        gallery: more?.media_gallery ?? [],
        attributes,
      }
    );
  };

type MoreFields = {
  short_description: readonly string[];
  media_gallery: readonly GalleryPicture[];
};

export const readSku: Reader<string> = (value) => readText(value) || undefined;
