import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Cart } from '#src/cart/cart.ts';
import { cartTotal } from '#src/cart/cart-total.ts';
import { FREE_DELIVERY_CENTS } from '#src/delivery/delivery-cost.ts';
import { euros, type Money } from '#src/pricing/money.ts';
import { formatPrice } from '#src/pricing/price-format.ts';
import { showsVatLabel } from '#src/pricing/vat.ts';
import { dayText } from '#ui/i18n/day-text.ts';
import type { Translate } from '#ui/i18n/texts.ts';
import { useShop, useText } from '#ui/shop-context.tsx';
import { Amount } from '../Amount.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './CartTotals.module.css';
import { CartTroubles } from './CartTroubles.tsx';
import { useDeliveries } from './use-deliveries.ts';

type CartTotalsProps = {
  readonly cart: Cart;
  /** True while newer totals are awaited: those that are shown may no longer hold. */
  readonly isUpdating: boolean;
};

/**
 * What it all comes to, the delivery with it. The amounts are the commerce side's and the domain's,
 * never added up here.
 */
export const CartTotals = observer(function CartTotals({ cart, isUpdating }: CartTotalsProps) {
  const { text, locale } = useShop();
  const { combined } = useDeliveries(cart);
  const { subtotal, discount, saved } = cart.prices;
  const { delivery, total, taxes } = cartTotal(cart, locale);
  return (
    <div className={styles['totals']} aria-busy={isUpdating}>
      <CartTroubles errors={cart.errors} />
      <dl>
        <Row label={text('cart.subtotal')} amount={subtotal} />
        {discount.cents > 0 && (
          <Row
            className={styles['discount']}
            label={discountLabel(text, cart)}
            amount={discount}
            isOff
          />
        )}
        <Delivery cost={delivery} isOurs={cart.prices.delivery === undefined} day={combined} />
        <GrandTotal amount={total} />
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
});

type DeliveryProps = {
  readonly cost: Money;
  /** Whether that is the shop's own price, which is none from a certain total on. */
  readonly isOurs: boolean;
  /** The first day on which all of it is there; `undefined` as long as it is not known. */
  readonly day: string | undefined;
};

/** What it costs to bring it, and when all of it can be there. */
function Delivery({ cost, isOurs, day }: DeliveryProps): ReactNode {
  const text = useText();
  const free = `€\u00A0${formatPrice(euros(FREE_DELIVERY_CENTS))}`;
  return (
    <div>
      <dt>
        {text('cart.delivery')}
        <small className={styles['note']}>
          {day !== undefined && text('cart.delivery-all', { day: dayText(text, day) })}
        </small>
        {isOurs && cost.cents > 0 && (
          <small className={styles['note']}>
            {text('cart.delivery-free-from', { price: free })}
          </small>
        )}
      </dt>
      <dd>{cost.cents > 0 ? <Amount money={cost} /> : text('cart.delivery-free')}</dd>
    </div>
  );
}

function GrandTotal({ amount }: { readonly amount: Money }): ReactNode {
  const { text, locale } = useShop();
  return (
    <div className={styles['total']} data-grand-total="">
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
