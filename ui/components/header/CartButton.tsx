import { observer } from 'mobx-react-lite';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useShop } from '../../shop-context.tsx';
import { onPlainClick } from '../../navigation/internal-link-target.ts';
import { useLinkTo } from '../ContentLink.tsx';
import styles from './CartButton.module.css';

/**
 * Shows the number of pieces, with those of pending adds. Opens the cart drawer; without script it
 * links to the cart page.
 */
export const CartButton = observer(function CartButton() {
  const { shell, text, stores } = useShop();
  const link = useLinkTo()(shell.cartUrl);
  const { itemCount } = stores.cart;
  const open = onPlainClick(() => stores.cart.open());
  return (
    <a className={styles['button']} {...link} href={link.href} onClick={open}>
      <Icon name="cart" className={styles['icon']} />
      <span className={styles['label']}>{text('header.cart')}</span>
      {itemCount > 0 && (
        <span className={styles['count']}>
          <span aria-hidden="true">{itemCount}</span>
          <VisuallyHidden>{text('header.cart-count', { count: itemCount })}</VisuallyHidden>
        </span>
      )}
    </a>
  );
});
