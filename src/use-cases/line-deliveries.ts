import type { CartItem } from '../cart/cart.ts';
import { chooseVariant } from '../catalog/choose-variant.ts';
import type { Product, Variant } from '../catalog/product.ts';
import { parseVariantRequest } from '../catalog/variant-query.ts';
import { comesByVan } from '../delivery/paid-services.ts';
import { goodsTerms } from '../delivery/product-terms.ts';
import { energyLabelOf } from '../duties/energy-label.ts';
import { bedLineOf } from '../my-bed/bed-fit.ts';
import { isBed } from '../room/footprint.ts';
import { packedGoodsOf } from '../room/packages.ts';
import { queryValue, splitUrl } from '../routing/url-parts.ts';
import type { Locale } from '../shared/locale.ts';
import { findProductByPath, type ProductPorts } from './find-product-by-path.ts';
import type { LineDelivery } from './page-model.ts';

/** Fields of a cart line that its delivery time depends on. */
export type DeliverableLine = { readonly product: Pick<CartItem['product'], 'sku' | 'url'> };

/** Number of products requested at once; the rest of a large cart follows in batches. */
const AT_ONCE = 6;

/** The product of each line; `undefined` for a line whose product is unknown or unavailable. */
export type ProductOfLine = (line: DeliverableLine) => Product | undefined;

/** Reads the products that the lines of a cart link to, like their own pages. */
export async function productsOfLines(
  ports: ProductPorts,
  locale: Locale,
  lines: readonly DeliverableLine[],
): Promise<ProductOfLine> {
  const paths = Array.from(new Set(lines.map(pathOf)));
  const products = new Map<string, Product | undefined>();
  for (let from = 0; from < paths.length; from += AT_ONCE) {
    const turn = paths.slice(from, from + AT_ONCE);
    const found = await Promise.all(turn.map((path) => findProductByPath(ports, locale, path)));
    turn.forEach((path, index) => {
      const answer = found[index];
      products.set(path, answer?.ok ? answer.value : undefined);
    });
  }
  return (line) => products.get(pathOf(line));
}

/**
 * Delivery times, ways of travel, energy classes, needs of a bed, packages and terms of the lines of a
 * cart. The commerce side does not give them for a cart: they are those of their products. Drops lines
 * without a known delivery time.
 */
export async function lineDeliveries(
  ports: ProductPorts,
  locale: Locale,
  lines: readonly DeliverableLine[],
): Promise<readonly LineDelivery[]> {
  return deliveriesOfLines(await productsOfLines(ports, locale, lines), locale, lines);
}

export const deliveriesOfLines = (
  productOf: ProductOfLine,
  locale: Locale,
  lines: readonly DeliverableLine[],
): readonly LineDelivery[] =>
  lines.flatMap((line) => {
    const product = productOf(line);
    return product ? [deliveryOf(product, line, locale)] : [];
  });

const pathOf = ({ product }: DeliverableLine): string => splitUrl(product.url).path;

/** A set has a SKU of its own, which no variant has; its URL names the variant. */
function deliveryOf(product: Product, line: DeliverableLine, locale: Locale): LineDelivery {
  const { sku, url } = line.product;
  const { query } = splitUrl(url);
  const request = parseVariantRequest(product, (name) => queryValue(query, name), locale);
  const variant =
    product.variants.find((one) => one.sku === sku) ?? chooseVariant(product, request).chosen;
  const energy = energyLabelOf(product);
  const bed = bedLineOf(product, variant);
  const terms = goodsTerms(product);
  const isGranted = terms.hasTrial || terms.isTakenBack || terms.guarantee !== undefined;
  return {
    sku,
    workingDays: variant.deliveryDays,
    ...(comesByVan(product) && { isByVan: true }),
    ...(energy && { energy }),
    ...(bed && { bed }),
    ...(isGranted && { terms }),
    ...roomOf(product, variant),
  };
}

function roomOf(product: Product, variant: Variant): Pick<LineDelivery, 'room'> {
  const room = isBed(product, variant) ? packedGoodsOf(product, variant) : undefined;
  return room ? { room } : {};
}
