import type { Offer } from 'schema-dts';
import { selectionUrlWithVariant, type ProductSelection } from '#src/catalog/selection-url.ts';
import { selectionOffer } from '#src/catalog/selection-offer.ts';
import { itemCondition } from '#src/catalog/item-condition.ts';
import { returnTerms } from '#src/catalog/return-terms.ts';
import { toEuroNumber } from '#src/pricing/money.ts';
import { displayPriceOf } from '#src/pricing/display-price.ts';
import type { UrlContext } from './url-context.ts';
import { returnPolicy } from './return-policy.ts';
import { shippingDetails } from './shipping-details.ts';

/**
 * Offer at the price that the page shows; `undefined` if it shows none (P3). Has no
 * `priceValidUntil`, because the end of a price is unknown.
 */
export function offerThing(chosen: ProductSelection, place: UrlContext): Offer | undefined {
  const { product, variant } = chosen.configuration;
  const { price, stock, days } = selectionOffer(chosen);
  const now = displayPriceOf(price)?.now;
  if (now === undefined) return undefined;
  return {
    '@type': 'Offer',
    url: place.address(selectionUrlWithVariant(chosen, variant, place.locale)),
    price: toEuroNumber(now),
    priceCurrency: now.currency,
    availability: stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: CONDITIONS[itemCondition(product)],
    shippingDetails: shippingDetails(now, stock > 0 ? days : undefined, place.locale),
    hasMerchantReturnPolicy: returnPolicy(returnTerms(product), place.locale),
  };
}

const CONDITIONS = {
  new: 'https://schema.org/NewCondition',
  refurbished: 'https://schema.org/RefurbishedCondition',
} as const;
