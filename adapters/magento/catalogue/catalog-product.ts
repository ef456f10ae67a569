import { readId } from '#src/catalog/categories.ts';
import { type Reader, readFields, readFieldsWith } from '#src/shared/json-reader.ts';
import { type CatalogOffer, readCatalogOffer } from './catalog-offer.ts';
import { type GalleryPicture, readPicture } from './gallery.ts';
import { readHtml } from './html-text.ts';
import { readLenientList, type ReportDropped } from './lenient-lists.ts';
import { readSimpleProduct, readSku, type SimpleProduct } from './simple-product.ts';
import { readStoreReviewCount, type StoreReviewCount } from './store-review-count.ts';
import { dayOf, readTimestamp } from './timestamp.ts';

/** The readable part of a product in Magento's catalogue. */
export type CatalogProduct = {
  readonly base: SimpleProduct;
  readonly name: string;
  /** `/matras-wolk`. */
  readonly url: string;
  readonly attributeSetId: string;
  /** First day in the shop, as `2026-03-01`. */
  readonly since: string | undefined;
  readonly categoryIds: readonly string[];
  readonly description: readonly string[];
  /** Stands in for an empty gallery. */
  readonly image: GalleryPicture | undefined;
  /** Reviews in this store view. */
  readonly reviews: StoreReviewCount;
  /** The offer: the product itself, its variants, or the items of a bundle. */
  readonly offer: CatalogOffer;
};

/** Returns `undefined` without SKU, price, name, URL key or type. `path` is its report path. */
export const readCatalogProduct =
  (report: ReportDropped, path: string): Reader<CatalogProduct> =>
  (value) => {
    const base = readSimpleProduct(report, path)(value);
    const needed = readFields({ name: readSku, url_key: readSku, kind: readSku })(value);
    const readCategories = readLenientList(readFields({ id: readId }), (entry) =>
      report(`${path}.categories[]`, entry),
    );
    const more = readFieldsWith<object, MoreFields>(
      {},
      { ...MORE, categories: readCategories },
    )(value);
    if (!base || !needed) return undefined;
    return {
      base,
      name: needed.name,
      url: `/${needed.url_key}`,
      attributeSetId: more?.attribute_set_id ?? '0',
      since: more?.new_from_date && dayOf(more.new_from_date),
      categoryIds: (more?.categories ?? []).map(({ id }) => id),
      description: more?.description ?? [],
      image: more?.image,
      reviews: readStoreReviewCount(value),
      offer: readCatalogOffer(report, path, value),
    };
  };

type MoreFields = {
  attribute_set_id: string;
  new_from_date: string;
  categories: readonly { id: string }[];
  description: readonly string[];
  image: GalleryPicture;
};

const MORE = {
  attribute_set_id: readId,
  new_from_date: readTimestamp,
  description: readHtml,
  image: readPicture,
};
