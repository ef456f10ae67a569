import type { ReactNode, RefObject } from 'react';
import type { ProductConfiguration } from '#src/catalog/product-configuration.ts';
import type { Price } from '#src/pricing/price.ts';
import { formatSize } from '../../format-numbers.ts';
import { useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { Button } from '../Button.tsx';
import { useIsInView } from '../use-is-in-view.ts';
import { ProductPrice } from './ProductPrice.tsx';
import styles from './BuyBar.module.css';

type BuyBarProps = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly formId: string;
  readonly configuration: ProductConfiguration;
  readonly price: Price;
};

/** Bar with size, price and button, and name if there is room, while the form is out of view. */
export function BuyBar(props: BuyBarProps): ReactNode {
  const { form, formId, configuration, price } = props;
  const { product, variant } = configuration;
  const { size } = variant;
  const text = useText();
  const isFormInView = useIsInView(form);
  return (
    <div className={classNames(styles['bar'], isFormInView && styles['away'])}>
      <p className={styles['name']}>{product.name}</p>
      <div className={styles['offer']}>
        {size && (
          <p className={styles['size']}>{text('product.size', { size: formatSize(size) })}</p>
        )}
        <ProductPrice product={product} price={price} />
      </div>
      <Button type="submit" form={formId}>
        {text('product.add-to-cart')}
      </Button>
    </div>
  );
}
