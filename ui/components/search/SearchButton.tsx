import type { MouseEvent, ReactNode } from 'react';
import { SEARCH_PATH } from '#src/routing/search-page-path.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useShop } from '#ui/shop-context.tsx';
import { isPlainClick } from '#ui/navigation/plain-click.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { useLinkTo } from '../use-link-to.ts';
import styles from './SearchButton.module.css';

/** Opens the search sheet on narrow screens; without script it links to the search page. */
export function SearchButton(): ReactNode {
  const { text, stores } = useShop();
  const linkTo = useLinkTo();
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    stores.search.openOverlay();
  };
  return (
    <a className={styles['button']} {...linkTo(SEARCH_PATH)} href={SEARCH_PATH} onClick={open}>
      <Icon name="search" />
      <VisuallyHidden>{text('search.submit')}</VisuallyHidden>
    </a>
  );
}
