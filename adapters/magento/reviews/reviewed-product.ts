import { readCount, readFields, type Reader } from '#src/shared/json-reader.ts';
import { readCustomAttributes, textOf } from '../catalogue/custom-attribute.ts';
import { readSku } from '../catalogue/simple-product.ts';
import { readRequiredList, type ReportDropped } from '../catalogue/lenient-lists.ts';
import { readReview, type MagentoReview } from './magento-review.ts';

/** A product and a page of its reviews in one store view. */
export type ReviewedProduct = {
  /** Magento's SKU. */
  readonly sku: string;
  /** The shop's SKU: Magento has another for a product of one variant. */
  readonly productSku: string;
  readonly reviews: readonly MagentoReview[];
  /** Number of pages of reviews. */
  readonly pages: number;
};

/** Reads the answer to `Reviews`: products, and the number of product pages. */
export const readReviewed =
  (tell: ReportDropped) =>
  (data: unknown): { items: readonly ReviewedProduct[]; pages: number } | undefined => {
    const items = readRequiredList(readProduct(tell), (entry) => tell(PLACE, entry));
    const { products } =
      readFields({ products: readFields({ items, page_info: readPageInfo }) })(data) ?? {};
    return products && { items: products.items, pages: products.page_info.total_pages };
  };

const PLACE = 'products.items[]';

const readPageInfo = readFields({ total_pages: readCount });

const readProduct =
  (tell: ReportDropped): Reader<ReviewedProduct> =>
  (value) => {
    const reviews = readRequiredList(readReview, (entry) =>
      tell(`${PLACE}.reviews.items[]`, entry),
    );
    const product = readFields({
      sku: readSku,
      custom_attributesV2: readCustomAttributes(() => undefined, PLACE),
      reviews: readFields({ items: reviews, page_info: readPageInfo }),
    })(value);
    return (
      product && {
        sku: product.sku,
        productSku: textOf(product.custom_attributesV2, 'model_sku') ?? product.sku,
        reviews: product.reviews.items,
        pages: product.reviews.page_info.total_pages,
      }
    );
  };
