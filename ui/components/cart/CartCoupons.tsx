import { observer } from 'mobx-react-lite';
import { useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import type { Cart } from '#src/cart/cart.ts';
import { sameCoupon } from '#src/cart/coupon.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useShop, useStores, useText } from '../../shop-context.tsx';
import { Amount } from '../PriceTag.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { PostForm } from '../ContentLink.tsx';
import styles from './CartCoupons.module.css';
import { CancelButton } from './CancelButton.tsx';
import { CouponForm } from './CouponForm.tsx';

type CartCouponsProps = {
  readonly cart: Cart;
  readonly posted: PostedForm | undefined;
  /** Coupon code from a link. */
  readonly linkedCode?: string | undefined;
};

/**
 * Applied coupons of a cart, and a form for another. The form is collapsed, so that shoppers
 * without a code do not leave to look for one.
 */
export const CartCoupons = observer(function CartCoupons(props: CartCouponsProps) {
  const { cart, posted } = props;
  const text = useText();
  const { linkedCode: offered, isSubmittedAtOnce, takeOffer } = useLinkedCode(props);
  const postedCoupon = posted?.form === 'coupon' ? posted : undefined;
  const [isOpen] = useState(
    postedCoupon?.values['coupon_code'] !== undefined || offered !== undefined,
  );
  const [times, setTimes] = useState(0);
  const [announcement, setNews] = useState('');
  const details = useRef<HTMLDetailsElement>(null);
  const announce = (message: string): void => {
    setNews(message);
    setTimes(times + 1);
    if (details.current) details.current.open = false;
    details.current?.querySelector('summary')?.focus();
  };
  const announceApplied = (code: string): void => {
    announce(text('cart.coupon-applied', { code }));
    if (code === offered) takeOffer();
  };
  const announceRemoved = (code: string) => announce(text('cart.coupon-removed', { code }));
  return (
    <div className={styles['coupons']}>
      <CouponChips cart={cart} onSubmit={() => setNews('')} onRemoved={announceRemoved} />
      <Disclosure details={details} isOpen={isOpen} label={text('cart.coupon')}>
        <CouponForm
          key={times}
          posted={times === 0 ? postedCoupon : undefined}
          linkedCode={times === 0 ? offered : undefined}
          isSubmittedAtOnce={times === 0 && isSubmittedAtOnce}
          cancel={<CancelButton onCancel={() => announce('')} />}
          onSubmit={() => setNews('')}
          onApplied={announceApplied}
        />
      </Disclosure>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </div>
  );
});

/**
 * Applies a code from a link at once if the cart has no other coupon: it must not replace one that
 * the shopper typed. Otherwise the open form is prefilled with it, as without script. After success
 * the URL is the cart's own again, so that a reload does not retry it.
 */
function useLinkedCode({ cart, posted, linkedCode: offered }: CartCouponsProps) {
  const { shell, stores } = useShop();
  const isFree = cart.appliedCoupons.length === 0 && cart.items.length > 0;
  const isUnused = offered !== undefined && posted === undefined;
  return {
    linkedCode: isUnused && !isApplied(cart, offered) ? offered : undefined,
    isSubmittedAtOnce: isUnused && isFree && stores.cart.isKnown && !stores.cart.isUpdating,
    takeOffer: () => {
      void stores.navigation.navigate(shell.cartUrl, { history: 'replace', scroll: 'keep' });
    },
  };
}

const isApplied = ({ appliedCoupons }: Cart, code: string): boolean =>
  appliedCoupons.some((applied) => sameCoupon(applied, code));

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

type CouponChipsProps = Omit<CouponChipProps, 'code'>;

function CouponChips({ cart, ...handlers }: CouponChipsProps): ReactNode {
  const text = useText();
  if (cart.appliedCoupons.length === 0) return null;
  return (
    <ul className={styles['chips']} aria-label={text('cart.coupon-list')}>
      {cart.appliedCoupons.map((code) => (
        <li key={code}>
          <CouponChip code={code} cart={cart} {...handlers} />
        </li>
      ))}
    </ul>
  );
}

type CouponChipProps = {
  readonly code: string;
  readonly cart: Cart;
  /** Called on each press: removes the result of the last one. */
  readonly onSubmit: () => void;
  readonly onRemoved: (code: string) => void;
};

/** A coupon code, with its discount if it is the only one. Pressing it removes the coupon. */
const CouponChip = observer(function CouponChip(props: CouponChipProps) {
  const { code, cart, onSubmit, onRemoved } = props;
  const { text } = useShop();
  const { cart: store } = useStores();
  const { discount } = cart.prices;
  const remove = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (store.isPending('remove-coupon')) return;
    onSubmit();
    const result = await store.removeCoupon(code);
    if (result.kind === 'granted') onRemoved(code);
  };
  return (
    <PostForm
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
    </PostForm>
  );
});
