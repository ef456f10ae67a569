import type { ReactNode } from 'react';
import { SEARCH_PATH } from '#src/routing/reserved-params.ts';
import { Icon } from '../../icons/Icon.tsx';
import { onPlainClick } from '../../navigation/internal-link-target.ts';
import { useShop } from '../../shop-context.tsx';
import { useLinkTo } from '../ContentLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './SearchButton.module.css';

/** Opens the search sheet on narrow screens; without script it links to the search page. */
export function SearchButton(): ReactNode {
  const { text, stores } = useShop();
  const link = useLinkTo()(SEARCH_PATH);
  const open = onPlainClick(() => stores.search.openOverlay());
  return (
    <a className={styles['button']} {...link} href={link.href} onClick={open}>
      <Icon name="search" />
      <VisuallyHidden>{text('search.submit')}</VisuallyHidden>
    </a>
  );
}
