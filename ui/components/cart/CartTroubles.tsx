import type { ReactNode } from 'react';
import type { Cart } from '#src/cart/cart.ts';
import { cartErrorText } from '#ui/i18n/cart-error-text.ts';
import { useText } from '#ui/shop-context.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import styles from './CartTroubles.module.css';

/**
 * What became wrong with a cart since it was filled (C3): fewer are left, or its coupon does not hold
 * any more. The commerce side words it, as it alone knows of which article.
 */
export function CartTroubles({ errors }: Pick<Cart, 'errors'>): ReactNode {
  const text = useText();
  const said = new Set(errors.map((error) => error.message || cartErrorText(text, error)));
  return (
    <output className={classNames(said.size > 0 && styles['troubles'])}>
      {[...said].map((words) => (
        <span key={words}>{words}</span>
      ))}
    </output>
  );
}
