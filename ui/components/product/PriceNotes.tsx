import type { ReactNode } from 'react';
import { deliveryCost, FREE_DELIVERY_FROM_CENTS } from '#src/delivery/delivery-cost.ts';
import { unitPriceOf, type UnitQuantity } from '#src/duties/fact-formats.ts';
import { displayPriceOf, type Price } from '#src/pricing/price.ts';
import { formatAmount } from '#src/pricing/money.ts';
import { useText } from '../../shop-context.tsx';
import { ReductionEnd } from '../PriceTag.tsx';
import { PathLink } from '../ContentLink.tsx';
import styles from './PriceNotes.module.css';

type PriceNotesProps = {
  readonly price: Price;
  /** How much is sold for it, of goods sold by quantity. */
  readonly quantity?: UnitQuantity | undefined;
};

/**
 * Notes on a price: the unit price, or how many pieces it is for, the delivery cost that it excludes, and the crossed-out price,
 * which is the lowest of the thirty days before the reduction (Directive 98/6/EC, article 6a), with
 * its last day.
 */
export function PriceNotes({ price, quantity }: PriceNotesProps): ReactNode {
  const text = useText();
  const offer = displayPriceOf(price);
  if (!offer) return null;
  const { now, was, saved } = offer;
  const unitPrice = quantity && unitPriceOf(now, quantity);
  return (
    <div className={styles['notes']}>
      {unitPrice && (
        <p data-duty="unit-price">
          {text(`price.per.${unitPrice.unit}`, { price: formatAmount(unitPrice.price.cents) })}
        </p>
      )}
      {quantity?.unit === 'piece' && <p>{text('price.for-pieces', { count: quantity.amount })}</p>}
      {was && (
        <p className={styles['saved']} data-duty="prior-price">
          {text('price.lowest', { was: formatAmount(was.cents), saved: formatAmount(saved.cents) })}
        </p>
      )}
      <ReductionEnd price={price} />
      <p data-duty="delivery-cost">
        <PathLink href={text('product.link.delivery')}>
          {deliveryCost(now).cents === 0
            ? text('product.promise.free-delivery')
            : text('price.shipping', { price: formatAmount(FREE_DELIVERY_FROM_CENTS) })}
        </PathLink>
      </p>
    </div>
  );
}
