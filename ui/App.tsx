import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { COMPARE_PATH } from '#src/compare/compare-list.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { AddedAnnouncement } from './components/cart/AddedAnnouncement.tsx';
import { ConsentBanner } from './components/consent/ConsentBanner.tsx';
import { CONTENT_ID, HEADER_END_ID, SiteHeader } from './components/header/SiteHeader.tsx';
import { LoadingBar } from './components/LoadingBar.tsx';
import { Notifications } from './components/Notifications.tsx';
import { PageBoundary } from './components/PageBoundary.tsx';
import { PreviewBanner } from './components/PreviewBanner.tsx';
import { SiteFooter } from './components/SiteFooter.tsx';
import { useOverlays } from './components/use-overlays.ts';
import { ShopProvider, useShop, useStores } from './shop-context.tsx';
import type { Shop } from './shop.ts';
import { classNames } from './theme/class-names.ts';
import styles from './App.module.css';

type AppProps = {
  readonly shop: Shop;
  /** Called once React has hydrated the page. Returns a function that stops what it started. */
  readonly onStart?: () => () => void;
};

/** The whole shop around one page, as rendered by the server and hydrated by the browser. */
export function App({ shop, onStart }: AppProps): ReactNode {
  useEffect(() => onStart?.(), [onStart]);
  return (
    <ShopProvider shop={shop}>
      {shop.measurement && <ConsentBanner />}
      <LoadingBar />
      <PreviewBanner />
      <SiteHeader />
      <div id={HEADER_END_ID} hidden />
      <PageWithOverlays />
    </ShopProvider>
  );
}

/** The page's content, and what opens over it. What is told has its place before there is any of it. */
const PageWithOverlays = observer(function PageWithOverlays() {
  const { isOpen } = useStores().cart;
  const overlays = useOverlays();
  return (
    <>
      <AddedAnnouncement />
      {/* Before the page, so that an open overlay returns the focus before a new page takes it. */}
      {overlays && (
        <>
          <overlays.CartDrawer />
          <overlays.AddedToCart />
          <overlays.SearchOverlay />
        </>
      )}
      <Main />
      <SiteFooter />
      {/* An open cart shows them itself, as the page behind a dialog is inert. */}
      {!(overlays && isOpen) && <Notifications />}
    </>
  );
});

/** The current page. It stays, dimmed, while the next one loads, and is not rendered again for it. */
const Main = observer(function Main() {
  const { getPageComponent, stores } = useShop();
  const { navigation } = stores;
  const { page } = navigation;
  const Page = getPageComponent(page);
  const content = useMemo(() => <Page page={page} />, [Page, page]);
  useLayoutEffect(() => navigation.onPageRendered(), [navigation, page]);
  return (
    <main
      className={classNames(styles['main'], navigation.isUpdatingListing && styles['turning'])}
      id={CONTENT_ID}
      tabIndex={-1}
      aria-busy={navigation.status === 'loading'}
    >
      <PageBoundary key={identityOf(page)}>{content}</PageBoundary>
    </main>
  );
});

/** Key of a page: a change of filters, of compared products or of the size does not remount it. */
function identityOf(page: PageModel): string {
  if (page.type === 'listing') return page.categoryUrl;
  if (page.type === 'compare') return COMPARE_PATH;
  if (page.type === 'search') return `${page.categoryUrl} ${page.query}`;
  return page.type === 'product' ? page.product.url : page.url;
}
