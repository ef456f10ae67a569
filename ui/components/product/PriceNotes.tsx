import type { ReactNode } from 'react';
import { deliveryCost, FREE_DELIVERY_FROM_CENTS } from '#src/delivery/delivery-cost.ts';
import { displayPriceOf, type Price } from '#src/pricing/price.ts';
import { formatAmount } from '#src/pricing/money.ts';
import { useText } from '../../shop-context.tsx';
import styles from './PriceNotes.module.css';

/**
 * Notes on a price: the delivery cost that it excludes, and the crossed-out price, which is the
 * lowest of the thirty days before the reduction (Directive 98/6/EC, article 6a).
 */
export function PriceNotes({ price }: { readonly price: Price }): ReactNode {
  const text = useText();
  const offer = displayPriceOf(price);
  if (!offer) return null;
  const { now, was, saved } = offer;
  return (
    <div className={styles['notes']}>
      {was && (
        <p className={styles['saved']}>
          {text('price.lowest', { was: formatAmount(was.cents), saved: formatAmount(saved.cents) })}
        </p>
      )}
      <p>
        <a href={text('product.link.delivery')}>
          {deliveryCost(now).cents === 0
            ? text('product.promise.free-delivery')
            : text('price.shipping', { price: formatAmount(FREE_DELIVERY_FROM_CENTS) })}
        </a>
      </p>
    </div>
  );
}
