import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { cartTotal } from '#src/cart/cart-total.ts';
import { type Cart, cartLevelErrors, type UserError } from '#src/cart/cart.ts';
import { FREE_DELIVERY_FROM_CENTS } from '#src/delivery/delivery-cost.ts';
import type { DeliveryPeriod } from '#src/delivery/delivery-day.ts';
import { formatAmount, type Money } from '#src/pricing/money.ts';
import { showsVatLabel } from '#src/pricing/price.ts';
import { deliveryPeriodText } from '../../i18n/day-text.ts';
import type { Translate } from '../../i18n/texts.ts';
import { useShop, useText } from '../../shop-context.tsx';
import { Amount } from '../PriceTag.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './CartTotals.module.css';
import { useDeliveries } from './use-deliveries.ts';
import { cartErrorText } from '../../i18n/cart-error-text.ts';
import { classNames } from '../../theme/class-names.ts';

type CartTotalsProps = {
  readonly cart: Cart;
  /** True while newer totals are awaited: the shown ones may be outdated. */
  readonly isUpdating: boolean;
  /** Delivery services with their names in the locale. */
  readonly services?: readonly NamedService[];
  /** Day and hours of the delivery, if the shopper has chosen them. */
  readonly appointment?: string | undefined;
};

export type NamedService = { readonly name: string; readonly price: Money };

const NO_SERVICES: readonly NamedService[] = [];

/**
 * Totals of a cart, including the delivery. The amounts come from the commerce backend and the
 * domain (`cartTotal`); this component never adds them up.
 */
export const CartTotals = observer(function CartTotals({
  cart,
  isUpdating,
  services = NO_SERVICES,
  appointment,
}: CartTotalsProps) {
  const { text, locale } = useShop();
  const { combined, postalCode } = useDeliveries(cart);
  const { subtotal, discount, saved } = cart.prices;
  const { delivery, total, taxes } = cartTotal(
    cart,
    locale,
    services.map(({ price }) => price),
  );
  return (
    <div className={styles['totals']} aria-busy={isUpdating}>
      <CartErrors errors={cart.errors} />
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
        <Delivery
          cost={delivery}
          isOurs={cart.prices.delivery === undefined}
          period={combined}
          postalCode={postalCode}
          appointment={appointment}
        />
        {services.map(({ name, price }) => (
          <ServiceRow key={name} name={name} price={price} />
        ))}
        <GrandTotal amount={total} />
        {showsVatLabel(locale) &&
          taxes.map(({ percent, amount }) => (
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
  /** True if the delivery cost is the shop's own price, which is free from a minimum total on. */
  readonly isOurs: boolean;
  /** Days on which the complete cart can arrive; `undefined` until they are known. */
  readonly period: DeliveryPeriod | undefined;
  /** Postal code that it is known for. */
  readonly postalCode: string | undefined;
  readonly appointment: string | undefined;
};

/** Delivery cost, and the days on which the complete cart can arrive. */
function Delivery(props: DeliveryProps): ReactNode {
  const { cost, isOurs, period, postalCode, appointment } = props;
  const text = useText();
  const free = formatAmount(FREE_DELIVERY_FROM_CENTS);
  return (
    <div>
      <dt>
        {text('cart.delivery')}
        <small className={styles['note']}>
          {appointment ?? (period && periodText(text, period, postalCode))}
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

function periodText(text: Translate, period: DeliveryPeriod, code: string | undefined): string {
  const days = deliveryPeriodText(text, period);
  return code === undefined
    ? text('cart.delivery-all', { days })
    : text('cart.delivery-all-to', { code, days });
}

function ServiceRow({ name, price }: NamedService): ReactNode {
  const text = useText();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{price.cents > 0 ? <Amount money={price} /> : text('cart.delivery-free')}</dd>
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

/** Label of the discount, with the coupon codes that give it. */
const discountLabel = (text: Translate, { appliedCoupons }: Cart): string =>
  [text('cart.discount'), ...appliedCoupons].join(' ');

type RowProps = {
  readonly label: string;
  readonly amount: Money;
  /** True if the amount is subtracted. */
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

/**
 * Errors of a cart as a whole that occurred after it was filled (C3), e.g. a coupon that is no
 * longer valid. Errors of a line are shown at the line.
 */
function CartErrors({ errors }: Pick<Cart, 'errors'>): ReactNode {
  const text = useText();
  const messages = new Set(cartLevelErrors(errors).map((error) => errorText(text, error)));
  return (
    <output className={classNames(messages.size > 0 && styles['troubles'])}>
      {[...messages].map((message) => (
        <span key={message}>{message}</span>
      ))}
    </output>
  );
}

/** Names the coupon, as shoppers do not remember which one "this" is. */
function errorText(text: Translate, error: UserError): string {
  const message = cartErrorText(text, error);
  return error.coupon === undefined ? message : `${error.coupon}: ${message}`;
}
