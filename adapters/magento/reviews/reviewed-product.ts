import { readCount, readFields, readText, type Reader } from '#src/shared/json-reader.ts';
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
  (report: ReportDropped) =>
  (data: unknown): { items: readonly ReviewedProduct[]; pages: number } | undefined => {
    const items = readRequiredList(readProduct(report), (entry) => report(ITEMS_PATH, entry));
    const { products } =
      readFields({ products: readFields({ items, page_info: readPageInfo }) })(data) ?? {};
    return products && { items: products.items, pages: products.page_info.total_pages };
  };

const ITEMS_PATH = 'products.items[]';

const readPageInfo = readFields({ total_pages: readCount });

const readProduct =
  (report: ReportDropped): Reader<ReviewedProduct> =>
  (value) => {
    const reviews = readRequiredList(readReview, (entry) =>
      report(`${ITEMS_PATH}.reviews.items[]`, entry),
    );
    const product = readFields({
      sku: readSku,
      model_sku: (model: unknown) => readText(model) ?? '',
      reviews: readFields({ items: reviews, page_info: readPageInfo }),
    })(value);
    return (
      product && {
        sku: product.sku,
        productSku: product.model_sku || product.sku,
        reviews: product.reviews.items,
        pages: product.reviews.page_info.total_pages,
      }
    );
  };
