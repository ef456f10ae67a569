import type { CartItem } from '../cart/cart.ts';
import { chooseVariant } from '../catalog/choose-variant.ts';
import type { Product } from '../catalog/product.ts';
import { parseVariantWish } from '../catalog/variant-query.ts';
import { queryValue } from '../routing/query-string.ts';
import { splitUrl } from '../routing/split-url.ts';
import type { Locale } from '../shared/locale.ts';
import type { LineDelivery } from './page-model.ts';
import { productAt, type ProductPorts } from './product-at.ts';

/** What has to be known of a line for that. */
export type DeliveredLine = { readonly product: Pick<CartItem['product'], 'sku' | 'url'> };

/** So many products are asked for at once: the rest of a large cart waits for its turn. */
const AT_ONCE = 6;

/**
 * When the lines of a cart can be delivered. The commerce side does not say so of a cart: it is asked
 * for the products that the lines lead to, as their own pages are. A line of which it cannot be found
 * out is left out.
 */
export async function lineDeliveries(
  ports: ProductPorts,
  locale: Locale,
  lines: readonly DeliveredLine[],
): Promise<readonly LineDelivery[]> {
  const paths = Array.from(new Set(lines.map(pathOf)));
  const products = new Map<string, Product | undefined>();
  for (let from = 0; from < paths.length; from += AT_ONCE) {
    const turn = paths.slice(from, from + AT_ONCE);
    const found = await Promise.all(turn.map((path) => productAt(ports, locale, path)));
    turn.forEach((path, index) => {
      const answer = found[index];
      products.set(path, answer?.ok ? answer.value : undefined);
    });
  }
  return lines.flatMap((line) => {
    const product = products.get(pathOf(line));
    return product ? [deliveryOf(product, line, locale)] : [];
  });
}

const pathOf = ({ product }: DeliveredLine): string => splitUrl(product.url).path;

/** A set goes by the SKU of the whole, which no variant has: its address says which one it is. */
function deliveryOf(product: Product, line: DeliveredLine, locale: Locale): LineDelivery {
  const { sku, url } = line.product;
  const { query } = splitUrl(url);
  const wish = parseVariantWish(product, (name) => queryValue(query, name), locale);
  const variant =
    product.variants.find((one) => one.sku === sku) ?? chooseVariant(product, wish).chosen;
  return { sku, workingDays: variant.deliveryDays };
}
