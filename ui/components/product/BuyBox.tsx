import type { ReactNode } from 'react';
import type { Product, Variant } from '#src/catalog/product.ts';
import { hasTrial } from '#src/catalog/trial.ts';
import { offerOf } from '#src/pricing/offer.ts';
import { useText } from '#ui/shop-context.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { PriceTag } from '../PriceTag.tsx';
import { AddToCart } from './AddToCart.tsx';
import styles from './BuyBox.module.css';
import { SizePicker } from './SizePicker.tsx';
import { StockNotice } from './StockNotice.tsx';
import { TrialPromise } from './TrialPromise.tsx';

type BuyBoxProps = { readonly product: Product; readonly chosen: Variant };

/** What a product is, in which sizes it comes, what it costs, and the way into the cart. */
export function BuyBox({ product, chosen }: BuyBoxProps): ReactNode {
  return (
    <div className={styles['box']}>
      <div>
        <p className={styles['brand']}>{product.brand}</p>
        <h1>{product.name}</h1>
      </div>
      <p className={styles['summary']}>{product.summary}</p>
      <SizePicker product={product} chosen={chosen} />
      <Offer product={product} chosen={chosen} />
      {hasTrial(product) && <TrialPromise />}
    </div>
  );
}

/** Without a price there is nothing to buy (P3); what is sold out still shows what it costs. */
function Offer({ product, chosen }: BuyBoxProps): ReactNode {
  const text = useText();
  if (!offerOf(chosen.price)) return <p>{text('product.no-price')}</p>;
  return (
    <div className={styles['offer']}>
      <PriceTag price={chosen.price} size="page" />
      {chosen.stock > 0 && <Delivery days={chosen.deliveryDays} />}
      <StockNotice stock={chosen.stock} />
      {chosen.stock > 0 && <AddToCart product={product} chosen={chosen} />}
    </div>
  );
}

function Delivery({ days }: { readonly days: number }): ReactNode {
  const text = useText();
  return (
    <p className={styles['delivery']}>
      <Icon name="truck" />
      {text('delivery.days', { count: days })}
    </p>
  );
}
