import type { Offer } from 'schema-dts';
import { choiceUrl, type ChosenBed } from '#src/catalog/choice-url.ts';
import { chosenTerms } from '#src/catalog/chosen-terms.ts';
import { itemCondition } from '#src/catalog/item-condition.ts';
import { returnTerms } from '#src/catalog/return-terms.ts';
import { toEuroNumber } from '#src/pricing/money.ts';
import { offerOf } from '#src/pricing/offer.ts';
import type { Place } from './place.ts';
import { returnPolicy } from './return-policy.ts';
import { shippingDetails } from './shipping-details.ts';

/**
 * Offer at the price that the page shows; `undefined` if it shows none (P3). Has no
 * `priceValidUntil`, because the end of a price is unknown.
 */
export function offerThing(chosen: ChosenBed, place: Place): Offer | undefined {
  const { product, variant } = chosen.configuration;
  const { price, stock, days } = chosenTerms(chosen);
  const now = offerOf(price)?.now;
  if (now === undefined) return undefined;
  return {
    '@type': 'Offer',
    url: place.address(choiceUrl(chosen, variant, place.locale)),
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
