import { EMPTY_CART, type Cart, type CartItem } from '#src/cart/cart.ts';
import { cartPrices, totalQuantity } from '#src/cart/cart-prices.ts';
import { variantUrl } from '#src/catalog/variant-url.ts';
import { SIZE_FACET } from '#src/filters/facet.ts';
import { euros } from '#src/pricing/money.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Article, CatalogueStore } from './catalogue-store.ts';
import { lineUid } from './cart-changes.ts';
import type { CartLine } from './cart-statements.ts';
import type { LocalCatalogue } from './local-catalogue.ts';
import { priceOf } from './variant-price.ts';

/**
 * A cart at today's prices and in the words of the locale. A line whose product is no longer sold
 * is left out.
 */
export function toCart(
  store: CatalogueStore,
  locale: Locale,
  id: string,
  lines: readonly CartLine[],
): Cart {
  const items = lines.flatMap((line) => {
    const article = store.article(line.sku);
    return article ? [toCartItem(store.local(locale), line, article)] : [];
  });
  const prices = cartPrices(items);
  return { ...EMPTY_CART, id, items, totalQuantity: totalQuantity(items), prices };
}

function toCartItem(
  catalogue: LocalCatalogue,
  line: CartLine,
  { product, variant }: Article,
): CartItem {
  const { name, url, pictures } = catalogue.product(product);
  const { regular, final } = priceOf(product, variant);
  const { size } = variant;
  const label = catalogue.attributes.label(SIZE_FACET);
  return {
    uid: lineUid(line),
    quantity: line.quantity,
    product: {
      sku: variant.sku,
      name,
      url: variantUrl({ url }, variant, catalogue.locale),
      image: pictures[0],
    },
    options: size === undefined ? [] : [{ label, value: `${size.replace('x', ' x ')} cm` }],
    price: final,
    regularPrice: regular,
    rowTotal: euros(final.cents * line.quantity),
  };
}
