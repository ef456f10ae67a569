import type { OfferShippingDetails, QuantitativeValue, ShippingDeliveryTime } from 'schema-dts';
import { deliveryCost } from '#src/delivery/delivery-cost.ts';
import { deliverySteps } from '#src/delivery/delivery-steps.ts';
import { ORDER_CUT_OFF_HOUR } from '#src/delivery/order-day.ts';
import { longestDetour } from '#src/delivery/remote-days.ts';
import { toEuroNumber, type Money } from '#src/pricing/money.ts';
import { countryOf } from '#src/shared/country.ts';
import type { Locale } from '#src/shared/locale.ts';

/**
 * What the delivery of one piece costs, and how long it takes.
 *
 * @param days working days until it is there; `undefined` where it cannot be had, which no day is
 * promised for
 */
export const shippingDetails = (
  price: Money,
  days: number | undefined,
  locale: Locale,
): OfferShippingDetails => ({
  '@type': 'OfferShippingDetails',
  shippingRate: {
    '@type': 'MonetaryAmount',
    value: toEuroNumber(deliveryCost(price)),
    currency: price.currency,
  },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: countryOf(locale) },
  ...(days !== undefined && { deliveryTime: deliveryTime(days, locale) }),
});

/** To an island it takes longer, so that the way is as long as the longest. */
function deliveryTime(workingDays: number, locale: Locale): ShippingDeliveryTime {
  const { handling, transit } = deliverySteps(workingDays);
  return {
    '@type': 'ShippingDeliveryTime',
    businessDays: { '@type': 'OpeningHoursSpecification', dayOfWeek: WORKING_DAYS },
    cutoffTime: `${ORDER_CUT_OFF_HOUR}:00:00`,
    handlingTime: days(handling, handling),
    transitTime: days(transit, transit + longestDetour(countryOf(locale))),
  };
}

const days = (minValue: number, maxValue: number): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

const WORKING_DAYS = [
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
] as const;
