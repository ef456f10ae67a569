import type { ReactNode } from 'react';
import { formatPrice, type Money } from '#src/pricing/money.ts';
import { displayPriceOf, type Price, reductionEnd, showsVatLabel } from '#src/pricing/price.ts';
import { longDayText } from '../i18n/day-text.ts';
import { useShop, useText, useToday } from '../shop-context.tsx';
import { classNames } from '../theme/class-names.ts';
import styles from './PriceTag.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type PriceTagProps = {
  readonly price: Price;
  /** True when other sizes cost more. */
  readonly from?: boolean;
  readonly size?: 'card' | 'page';
};

/** Current price, and the earlier one if it was higher. Renders nothing without a price (P3). */
export function PriceTag({ price, from = false, size = 'card' }: PriceTagProps): ReactNode {
  const { text, locale } = useShop();
  const offer = displayPriceOf(price);
  if (!offer) return null;
  const { now, was } = offer;
  return (
    <p className={classNames(styles['price'], styles[size])}>
      {was && <WasPrice was={was} />}
      <span className={classNames(styles['now'], was && styles['reduced'])}>
        {was && <VisuallyHidden>{`${text('price.now')} `}</VisuallyHidden>}
        {from && <span className={styles['from']}>{`${text('price.from')} `}</span>}
        <Amount money={now} />
      </span>
      {showsVatLabel(locale) && (
        <small className={styles['vat']} data-duty="vat">
          {' '}
          {text('price.vat')}
        </small>
      )}
    </p>
  );
}

/** The lowest price of the thirty days before a reduction, which screen readers name, too. */
export function WasPrice({ was }: { readonly was: Money }): ReactNode {
  const { text } = useShop();
  return (
    <span className={styles['was']} data-duty="prior-price">
      <VisuallyHidden>{`${text('price.was')} `}</VisuallyHidden>
      <s>{`€\u00A0${formatPrice(was)}`}</s>{' '}
    </span>
  );
}

/** The last day of a reduction; nothing if its end is open, or has passed. */
export function ReductionEnd({ price }: Pick<PriceTagProps, 'price'>): ReactNode {
  const text = useText();
  const until = reductionEnd(price, useToday());
  if (until === undefined) return null;
  return (
    <p className={classNames(styles['was'], styles['reduced'])}>
      {text('price.until', { day: longDayText(text, until) })}
    </p>
  );
}

/** An amount with its currency: `€ 1.299,-` (P1). The `data-price` element has the number alone. */
export function Amount({ money }: { readonly money: Money }): ReactNode {
  return (
    <>
      {'€\u00A0'}
      <span data-price="">{formatPrice(money)}</span>
    </>
  );
}
