import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { type Cart, EMPTY_CART } from '#src/cart/cart.ts';
import { couponFromUrl } from '#src/cart/coupon.ts';
import {
  FORM_NOTICES,
  type FormNotice,
  NOTICE_PARAM,
  parseRefusalNotice,
} from '#src/forms/form-notice.ts';
import type { CartDelivery } from '#src/delivery/cart-delivery.ts';
import type { FormName, PostedForm } from '#src/forms/posted-form.ts';
import { queryValue, splitUrl } from '#src/routing/url-parts.ts';
import type { CartPage as Model } from '#src/use-cases/page-model.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { Container } from '../components/Container.tsx';
import { BuyingHelp } from '../components/cart/BuyingHelp.tsx';
import { CartCoupons } from '../components/cart/CartCoupons.tsx';
import { CartCustomerDetails } from '../components/cart/CartCustomerDetails.tsx';
import { CartLines } from '../components/cart/CartLines.tsx';
import { CartTotals } from '../components/cart/CartTotals.tsx';
import { CheckoutLink } from '../components/cart/CheckoutLink.tsx';
import {
  EmptyCart,
  ReloadCartButton,
  UnavailableCart,
  useShownCart,
} from '../components/cart/ShownCart.tsx';
import { CartDeliverySection } from '../components/delivery/CartDeliverySection.tsx';
import { useCartDelivery } from '../components/delivery/use-cart-delivery.ts';
import { useDeliveryTotals } from '../components/delivery/use-delivery-totals.ts';
import { LegalGuaranteeSentence } from '../components/duties/LegalGuarantee.tsx';
import { SavedProductsSection } from '../components/saved/SavedProductsSection.tsx';
import { cartErrorText } from '../i18n/cart-error-text.ts';
import type { TextKey, Translate } from '../i18n/texts.ts';
import { useShop, useStores, useText } from '../shop-context.tsx';
import { classNames } from '../theme/class-names.ts';
import styles from './CartPage.module.css';

type CartPageProps = { readonly page: Model };

/** The cart page: the server's cart at first, this tab's once it has loaded. */
export const CartPage = observer(function CartPage({ page }: CartPageProps) {
  return (
    <Container className={styles['page']}>
      <Breadcrumbs trail={page.breadcrumbs} current={page.title} />
      <h1>{page.title}</h1>
      <Notice url={page.url} />
      <Contents page={page} />
      <SavedProductsSection />
    </Container>
  );
});

/**
 * On a phone the totals stand below the lines, above the forms. A posted form is always shown,
 * whatever the cart's state. A form that is being filled in stays while the cart is unavailable, so
 * that its input is not lost.
 */
const Contents = observer(function Contents({ page }: CartPageProps) {
  const store = useStores().cart;
  const { cart: known, isUnavailable } = useShownCart(page);
  const cart = isUnavailable ? EMPTY_CART : known;
  const posted = cartFormIn(page);
  const offered = couponFromUrl(page.url);
  const lastKnown = useLastKnownCart(isUnavailable ? undefined : known);
  const delivery = useCartDelivery(page, lastKnown);
  const isEmpty = cart.items.length === 0;
  const isEmptyPage = lastKnown.items.length === 0 && posted === undefined;
  return (
    <div className={classNames(!isEmptyPage && styles['columns'])}>
      <div className={styles['lines']}>
        {store.isStale && <StaleCartNotice />}
        {isUnavailable ? <UnavailableCart /> : <CartLines cart={cart} change={page.change} />}
        {isEmpty && !isUnavailable && <EmptyCart code={offered} />}
      </div>
      {!isEmptyPage && (
        <Summary cart={cart} posted={posted} offered={offered} delivery={delivery.delivery} />
      )}
      {!isEmptyPage && (
        <div className={styles['details']}>
          {!isEmpty && (
            <CartDeliverySection cartId={lastKnown.id} store={delivery} posted={posted} />
          )}
          <CartCustomerDetails cart={lastKnown} posted={posted} />
        </div>
      )}
    </div>
  );
});

/** The cart, or the last known one while it is unavailable. */
function useLastKnownCart(cart: Cart | undefined): Cart {
  const [held, setHeld] = useState(cart ?? EMPTY_CART);
  if (cart && cart !== held) setHeld(cart);
  return cart ?? held;
}

/** The posted form, if it is one of the cart's. */
const cartFormIn = ({ posted }: Model): PostedForm | undefined =>
  CART_FORMS.some((form) => form === posted?.form) ? posted : undefined;

const CART_FORMS: readonly FormName[] = [
  'coupon',
  'delivery',
  'shipping-address',
  'billing-address',
  'email',
];

type SummaryProps = {
  readonly cart: Cart;
  readonly posted: PostedForm | undefined;
  readonly offered: string | undefined;
  readonly delivery: CartDelivery | undefined;
};

const Summary = observer(function Summary({ cart, posted, offered, delivery }: SummaryProps) {
  const { text, stores } = useShop();
  const isFilled = cart.items.length > 0;
  const totals = useDeliveryTotals(delivery);
  return (
    <section className={styles['summary']} aria-labelledby="cart-summary">
      <h2 id="cart-summary">{text('cart.summary')}</h2>
      {isFilled && <CartTotals cart={cart} isUpdating={stores.cart.isUpdating} {...totals} />}
      <CartCoupons cart={cart} posted={posted} linkedCode={offered} />
      {isFilled && <LegalGuaranteeSentence />}
      {isFilled && <CheckoutLink />}
      <BuyingHelp cart={cart} />
    </section>
  );
});

/** Says that the cart may be outdated: a refetch failed, or a lost cart is not migrated yet. */
function StaleCartNotice(): ReactNode {
  const text = useText();
  return (
    <div className={styles['lastKnown']}>
      <output>{text('cart.last-known')}</output>
      <ReloadCartButton />
    </div>
  );
}

/** Result of the form that redirected here without script, from the URL. */
function Notice({ url }: { readonly url: string }): ReactNode {
  const text = useText();
  const code = queryValue(splitUrl(url).query, NOTICE_PARAM);
  if (!code) return null;
  return (
    <p className={styles['notice']} role="alert">
      {formNoticeText(text, code)}
    </p>
  );
}

const KEYS: Readonly<Record<FormNotice, TextKey>> = {
  SHOP_AWAY: 'form.notice.SHOP_AWAY',
  UNCONFIRMED: 'cart.unconfirmed',
  TOO_BUSY: 'cart.busy',
  FORM_UNREADABLE: 'form.notice.FORM_UNREADABLE',
};

/** Text of a form notice in the cart page's URL; the code is untrusted. */
export function formNoticeText(text: Translate, code: string): string {
  const notice = FORM_NOTICES.find((known) => known === code);
  if (notice) return text(KEYS[notice]);
  return cartErrorText(text, parseRefusalNotice(code) ?? { code: 'UNDEFINED' });
}
