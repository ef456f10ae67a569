import type { ReactNode } from 'react';
import { Container } from '#ui/components/Container.tsx';
import { useShop } from '#ui/shop-context.tsx';
import { CartButton } from './CartButton.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MegaMenu } from './MegaMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { PromiseBar } from './PromiseBar.tsx';
import styles from './SiteHeader.module.css';

/** Id of the page's main part, where the skip link leads. */
export const CONTENT_ID = 'content';

/** Above every page. Its menu unfolds by hovering on wide screens, as a sheet on narrow ones. */
export function SiteHeader(): ReactNode {
  const { shell, text } = useShop();
  return (
    <header className={styles['header']}>
      <a className={styles['skip']} href={`#${CONTENT_ID}`}>
        {text('page.skip-to-content')}
      </a>
      <PromiseBar />
      <Container className={styles['bar']}>
        <MobileMenu />
        <a className={styles['logo']} href="/">
          <img
            src="/logo.svg"
            alt={text('header.home', { shop: shell.shopName })}
            width={233}
            height={24}
          />
        </a>
        {/* The search box: beside the logo on a wide screen, below it on a narrow one. */}
        <div className={styles['search']} />
        <div className={styles['phone']}>
          <PhoneLink />
        </div>
        <LanguageSwitch />
        <CartButton />
      </Container>
      <MegaMenu />
    </header>
  );
}
