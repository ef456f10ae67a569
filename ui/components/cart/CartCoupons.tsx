import { observer } from 'mobx-react-lite';
import { useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import type { Cart } from '#src/cart/cart.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useShop, useStores, useText } from '#ui/shop-context.tsx';
import { Amount } from '../Amount.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './CartCoupons.module.css';
import { CouponForm } from './CouponForm.tsx';

type CartCouponsProps = { readonly cart: Cart; readonly posted: PostedForm | undefined };

/**
 * The discount codes of a cart, and a place for another. It is folded in: who has no code is not
 * sent away to look for one.
 */
export function CartCoupons({ cart, posted }: CartCouponsProps): ReactNode {
  const text = useText();
  const own = posted?.form === 'coupon' ? posted : undefined;
  const [isOpen] = useState(own !== undefined && own.values['coupon_code'] !== undefined);
  const [news, setNews] = useState('');
  const details = useRef<HTMLDetailsElement>(null);
  const tell = (words: string): void => {
    setNews(words);
    if (details.current) details.current.open = false;
    details.current?.querySelector('summary')?.focus();
  };
  const tellApplied = (code: string) => tell(text('cart.coupon-applied', { code }));
  const tellRemoved = (code: string) => tell(text('cart.coupon-removed', { code }));
  return (
    <div className={styles['coupons']}>
      {cart.appliedCoupons.length > 0 && (
        <ul className={styles['chips']} aria-label={text('cart.coupon-list')}>
          {cart.appliedCoupons.map((code) => (
            <li key={code}>
              <CouponChip code={code} cart={cart} onRemoved={tellRemoved} />
            </li>
          ))}
        </ul>
      )}
      <Disclosure details={details} isOpen={isOpen} label={text('cart.coupon')}>
        <CouponForm posted={own} onApplied={tellApplied} />
      </Disclosure>
      <VisuallyHidden>
        <output>{news}</output>
      </VisuallyHidden>
    </div>
  );
}

type DisclosureProps = {
  readonly details: RefObject<HTMLDetailsElement | null>;
  readonly isOpen: boolean;
  readonly label: string;
  readonly children: ReactNode;
};

function Disclosure({ details, isOpen, label, children }: DisclosureProps): ReactNode {
  return (
    <details ref={details} className={styles['disclosure']} open={isOpen}>
      <summary className={styles['summary']}>
        {label}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}

type CouponChipProps = {
  readonly code: string;
  readonly cart: Cart;
  readonly onRemoved: (code: string) => void;
};

/** A code and what it takes off, where it alone does; pressed, it is taken out. */
const CouponChip = observer(function CouponChip({ code, cart, onRemoved }: CouponChipProps) {
  const { text } = useShop();
  const { cart: store } = useStores();
  const { discount } = cart.prices;
  const remove = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (store.isPending('remove-coupon')) return;
    const result = await store.removeCoupon(code);
    if (result.kind === 'granted') onRemoved(code);
  };
  return (
    <form
      method="post"
      action="/cart/coupon/remove"
      aria-busy={store.isPending('remove-coupon')}
      onSubmit={(event) => void remove(event)}
    >
      <input type="hidden" name="coupon_code" value={code} />
      <button className={styles['chip']} type="submit">
        <VisuallyHidden>{text('cart.coupon-remove', { code })}</VisuallyHidden>
        <span aria-hidden="true" className={styles['code']}>
          {code}
        </span>
        {cart.appliedCoupons.length === 1 && discount.cents > 0 && (
          <span aria-hidden="true" className={styles['amount']}>
            −<Amount money={discount} />
          </span>
        )}
        <Icon name="close" />
      </button>
    </form>
  );
});
