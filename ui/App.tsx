import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { CartDrawer } from './components/cart/CartDrawer.tsx';
import { CONTENT_ID, SiteHeader } from './components/header/SiteHeader.tsx';
import { LoadingBar } from './components/LoadingBar.tsx';
import { Notifications } from './components/Notifications.tsx';
import { PageBoundary } from './components/PageBoundary.tsx';
import { SiteFooter } from './components/SiteFooter.tsx';
import { pageRenderer } from './renderers/page-renderers.tsx';
import { ShopProvider, useStores } from './shop-context.tsx';
import type { Shop } from './shop.ts';
import styles from './App.module.css';

type AppProps = {
  readonly shop: Shop;
  /** Called once the browser has taken over; answers how to stop what it began. */
  readonly onStart?: () => () => void;
};

/** The whole shop around one page: what the server prints and the browser takes over. */
export function App({ shop, onStart }: AppProps): ReactNode {
  useEffect(() => {
    const { navigation, cart } = shop.stores;
    const stops = [navigation.start(), cart.start(), onStart?.()];
    return () => stops.forEach((stop) => stop?.());
  }, [shop, onStart]);
  return (
    <ShopProvider shop={shop}>
      <LoadingBar />
      <SiteHeader />
      {/* Before the page: an open cart gives the focus back before a new page takes it. */}
      <CartDrawer />
      <Main />
      <SiteFooter />
      <PageNotifications />
    </ShopProvider>
  );
}

/** The page. While the next one is on its way it stays, dimmed. */
const Main = observer(function Main() {
  const { navigation } = useStores();
  const { page } = navigation;
  const Page = pageRenderer(page);
  useLayoutEffect(() => navigation.settle(), [navigation, page]);
  return (
    <main
      className={styles['main']}
      id={CONTENT_ID}
      tabIndex={-1}
      aria-busy={navigation.status === 'loading'}
    >
      <PageBoundary key={identityOf(page)}>
        <Page page={page} />
      </PageBoundary>
    </main>
  );
});

/** What stays the same page while it is filtered or another size is chosen: it is not drawn anew. */
function identityOf(page: PageModel): string {
  if (page.type === 'listing') return page.categoryUrl;
  return page.type === 'product' ? page.product.url : page.url;
}

/** An open cart shows the messages itself: whatever lies behind a dialog cannot be reached. */
const PageNotifications = observer(function PageNotifications() {
  return useStores().cart.isOpen ? null : <Notifications />;
});
