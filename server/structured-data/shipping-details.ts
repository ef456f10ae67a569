import type { OfferShippingDetails, QuantitativeValue, ShippingDeliveryTime } from 'schema-dts';
import { deliveryCost } from '#src/delivery/delivery-cost.ts';
import { ORDER_CUT_OFF_HOUR, splitDeliveryDays } from '#src/delivery/delivery-day.ts';
import { maxExtraDeliveryDays } from '#src/delivery/extra-delivery-days.ts';
import { type Money, toEuroNumber } from '#src/pricing/money.ts';
import { countryOf, type Locale } from '#src/shared/locale.ts';

type ShippedGoods = {
  readonly price: Money;
  /** Working days until delivery; `undefined` if out of stock, when no day is promised. */
  readonly days: number | undefined;
  readonly isByVan: boolean;
};

/** Delivery cost and time of one piece. */
export const shippingDetails = (
  { price, days, isByVan }: ShippedGoods,
  locale: Locale,
): OfferShippingDetails => ({
  '@type': 'OfferShippingDetails',
  shippingRate: {
    '@type': 'MonetaryAmount',
    value: toEuroNumber(deliveryCost(price)),
    currency: price.currency,
  },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: countryOf(locale) },
  ...(days !== undefined && { deliveryTime: deliveryTime(days, isByVan, locale) }),
});

/** Delivery to islands takes longer, so the maximum includes the longest detour. */
function deliveryTime(workingDays: number, isByVan: boolean, locale: Locale): ShippingDeliveryTime {
  const { handling, transit } = splitDeliveryDays(workingDays, isByVan);
  return {
    '@type': 'ShippingDeliveryTime',
    businessDays: { '@type': 'OpeningHoursSpecification', dayOfWeek: WORKING_DAYS },
    cutoffTime: `${ORDER_CUT_OFF_HOUR}:00:00`,
    handlingTime: days(handling, handling),
    transitTime: days(transit.min, transit.max + maxExtraDeliveryDays(countryOf(locale))),
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
