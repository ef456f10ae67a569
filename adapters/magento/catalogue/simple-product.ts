import { MAX_LINE_QUANTITY } from '#src/cart/quantity.ts';
import { type Reader, readFields, readFieldsWith, readText } from '#src/shared/json-reader.ts';
import { type CustomAttributes, readCustomAttributes } from './custom-attribute.ts';
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

/** Returns `undefined` without a SKU or price. `path` is its path in the answer. */
export const readSimpleProduct =
  (report: ReportDropped, path: string): Reader<SimpleProduct> =>
  (value) => {
    const needed = readFields({ sku: readSku, price_range: readAmounts })(value);
    const gallery = readGallery((entry) => report(`${path}.media_gallery[]`, entry));
    const attributes = readCustomAttributes(report, path);
    const more = readFieldsWith<object, MoreFields>(
      {},
      { short_description: readHtml, media_gallery: gallery, custom_attributesV2: attributes },
    )(value);
    const customAttributes: CustomAttributes = more?.custom_attributesV2 ?? new Map();
    return (
      needed && {
        sku: needed.sku,
        amounts: withPriorPrice(needed.price_range, customAttributes),
        stock: stockOf(value, MAX_LINE_QUANTITY),
        summary: more?.short_description ?? [],
        gallery: more?.media_gallery ?? [],
        attributes: customAttributes,
      }
    );
  };

type MoreFields = {
  short_description: readonly string[];
  media_gallery: readonly GalleryPicture[];
  custom_attributesV2: CustomAttributes;
};

export const readSku: Reader<string> = (value) => readText(value) || undefined;
