import type { ReactNode } from 'react';
import { Container } from '../Container.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { SearchForm } from '../search/SearchForm.tsx';
import { SavedProductsLink, SavedProductsAnnouncer } from '../saved/SavedProductsLink.tsx';
import { useShop } from '../../shop-context.tsx';
import { CartButton } from './CartButton.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Menu, MenuButton } from './Menu.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { UspBar } from './UspBar.tsx';
import { PathLink } from '../ContentLink.tsx';
import styles from './SiteHeader.module.css';

/** Id of the page's main element, the target of the skip link. */
export const CONTENT_ID = 'content';

/** Id of the marker after the header. */
export const HEADER_END_ID = 'header-end';

/** Header of every page. Its menu opens on hover on wide screens, as a sheet on narrow ones. */
export function SiteHeader(): ReactNode {
  const { shell, text } = useShop();
  return (
    <header className={styles['header']}>
      <a className={styles['skip']} href={`#${CONTENT_ID}`}>
        {text('page.skip-to-content')}
      </a>
      <UspBar />
      <Container className={styles['bar']}>
        <MenuButton />
        <PathLink className={styles['logo']} href="/">
          <img
            src="/logo.svg"
            alt={text('header.home', { shop: shell.shopName })}
            width={233}
            height={24}
          />
        </PathLink>
        <div className={styles['search']}>
          <SearchForm surface="panel" />
        </div>
        <div className={styles['phone']}>
          <PhoneLink />
        </div>
        <LanguageSwitch />
        <SearchButton />
        <SavedProductsLink variant="icon" />
        <CartButton />
      </Container>
      <Menu />
      <SavedProductsAnnouncer />
    </header>
  );
}
