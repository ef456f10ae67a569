import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Container } from '../Container.tsx';
import { useShop } from '../../shop-context.tsx';
import { useLinkTo } from '../ContentLink.tsx';
import { MegaMenuPanel } from './MegaMenuPanel.tsx';
import styles from './MegaMenu.module.css';

/**
 * Category menu of wide screens. A panel shows while its category has the pointer or the focus;
 * Escape or a page change hides it until the next pointer or focus event.
 */
export const MegaMenu = observer(function MegaMenu() {
  const { shell, text, stores } = useShop();
  const linkTo = useLinkTo();
  const { url } = stores.navigation.page;
  const [readyFor, setReadyFor] = useState(url);
  useOnEscape(() => setReadyFor(''));
  return (
    <nav className={styles['menu']} aria-label={text('menu.label')}>
      <Container>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- bubbling */}
        <ul
          className={styles['categories']}
          data-put-away={readyFor === url ? undefined : true}
          onMouseLeave={() => setReadyFor(url)}
          onFocus={() => setReadyFor(url)}
        >
          {shell.menu.map((item) => (
            <li key={item.url} className={styles['category']}>
              <a {...linkTo(item.url)} aria-current={isWithin(item.url, url) ? 'true' : undefined}>
                {item.title}
              </a>
              <MegaMenuPanel item={item} />
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
});

/** Listens on the document, to dismiss a panel that is shown by hover alone too (WCAG 1.4.13). */
function useOnEscape(act: () => void): void {
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

const isWithin = (category: string, url: string): boolean =>
  url === category || url.startsWith(`${category}/`) || url.startsWith(`${category}?`);
