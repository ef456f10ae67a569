import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { MenuGroup, MenuItem } from '#src/content/shell.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useShop, useText } from '../../shop-context.tsx';
import { useCloseOnBack } from '../dialog/use-overlay.ts';
import { SavedProductsLink } from '../saved/SavedProductsLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import styles from './MobileMenu.module.css';

const MENU_ID = 'menu';

/** Category menu of narrow screens: a button and a popover, which needs no script. */
export const MobileMenu = observer(function MobileMenu() {
  const { shell, text, stores } = useShop();
  const { url } = stores.navigation.page;
  const sheet = useRef<HTMLDivElement>(null);
  useCloseOnBack(useIsShown(sheet, url), () => sheet.current?.hidePopover());
  return (
    <div className={styles['menu']}>
      <button className={styles['button']} type="button" popoverTarget={MENU_ID}>
        <Icon name="menu" />
        <VisuallyHidden>{text('menu.open')}</VisuallyHidden>
      </button>
      {/* Remounted for each page, which closes it, as loading the page would. */}
      <div key={url} ref={sheet} className={styles['sheet']} id={MENU_ID} popover="auto">
        <button
          className={styles['button']}
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
          <VisuallyHidden>{text('menu.close')}</VisuallyHidden>
        </button>
        <nav aria-label={text('menu.label')}>
          {shell.menu.map((item) => (
            <Category key={item.url} item={item} />
          ))}
        </nav>
        <SecondaryLinks groups={shell.footer} />
        <div className={styles['phone']}>
          <SavedProductsLink variant="words" />
          <PhoneLink />
        </div>
      </div>
    </div>
  );
});

/** Whether a popover is open, which the browser controls; resets when `key` changes. */
function useIsShown(popover: RefObject<HTMLElement | null>, key: string): boolean {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const element = popover.current;
    const note = (): void => setShown(element?.matches(':popover-open') ? key : undefined);
    element?.addEventListener('toggle', note);
    return () => {
      element?.removeEventListener('toggle', note);
      setShown(undefined);
    };
  }, [popover, key]);
  return shown === key;
}

function Category({ item }: { readonly item: MenuItem }) {
  const text = useText();
  return (
    <details className={styles['category']}>
      <MenuRow title={item.title} />
      <MenuLinks links={[{ title: text('menu.all', { category: item.title }), url: item.url }]} />
      {item.groups.map((group) => (
        <div key={group.title}>
          <p>{group.title}</p>
          <MenuLinks links={group.links} />
        </div>
      ))}
    </details>
  );
}

function MenuRow({ title }: { readonly title: string }) {
  return (
    <summary>
      {title}
      <Icon name="chevron-down" />
    </summary>
  );
}

/** Links to service pages: help, advice, about the shop. */
function SecondaryLinks({ groups }: { readonly groups: readonly MenuGroup[] }) {
  const text = useText();
  return (
    <nav className={styles['further']} aria-label={text('menu.further')}>
      {groups.map(({ title, links }) => (
        <details key={title} className={styles['category']}>
          <MenuRow title={title} />
          <MenuLinks links={links} />
        </details>
      ))}
    </nav>
  );
}
