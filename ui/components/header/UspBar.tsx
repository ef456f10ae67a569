import { observer } from 'mobx-react-lite';
import { hasTrial, trialLabel } from '#src/catalog/trial.ts';
import { isTypeByVan } from '#src/delivery/delivery-services.ts';
import { Container } from '../Container.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useShop } from '../../shop-context.tsx';
import type { Stores } from '../../shop.ts';
import { MyBedChip } from '../my-bed/MyBedForm.tsx';
import styles from './UspBar.module.css';

/**
 * The shop's promises and the shopper's bed, above the header. A narrow screen shows those that fit on
 * one line. On pages of goods without a trial that promise gives way to the one to take them back.
 */
export const UspBar = observer(function UspBar() {
  const { shell, text, locale, stores } = useShop();
  const isTried = mayHaveTrial(stores);
  const promises = shell.usps.map((promise) =>
    isTried || !promise.includes(trialLabel(locale)) ? promise : text('header.returns'),
  );
  return (
    <div className={styles['bar']}>
      <Container className={styles['row']}>
        <ul className={styles['promises']} aria-label={text('header.promises')}>
          {promises.map((promise) => (
            <li key={promise}>
              <Icon name="check" />
              {promise}
            </li>
          ))}
        </ul>
        <MyBedChip />
      </Container>
    </div>
  );
});

/**
 * Whether the page may show a product with a trial period. Bedding and lamps have none; an empty
 * cart or listing counts as yes.
 */
function mayHaveTrial({ navigation: { page }, cart, deliveries }: Stores): boolean {
  if ('cart' in page) {
    const { items = [] } = (cart.isKnown ? cart.optimisticCart : page.cart) ?? {};
    return items.length === 0 || items.some(({ product }) => deliveries.mayHaveTrial(product.sku));
  }
  if (page.type === 'product') return hasTrial(page.product);
  if (!('slots' in page)) return true;
  const types = page.slots.flatMap((slot) => (slot.kind === 'product' ? [slot.hit.type] : []));
  return types.length === 0 || types.some((type) => type === undefined || isTypeByVan(type));
}
