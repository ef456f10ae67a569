import type { ReactNode } from 'react';
import type { Cart } from '#src/cart/cart.ts';
import type { Money } from '#src/pricing/money.ts';
import { showsVatLabel } from '#src/pricing/vat.ts';
import { useShop } from '#ui/shop-context.tsx';
import { Amount } from '../Amount.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './CartTotals.module.css';

type CartTotalsProps = {
  readonly cart: Cart;
  /** True while newer totals are awaited: those that are shown may no longer hold. */
  readonly isUpdating: boolean;
};

/** What it all comes to. The amounts are the commerce side's, never added up here. */
export function CartTotals({ cart, isUpdating }: CartTotalsProps): ReactNode {
  const { text, locale } = useShop();
  const { subtotal, saved, grandTotal } = cart.prices;
  const differs = subtotal.cents !== grandTotal.cents;
  return (
    <div className={styles['totals']} aria-busy={isUpdating}>
      <dl>
        {differs && <Row label={text('cart.subtotal')} amount={subtotal} />}
        <div className={styles['total']}>
          <dt>
            {text('cart.total')}{' '}
            {showsVatLabel(locale) && <small>{text('cart.includes-vat')}</small>}
          </dt>
          <dd>
            <Amount money={grandTotal} />
          </dd>
        </div>
        {saved.cents > 0 && (
          <Row className={styles['saved']} label={text('cart.saved')} amount={saved} />
        )}
      </dl>
      <VisuallyHidden>
        <output>{isUpdating && text('cart.updating')}</output>
      </VisuallyHidden>
    </div>
  );
}

type RowProps = {
  readonly label: string;
  readonly amount: Money;
  readonly className?: string | undefined;
};

function Row({ label, amount, className }: RowProps): ReactNode {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>
        <Amount money={amount} />
      </dd>
    </div>
  );
}
