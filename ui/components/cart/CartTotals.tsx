import type { ReactNode } from 'react';
import type { Cart } from '#src/cart/cart.ts';
import type { Money } from '#src/pricing/money.ts';
import { showsVatLabel } from '#src/pricing/vat.ts';
import type { Translate } from '#ui/i18n/texts.ts';
import { useShop, useText } from '#ui/shop-context.tsx';
import { Amount } from '../Amount.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './CartTotals.module.css';
import { CartTroubles } from './CartTroubles.tsx';

type CartTotalsProps = {
  readonly cart: Cart;
  /** True while newer totals are awaited: those that are shown may no longer hold. */
  readonly isUpdating: boolean;
};

/** What it all comes to. The amounts are the commerce side's, never added up here. */
export function CartTotals({ cart, isUpdating }: CartTotalsProps): ReactNode {
  const text = useText();
  const { subtotal, discount, saved, grandTotal, taxes } = cart.prices;
  const differs = subtotal.cents !== grandTotal.cents;
  return (
    <div className={styles['totals']} aria-busy={isUpdating}>
      <CartTroubles errors={cart.errors} />
      <dl>
        {differs && <Row label={text('cart.subtotal')} amount={subtotal} />}
        {discount.cents > 0 && (
          <Row
            className={styles['discount']}
            label={discountLabel(text, cart)}
            amount={discount}
            isOff
          />
        )}
        <GrandTotal amount={grandTotal} />
        {taxes.map(({ percent, amount }) => (
          <Row
            key={percent}
            className={styles['tax']}
            label={text('cart.vat', { percent })}
            amount={amount}
          />
        ))}
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

function GrandTotal({ amount }: { readonly amount: Money }): ReactNode {
  const { text, locale } = useShop();
  return (
    <div className={styles['total']}>
      <dt>
        {text('cart.total')} {showsVatLabel(locale) && <small>{text('cart.includes-vat')}</small>}
      </dt>
      <dd>
        <Amount money={amount} />
      </dd>
    </div>
  );
}

/** With the codes that it comes from. */
const discountLabel = (text: Translate, { appliedCoupons }: Cart): string =>
  [text('cart.discount'), ...appliedCoupons].join(' ');

type RowProps = {
  readonly label: string;
  readonly amount: Money;
  /** Whether it is taken off. */
  readonly isOff?: boolean;
  readonly className?: string | undefined;
};

function Row({ label, amount, isOff, className }: RowProps): ReactNode {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>
        {isOff && '−'}
        <Amount money={amount} />
      </dd>
    </div>
  );
}
