import { variantUrl } from '../catalog/variant-url.ts';
import { isArticleNumber } from '../search/article-number.ts';
import type { Visit } from './page-request.ts';

/**
 * Where the product with this article number is; a variant's number leads to that variant.
 * `undefined` of any other text, and where the catalogue cannot say: the text is then looked for.
 */
export async function articleAddress(
  { ports, request: { locale } }: Visit,
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
