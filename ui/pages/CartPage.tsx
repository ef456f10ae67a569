import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Cart } from '#src/cart/cart.ts';
import { queryValue } from '#src/routing/query-string.ts';
import { splitUrl } from '#src/routing/split-url.ts';
import type { CartPage as Model } from '#src/use-cases/page-model.ts';
import { CartLines } from '../components/cart/CartLines.tsx';
import { CartTotals } from '../components/cart/CartTotals.tsx';
import { EmptyCart } from '../components/cart/EmptyCart.tsx';
import { UnavailableCart } from '../components/cart/UnavailableCart.tsx';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { Container } from '../components/Container.tsx';
import { Icon } from '../icons/Icon.tsx';
import { formNoticeText } from '../i18n/form-notice-text.ts';
import { useShop, useText } from '../shop-context.tsx';
import styles from './CartPage.module.css';

type CartPageProps = { readonly page: Model };

/** The cart on a page of its own: the server's to begin with, this tab's once it has looked. */
export const CartPage = observer(function CartPage({ page }: CartPageProps) {
  const { stores } = useShop();
  const isOwn = stores.cart.isKnown;
  const cart = isOwn ? stores.cart.cart : page.cart;
  return (
    <Container className={styles['page']}>
      <Breadcrumbs trail={page.breadcrumbs} current={page.title} />
      <h1>{page.title}</h1>
      <Notice url={page.url} />
      {!isOwn && page.isCartAway ? (
        <UnavailableCart url={page.url} />
      ) : cart && cart.items.length > 0 ? (
        <FilledCart cart={cart} />
      ) : (
        <NoItems />
      )}
    </Container>
  );
});

const FilledCart = observer(function FilledCart({ cart }: { readonly cart: Cart }) {
  const { shell, text, stores } = useShop();
  return (
    <div className={styles['columns']}>
      <div>
        <CartLines cart={cart} />
      </div>
      <section className={styles['summary']} aria-labelledby="cart-summary">
        <h2 id="cart-summary">{text('cart.summary')}</h2>
        <CartTotals cart={cart} isUpdating={stores.cart.isUpdating} />
        <ul className={styles['promises']}>
          {shell.usps.map((promise) => (
            <li key={promise}>
              <Icon name="check" />
              {promise}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
});

/** The line that was taken out last can still be put back. */
const NoItems = observer(function NoItems() {
  const { cart } = useShop().stores;
  return (
    <>
      <CartLines cart={cart.cart} />
      <EmptyCart />
    </>
  );
});

/** What became of the form that led here: without script, the address says it. */
function Notice({ url }: { readonly url: string }): ReactNode {
  const text = useText();
  const code = queryValue(splitUrl(url).query, 'notice');
  if (!code) return null;
  return (
    <p className={styles['notice']} role="alert">
      {formNoticeText(text, code)}
    </p>
  );
}
