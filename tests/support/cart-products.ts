import { offersOf, type OfferOf } from '#adapters/embedded/cart-offer.ts';
import type { VariantData } from '#adapters/embedded/catalogue-data.ts';
import { createCatalogueStore, type CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { MAX_LINES } from '#src/cart/quantity.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { CartTestProducts } from '../contracts/cart-gateway-contract.ts';
import type { ScarceProducts, StockNow } from '../contracts/cart-shortages-contract.ts';
import type { CheckoutDetailsProducts } from '../contracts/checkout-details-contract.ts';
import { setCatalogue } from './set-catalogue.ts';

/** Products of the small catalogue with a large stock. */
export const checkoutDetailsProducts: CheckoutDetailsProducts = {
  bed: { sku: 'T2-160', cents: 15_900, categoryId: '52' },
  lamp: { sku: 'X1-1', cents: 1995, categoryId: '5' },
};

/** Products of the small catalogue by their own SKUs: some with several variants, and one with one. */
export const parentProducts: Pick<CartTestProducts, 'products' | 'onlyVariant'> = {
  products: ['M1', 'M3'],
  onlyVariant: ['X1', 'X1-1'],
};

const LEGS: ReadonlySet<string> = new Set(['oak', 'steel']);

/** A catalogue that sells the mattress M1 with legs of oak, of steel, or of both. */
export function choiceOffers(store: CatalogueStore): OfferOf {
  const offers = offersOf(store);
  return (sku, optionUids) => {
    const offer = offers(sku, []);
    if (!offer || optionUids.some((uid) => !LEGS.has(uid))) return undefined;
    const options = optionUids.map((uid) => ({ label: 'Poten', value: uid, uid }));
    const words = (locale: Locale) => {
      const own = offer.displayFields(locale);
      return { ...own, options: [...own.options, ...options] };
    };
    return { ...offer, optionUids: optionUids.toSorted(), displayFields: words };
  };
}

/** SKUs of more products than fit into one cart. */
export const MANY_SKUS = Array.from({ length: MAX_LINES + 2 }, (_, index) => `S-${index}`);

/** A catalogue in which each of these SKUs is a topper of its own. */
export function manyOffers(store: CatalogueStore): OfferOf {
  const topper = offersOf(store)('T2-160', []);
  const skus = new Set(MANY_SKUS);
  return (sku) => {
    if (!topper || !skus.has(sku)) return undefined;
    const words = (locale: Locale) => {
      const own = topper.displayFields(locale);
      return { ...own, product: { ...own.product, sku } };
    };
    return { ...topper, sku, displayFields: words };
  };
}

/** A topper of the small catalogue with little stock, and another with plenty. */
export const scarceProducts: ScarceProducts = { scarce: 'T1-90', inStock: 'T2-160' };

/** The small catalogue and a set, with the current stock of the scarce product. */
export function scarceStore(
  stockNow: StockNow,
  scarce: string = scarceProducts.scarce,
): CatalogueStore {
  const withStock = (variant: VariantData): VariantData =>
    variant.sku === scarce
      ? {
          ...variant,
          get stock() {
            return stockNow();
          },
        }
      : variant;
  const products = setCatalogue.products.map((product) => {
    const [first, ...others] = product.variants;
    return { ...product, variants: [withStock(first), ...others.map(withStock)] as const };
  });
  return createCatalogueStore({ ...setCatalogue, products });
}
