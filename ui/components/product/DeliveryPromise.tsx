import { observer } from 'mobx-react-lite';
import type { Product } from '#src/catalog/product.ts';
import { deliveryDay, ORDER_CUT_OFF_HOUR } from '#src/delivery/delivery-day.ts';
import { type DeliveryService, deliveryServices } from '#src/delivery/product-terms.ts';
import { extraDeliveryDays } from '#src/delivery/extra-delivery-days.ts';
import { queryValue, splitUrl } from '#src/routing/url-parts.ts';
import { countryOf } from '#src/shared/locale.ts';
import { dayText } from '../../i18n/day-text.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useShop } from '../../shop-context.tsx';
import { Disclosure } from '../Disclosure.tsx';
import { DeliveryPostcode, POSTCODE_PARAM } from './DeliveryPostcode.tsx';
import styles from './DeliveryPromise.module.css';

type DeliveryPromiseProps = {
  readonly product: Product;
  /** Delivery time in working days. */
  readonly days: number;
  /** Order date of an order placed now. */
  readonly today: string;
};

/** Day of arrival at the shopper's postal code, and the delivery services included. */
export const DeliveryPromise = observer(function DeliveryPromise(props: DeliveryPromiseProps) {
  const { product, days, today } = props;
  const { text, locale, stores } = useShop();
  const postalCode = queryValue(splitUrl(stores.navigation.page.url).query, POSTCODE_PARAM) ?? '';
  const typed = stores.deliveries.postalCode || postalCode;
  const country = countryOf(locale);
  const day = deliveryDay(today, days + extraDeliveryDays(typed, country), country);
  return (
    <div className={styles['delivery']}>
      <Icon name="truck" className={styles['icon']} />
      <div>
        <p className={styles['day']}>
          <time dateTime={day}>{text('delivery.on', { day: dayText(text, day) })}</time>
        </p>
        <ul className={styles['services']}>
          {deliveryServices(product).map((service) => (
            <li key={service}>
              <Icon name="check" />
              {text(SERVICES[service])}
            </li>
          ))}
        </ul>
        <Disclosure summary={text('delivery.more')} variant="inline" isOpen={postalCode !== ''}>
          <p>{text('delivery.terms', { hour: ORDER_CUT_OFF_HOUR })}</p>
          <DeliveryPostcode typed={typed} day={day} />
          <p>
            <a href={text('product.link.delivery')}>{text('delivery.link')}</a>
          </p>
        </Disclosure>
      </div>
    </div>
  );
});

const SERVICES = {
  'to-room': 'delivery.service.to-room',
  assembly: 'delivery.service.assembly',
  'take-back': 'delivery.service.take-back',
  parcel: 'delivery.service.parcel',
} as const satisfies Readonly<Record<DeliveryService, string>>;
