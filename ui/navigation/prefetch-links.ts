import { PREFETCH_MARGIN } from './viewport-margins.ts';
import { createPrefetchQueue, type PagePart, type Prefetch } from './prefetch-queue.ts';
import { internalLinkTarget } from './internal-link-target.ts';
import { isElement } from './is-element.ts';

type Input = {
  readonly tab: Window & typeof globalThis;
  readonly prefetch: Prefetch;
  /** Resolves when the browser has nothing better to do. */
  readonly idle?: () => Promise<void>;
  /** Calls back when another page is rendered. Returns a function that stops it. */
  readonly onPage: (listener: () => void) => () => void;
};

/** A click that the shop would handle in place. */
const CLICK = {
  button: 0,
  defaultPrevented: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
};

const partOf = (link: Element): PagePart => {
  if (link.closest('[data-product]')) return 'card';
  if (link.closest('main')) return 'content';
  return link.closest('footer') ? 'footer' : 'header';
};

/**
 * Prefetches the pages of this shop behind links in view or nearly so (H15), and at once a page that
 * the shopper points at. Skipped for shoppers with data saver or a slow connection. Returns a
 * function that stops it.
 */
export function prefetchLinks({ tab, prefetch, idle, onPage }: Input): () => void {
  if (savesData(tab.navigator)) return () => {};
  const queue = createPrefetchQueue(prefetch, idle);
  const queued = new WeakMap<Element, string>();
  const observer = new tab.IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const url = isIntersecting ? targetOf(target, tab.document.location) : queued.get(target);
        if (url === undefined) continue;
        if (!isIntersecting) {
          queue.drop(url);
          continue;
        }
        queued.set(target, url);
        queue.enqueue(url, partOf(target));
      }
    },
    { rootMargin: `${PREFETCH_MARGIN}px` },
  );
  const observeLinks = (): void => {
    observer.disconnect();
    queue.reset();
    for (const link of tab.document.querySelectorAll(LINKS)) {
      observer.observe(link);
    }
  };
  const fetchPointedAt = ({ target, type }: Event): void => {
    const link = isElement(target) ? target.closest('a') : null;
    const url = link ? targetOf(link, tab.document.location, type === 'pointerdown') : undefined;
    if (url !== undefined) queue.fetchNow(url);
  };
  for (const type of POINTING) {
    tab.document.addEventListener(type, fetchPointedAt, { passive: true });
  }
  const stop = onPage(observeLinks);
  observeLinks();
  return () => {
    stop();
    for (const type of POINTING) tab.document.removeEventListener(type, fetchPointedAt);
    observer.disconnect();
    queue.reset();
  };
}

/** A pointer over a link, a touch or press, and focus. */
const POINTING = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * URL to prefetch for a link. `undefined` for links hidden in menus, and for `nofollow` links, whose
 * states are too many, unless one is being pressed.
 */
function targetOf(link: Element, here: Location, isPressed = false): string | undefined {
  if (!isLink(link) || !link.checkVisibility(SHOWN)) return undefined;
  if (isNotPrefetched(link) && !isPressed) return undefined;
  const url = internalLinkTarget(link, CLICK, here)?.split('#', 1)[0];
  return url === `${here.pathname}${here.search}` ? undefined : url;
}

/** Links to editors' picks, the cart or the search are few: `data-prefetch` opts them in. */
const isNotPrefetched = ({ relList, dataset }: HTMLAnchorElement): boolean =>
  relList.contains('nofollow') && dataset['prefetch'] === undefined;

const LINKS = 'main a[href], header a[href], footer a[href]';

const SHOWN = { opacityProperty: true, visibilityProperty: true };

const isLink = (element: Element): element is HTMLAnchorElement => 'relList' in element;

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Some browsers expose the connection; the others count as fast. */
function savesData(navigator: Navigator): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || /[23]g/u.test(connection?.effectiveType ?? '');
}
