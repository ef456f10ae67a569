import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { MenuGroup, MenuItem } from '#src/content/shell.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useShop, useText } from '../../shop-context.tsx';
import { Cached } from '../Cached.tsx';
import { Container } from '../Container.tsx';
import { useLinkTo } from '../ContentLink.tsx';
import { useCloseOnBack } from '../dialog/use-overlay.ts';
import { Image } from '../Image.tsx';
import { SavedProductsLink } from '../saved/SavedProductsLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import styles from './Menu.module.css';

const MENU_ID = 'menu';

/** Opens the menu of narrow screens, a popover, which needs no script. */
export function MenuButton(): ReactNode {
  const text = useText();
  return (
    <button className={styles['button']} type="button" popoverTarget={MENU_ID}>
      <Icon name="menu" />
      <VisuallyHidden>{text('menu.open')}</VisuallyHidden>
    </button>
  );
}

/**
 * The category menu: a bar with a panel per category on wide screens, a sheet with a disclosure per
 * category on narrow ones. Both are the same elements, as a page has two hundred links in its menu.
 */
export const Menu = observer(function Menu() {
  const { shell, text, stores } = useShop();
  const { url } = stores.navigation.page;
  const sheet = useRef<HTMLDivElement>(null);
  useCloseOnBack(useIsShown(sheet, url), () => sheet.current?.hidePopover());
  useClosedByNavigation(sheet, url);
  useOpenOnWideScreens(sheet);
  return (
    <div ref={sheet} className={styles['menu']} id={MENU_ID} popover="auto">
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
        <Container className={styles['bar']}>
          <Categories items={shell.menu} url={url} />
        </Container>
      </nav>
      <SecondaryLinks groups={shell.footer} />
      <div className={styles['contact']}>
        <SavedProductsLink variant="words" />
        <PhoneLink />
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

/** Another page closes the sheet and its categories, as loading that page would. */
function useClosedByNavigation(sheet: RefObject<HTMLElement | null>, url: string): void {
  const shownFor = useRef(url);
  useEffect(() => {
    if (shownFor.current === url) return;
    shownFor.current = url;
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
    setOpen(sheet.current, !showsClosedPanels() && matchMedia(WIDE_SCREEN).matches);
  }, [sheet, url]);
}

function setOpen(menu: HTMLElement | null, isOpen: boolean): void {
  for (const category of menu?.querySelectorAll('details') ?? []) category.open = isOpen;
}

/**
 * Whether the style sheet can show the panel of a closed disclosure, as it does on wide screens.
 * Chrome before 131 and Safari before 18.4 need an open one.
 */
const showsClosedPanels = (): boolean => CSS.supports('selector(::details-content)');

/** As in the style sheet of the menu. */
const WIDE_SCREEN = '(width >= 64rem)';

/** Opens the categories on wide screens and closes them on narrow ones, where `::details-content` fails. */
function useOpenOnWideScreens(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (showsClosedPanels()) return;
    const wide = matchMedia(WIDE_SCREEN);
    const update = (): void => setOpen(menu.current, wide.matches);
    update();
    wide.addEventListener('change', update);
    return () => wide.removeEventListener('change', update);
  }, [menu]);
}

type CategoriesProps = { readonly items: readonly MenuItem[]; readonly url: string };

/**
 * On wide screens a panel shows while its category has the pointer or the focus; Escape or a page
 * change hides it until the pointer or the focus comes to the menu again.
 */
function Categories({ items, url }: CategoriesProps): ReactNode {
  const linkTo = useLinkTo();
  const [readyFor, setReadyFor] = useState(url);
  useOnEscape(() => setReadyFor(''));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- bubbling
    <ul
      className={styles['categories']}
      data-put-away={readyFor === url ? undefined : true}
      onMouseEnter={() => setReadyFor(url)}
      onFocus={() => setReadyFor(url)}
    >
      {items.map((item, index) => (
        <li key={item.url} className={styles['category']}>
          <a
            className={styles['wide']}
            {...linkTo(item.url)}
            aria-current={isWithin(item.url, url) ? 'true' : undefined}
          >
            {item.title}
          </a>
          <Cached as="details" keptAs={`menu-${index}`} cacheKey={() => `category ${item.url}`}>
            <Category item={item} />
          </Cached>
        </li>
      ))}
    </ul>
  );
}

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

/** Links of a category, closed on narrow screens: its own, by group, and a seasonal picture. */
function Category({ item }: { readonly item: MenuItem }): ReactNode {
  const text = useText();
  const linkTo = useLinkTo();
  const all = (className = '') => (
    <a className={className} {...linkTo(item.url)}>
      {text('menu.all', { category: item.title })}
    </a>
  );
  return (
    <>
      <MenuRow title={item.title} />
      {all(styles['first'])}
      {item.groups.length > 0 && (
        <div className={styles['panel']}>
          <Container className={styles['columns']}>
            <div className={styles['groups']}>
              {item.groups.map((group) => (
                <div key={group.title}>
                  <p className={styles['title']}>{group.title}</p>
                  <MenuLinks links={group.links} />
                </div>
              ))}
            </div>
            {item.image && <MenuPicture image={item.image} />}
            {all(styles['last'])}
          </Container>
        </div>
      )}
    </>
  );
}

function MenuPicture({ image }: { readonly image: NonNullable<MenuItem['image']> }): ReactNode {
  const linkTo = useLinkTo();
  return (
    <a className={styles['picture']} {...linkTo(image.url)}>
      <Image picture={{ ...image, alt: '' }} sizes="20rem" />
      <span>{image.caption}</span>
    </a>
  );
}

const MenuRow = ({ title }: { readonly title: string }): ReactNode => (
  <summary>
    {title}
    <Icon name="chevron-down" />
  </summary>
);

/** Links to service pages on narrow screens: help, advice, about the shop. */
function SecondaryLinks({ groups }: { readonly groups: readonly MenuGroup[] }): ReactNode {
  const text = useText();
  return (
    <Cached
      as="nav"
      className={styles['further']}
      aria-label={text('menu.further')}
      keptAs="further"
      cacheKey={() => 'further links'}
    >
      <Groups groups={groups} />
    </Cached>
  );
}

const Groups = ({ groups }: { readonly groups: readonly MenuGroup[] }): ReactNode =>
  groups.map(({ title, links }) => (
    <details key={title} className={styles['category']}>
      <MenuRow title={title} />
      <MenuLinks links={links} />
    </details>
  ));
