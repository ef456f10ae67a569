import { variantUrl } from '../catalog/variant-url.ts';
import { isArticleNumber } from '../search/article-number.ts';
import type { PageContext } from './page-request.ts';

/**
 * URL of the product with this article number; a variant's number gives that variant. `undefined`
 * for any other text, and if the catalogue cannot answer: the text is then searched for.
 */
export async function productUrlByArticleNumber(
  { ports, request: { locale } }: PageContext,
  text: string,
): Promise<string | undefined> {
  if (!isArticleNumber(text)) return undefined;
  for (const sku of new Set([text, text.toUpperCase()])) {
    const answer = await ports.catalog.product(locale, sku);
    if (answer.ok) {
      const product = answer.value;
      const variant =
        product.sku === sku ? undefined : product.variants.find((one) => one.sku === sku);
      return variant ? variantUrl(product, variant, locale) : product.url;
    }
  }
  return undefined;
}
