import { PREFETCH_MARGIN } from '#src/navigation/viewport-margins.ts';
import { createPrefetchQueue, type Prefetch } from './prefetch-queue.ts';
import { shopTarget } from './shop-target.ts';

type Input = {
  readonly tab: Window & typeof globalThis;
  readonly prefetch: Prefetch;
  /** Calls back when another page stands in the document; answers how to stop. */
  readonly onPage: (listener: () => void) => () => void;
};

/** A click that the shop would follow in place. */
const CLICK = {
  button: 0,
  defaultPrevented: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
};

/**
 * Fetches the pages of this shop that links in view lead to, and of those nearly in view (H15). Not
 * for shoppers who save data or are badly connected. Answers how to stop.
 */
export function prefetchLinks({ tab, prefetch, onPage }: Input): () => void {
  if (isSparing(tab.navigator)) return () => {};
  const queue = createPrefetchQueue(prefetch);
  const seen = new tab.IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        const url = targetOf(target, tab.document.location);
        if (url !== undefined) queue.want(url);
      }
    },
    { rootMargin: `${PREFETCH_MARGIN}px` },
  );
  const look = (): void => {
    seen.disconnect();
    queue.restart();
    for (const link of tab.document.querySelectorAll('main a[href], header a[href]')) {
      seen.observe(link);
    }
  };
  const stop = onPage(look);
  look();
  return () => {
    stop();
    seen.disconnect();
    queue.restart();
  };
}

/**
 * The page that a link leads to, should it be fetched beforehand. Not one of the states that search
 * engines are not to follow either: there are too many. Nor what a menu hides.
 */
function targetOf(link: Element, here: Location): string | undefined {
  if (!isLink(link) || isPassedOver(link) || !link.checkVisibility(SHOWN)) return undefined;
  const url = shopTarget(link, CLICK, here)?.split('#', 1)[0];
  return url === `${here.pathname}${here.search}` ? undefined : url;
}

/** Links to what editors chose, a cart or a search are few: they say that they are fetched. */
const isPassedOver = ({ relList, dataset }: HTMLAnchorElement): boolean =>
  relList.contains('nofollow') && dataset['prefetch'] === undefined;

const SHOWN = { opacityProperty: true, visibilityProperty: true };

const isLink = (element: Element): element is HTMLAnchorElement => 'relList' in element;

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Some browsers tell; the others are taken to have enough. */
function isSparing(navigator: Navigator): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || /2g/u.test(connection?.effectiveType ?? '');
}
