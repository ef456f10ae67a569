import type { ReactNode } from 'react';
import { configuredPrice, type Configuration } from '#src/catalog/configuration.ts';
import { hasTrial } from '#src/catalog/trial.ts';
import { offerOf } from '#src/pricing/offer.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useText } from '#ui/shop-context.tsx';
import { PriceTag } from '../PriceTag.tsx';
import { AddToCart } from './AddToCart.tsx';
import styles from './BuyBox.module.css';
import { OptionPicker } from './OptionPicker.tsx';
import { PartPicker } from './PartPicker.tsx';
import { REVIEWS_ID } from './Reviews.tsx';
import { ReviewScore } from './ReviewScore.tsx';
import { SizePicker } from './SizePicker.tsx';
import { StockNotice } from './StockNotice.tsx';
import { TrialPromise } from './TrialPromise.tsx';

type BuyBoxProps = { readonly configuration: Configuration };

/** What a product is, what it comes in and what it costs that way, and the way into the cart. */
export function BuyBox({ configuration }: BuyBoxProps): ReactNode {
  const { product } = configuration;
  return (
    <div className={styles['box']}>
      <div>
        <p className={styles['brand']}>{product.brand}</p>
        <h1>{product.name}</h1>
        {product.reviews && (
          <a className={styles['score']} href={`#${REVIEWS_ID}`}>
            <ReviewScore summary={product.reviews} />
          </a>
        )}
      </div>
      <p className={styles['summary']}>{product.summary}</p>
      <SizePicker configuration={configuration} />
      <OptionPicker configuration={configuration} />
      <PartPicker configuration={configuration} />
      <Offer configuration={configuration} />
      {hasTrial(product) && <TrialPromise />}
    </div>
  );
}

/** Without a price there is nothing to buy (P3); what is sold out still shows what it costs. */
function Offer({ configuration }: BuyBoxProps): ReactNode {
  const text = useText();
  const { stock, deliveryDays } = configuration.variant;
  const price = configuredPrice(configuration);
  if (!offerOf(price)) return <p>{text('product.no-price')}</p>;
  return (
    <div className={styles['offer']}>
      <PriceTag price={price} size="page" />
      {stock > 0 && <Delivery days={deliveryDays} />}
      <StockNotice stock={stock} />
      {stock > 0 && <AddToCart configuration={configuration} />}
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
