import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { POSTCODE_PARAM } from '#src/address/postal-code.ts';
import type { Product } from '#src/catalog/product.ts';
import type { ProductSelection } from '#src/catalog/product-selection.ts';
import {
  type DeliveryPeriod,
  deliveryPeriod,
  ORDER_CUT_OFF_HOUR,
} from '#src/delivery/delivery-day.ts';
import type { DeliveryService } from '#src/delivery/delivery-services.ts';
import { deliveryServices } from '#src/delivery/product-terms.ts';
import { extraDeliveryDays } from '#src/delivery/extra-delivery-days.ts';
import { comesByVan } from '#src/delivery/paid-services.ts';
import { queryValue, splitUrl } from '#src/routing/url-parts.ts';
import { countryOf } from '#src/shared/locale.ts';
import { deliveryDayText, deliveryPeriodText } from '../../i18n/day-text.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useShop, useText } from '../../shop-context.tsx';
import { Disclosure } from '../Disclosure.tsx';
import { DeliveryPostcode } from './DeliveryPostcode.tsx';
import { KnownWay } from '../room/KnownWay.tsx';
import { PathLink } from '../ContentLink.tsx';
import styles from './DeliveryPromise.module.css';
import { TryNearby } from './TryNearby.tsx';

type DeliveryTime = {
  /** Delivery time in working days. */
  readonly days: number;
  /** Order date of an order placed now. */
  readonly today: string;
  readonly product: Product;
};

type DeliveryPromiseProps = Omit<DeliveryTime, 'product'> & {
  readonly chosen: ProductSelection;
};

/** Day of arrival at the shopper's postal code, or where the shop delivers by default. */
export const DeliveryDay = observer(function DeliveryDay(props: DeliveryTime) {
  const { text } = useShop();
  const { period } = useDelivery(props);
  return <Arrival period={period} days={deliveryDayText(text, period)} />;
});

type ArrivalProps = { readonly period: DeliveryPeriod; readonly days: string };

function Arrival({ period, days }: ArrivalProps): ReactNode {
  const text = useText();
  return (
    <p className={styles['day']}>
      <Icon name="truck" className={styles['icon']} />
      <time dateTime={period.last ?? period.first}>{text('delivery.on', { days })}</time>
    </p>
  );
}

/** The days on which it comes, for which postal code, and the delivery services included. */
export const DeliveryPromise = observer(function DeliveryPromise(props: DeliveryPromiseProps) {
  const { text } = useShop();
  const { chosen, ...time } = props;
  const { product, variant } = chosen.configuration;
  const { typed, period } = useDelivery({ ...time, product });
  const services = deliveryServices(product);
  return (
    <div className={styles['promise']}>
      <div className={styles['where']}>
        <Arrival period={period} days={deliveryPeriodText(text, period)} />
        <DeliveryPostcode typed={typed} period={period} />
      </div>
      <ul className={styles['services']}>
        {services.map((service) => (
          <li key={service}>
            <Icon name="check" />
            {service === 'to-room' ? (
              <div>
                {text(SERVICES[service])}
                <KnownWay chosen={chosen} ifStopped />
              </div>
            ) : (
              text(SERVICES[service])
            )}
          </li>
        ))}
        {services.includes('parcel') && (
          <li>
            <Icon name="check" />
            {text('delivery.gift')}
          </li>
        )}
      </ul>
      <TryNearby product={product} variant={variant} />
      <Disclosure summary={text('delivery.more')} variant="inline">
        <p>{text('delivery.terms', { hour: ORDER_CUT_OFF_HOUR })}</p>
        {services.includes('parcel') && <p>{text('delivery.parcel-days')}</p>}
        <p>
          <PathLink href={text('product.link.delivery')}>{text('delivery.link')}</PathLink>
        </p>
      </Disclosure>
    </div>
  );
});

/** The postal code of the URL, the one that was typed last, and the days of arrival there. */
function useDelivery({ days, today, product }: DeliveryTime) {
  const { locale, stores } = useShop();
  const asked = queryValue(splitUrl(stores.navigation.page.url).query, POSTCODE_PARAM) ?? '';
  const typed = stores.deliveries.postalCode || asked;
  const country = countryOf(locale);
  return {
    typed,
    period: deliveryPeriod({
      today,
      workingDays: days,
      extraDays: extraDeliveryDays(typed, country),
      isByVan: comesByVan(product),
      country,
    }),
  };
}

const SERVICES = {
  'to-room': 'delivery.service.to-room',
  assembly: 'delivery.service.assembly',
  'take-back': 'delivery.service.take-back',
  parcel: 'delivery.service.parcel',
} as const satisfies Readonly<Record<DeliveryService, string>>;
