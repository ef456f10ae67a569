import type { ReactNode } from 'react';
import type { UnfitReason } from '#src/catalog/product.ts';
import { dependsOnHeight } from '#src/my-bed/my-bed.ts';
import { bedSizeText, bedText } from '../../format-numbers.ts';
import { usePage, useText } from '../../shop-context.tsx';
import { ProductCardDelivery } from '../product/ProductCardDelivery.tsx';
import { LOW_STOCK } from '../product/StockNotice.tsx';
import styles from './BedAvailability.module.css';

type BedAvailabilityProps = {
  readonly stock: number;
  readonly deliveryDays: number;
  readonly isByVan: boolean;
};

/** Stock and delivery day of what is offered for the shopper's bed; what is sold out has no day. */
export function BedAvailability(props: BedAvailabilityProps): ReactNode {
  const { stock, deliveryDays, isByVan } = props;
  const text = useText();
  if (stock === 0) return <p className={styles['none']}>{text('product.sold-out')}</p>;
  return (
    <>
      <p className={styles['stock']}>
        {stock > LOW_STOCK ? text('card.in-stock') : text('product.low-stock', { count: stock })}
      </p>
      <ProductCardDelivery workingDays={deliveryDays} isByVan={isByVan} />
    </>
  );
}

/** On a card: that the product is not for the bed of the page; the reason, unless it is the size. */
export function BedNote({ unfit }: { readonly unfit: UnfitReason }): ReactNode {
  const text = useText();
  const { bed } = usePage();
  if (!bed) return null;
  const size = dependsOnHeight(unfit) ? bedText(bed) : bedSizeText(bed);
  const note = text('bed.card-lacks', { size });
  return (
    <p className={styles['note']}>
      {unfit === 'size' ? note : `${note}: ${text(`bed.unfit.${unfit}`)}`}
    </p>
  );
}
