import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { CartItem } from '#src/cart/cart.ts';
import { pictureAlt } from '#src/catalog/product-pictures.ts';
import type { DeliveryPeriod } from '#src/delivery/delivery-day.ts';
import { formatAmount } from '#src/pricing/money.ts';
import { Icon } from '../../icons/Icon.tsx';
import { deliveryPeriodText } from '../../i18n/day-text.ts';
import { useStores, useText } from '../../shop-context.tsx';
import { EnergyLabel } from '../duties/EnergyLabel.tsx';
import { Image } from '../Image.tsx';
import { WasPrice } from '../PriceTag.tsx';
import { PathLink } from '../ContentLink.tsx';
import styles from './CartLineParts.module.css';

type LineProps = { readonly item: CartItem };

/** Picture of a line. Hidden from screen readers, as the name is a link too. */
export function LinePicture({ item: { product } }: LineProps): ReactNode {
  return (
    <PathLink className={styles['picture']} href={product.url} tabIndex={-1} aria-hidden="true">
      <Image
        picture={{ ...product.image, alt: pictureAlt(product.name, product.image) }}
        sizes="7rem"
      />
    </PathLink>
  );
}

type LineDescriptionProps = LineProps & {
  /** Days of arrival; `undefined` until they are known. */
  readonly period: DeliveryPeriod | undefined;
  /** Name of the large piece with which a parcel comes: on a later day than alone. */
  readonly comesWith?: string | undefined;
  /** The side of its bed. */
  readonly side?: string | undefined;
  /** Shown below the options. */
  readonly children?: ReactNode;
};

/** Product name as a link, options (size, firmness, color) and days of arrival of a line. */
export function LineDescription(props: LineDescriptionProps): ReactNode {
  const { item, period, comesWith, side, children } = props;
  const text = useText();
  return (
    <div className={styles['words']}>
      {side !== undefined && <p className={styles['side']}>{side}</p>}
      <PathLink className={styles['name']} href={item.product.url}>
        {item.product.name}
      </PathLink>
      {item.options.map(({ label, value }) => (
        <p key={label} className={styles['option']}>
          {label}: {value}
        </p>
      ))}
      {children}
      <LineDay period={period} />
      {comesWith !== undefined && (
        <p className={styles['with']}>{text('cart.delivery-with', { name: comesWith })}</p>
      )}
    </div>
  );
}

/** Reserves its space until the days are known, so that the layout does not shift. */
function LineDay({ period }: Pick<LineDescriptionProps, 'period'>): ReactNode {
  const text = useText();
  return (
    <p className={styles['day']}>
      {period && (
        <>
          <Icon name="truck" />
          <time dateTime={period.last ?? period.first}>
            {text('delivery.on', { days: deliveryPeriodText(text, period) })}
          </time>
        </>
      )}
    </p>
  );
}

/** Energy class of a light source, beside its price; renders nothing for other goods. */
export const LineEnergyLabel = observer(function LineEnergyLabel({ item }: LineProps) {
  const { product } = item;
  const energy = useStores().deliveries.energyOf(product.sku);
  return energy ? <EnergyLabel energy={energy} of={product.name} /> : null;
});

/** Unit price, shown for a quantity above 1 or a reduced price. */
export function LineUnitPrice({ item }: LineProps): ReactNode {
  const text = useText();
  const isReduced = item.regularPrice.cents > item.price.cents;
  if (item.quantity === 1 && !isReduced) return null;
  return (
    <p className={styles['each']}>
      {isReduced && <WasPrice was={item.regularPrice} />}
      {text('cart.each', { price: formatAmount(item.price.cents) })}
    </p>
  );
}
