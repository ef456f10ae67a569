import { readCookieBy, writeCookie } from '#src/shared/cookie.ts';
import type {
  TabFocus,
  Browser,
  Cookies,
  Locks,
  SessionStorage,
  TabDocument,
  Timers,
  Viewport,
} from './browser.ts';
import { headElements, PAGE_HEAD_SELECTOR, type HeadElement } from './head-elements.ts';
import { createTabHistory } from './tab-history.ts';

/** Implements {@link Browser} for a real tab. */
export const createTabBrowser = (tab: Window): Browser => ({
  history: createTabHistory(tab),
  viewport: createViewport(tab),
  document: createTabDocument(tab),
  session: createSessionStorage(tab),
  cookies: createCookies(tab),
  locks: createLocks(tab),
  timers: createTimers(tab),
  tabFocus: createTabFocus(tab),
});

const createViewport = (tab: Window): Viewport => ({
  top: () => tab.scrollY,
  maxTop: () => tab.document.documentElement.scrollHeight - tab.innerHeight,
  scrollTo: (top) => tab.scrollTo({ top, behavior: 'instant' }),
  scrollToAnchor(id) {
    const anchor = tab.document.getElementById(id);
    if (!anchor) return false;
    // As browsers do for an anchor in closed details.
    const details = anchor.closest('details');
    if (details) details.open = true;
    const targetTop = tab.scrollY + anchor.getBoundingClientRect().top;
    tab.scrollTo({ top: anchorTop(targetTop, tabBarHeight(tab.document)), behavior: 'auto' });
    return true;
  },
  onNextFrame: (callback) => void tab.requestAnimationFrame(callback),
  painted: () =>
    new Promise((resolve) => {
      // A frame is painted after its callbacks, before the next task.
      tab.requestAnimationFrame(() => tab.setTimeout(resolve));
      tab.setTimeout(resolve, MAX_PAINT_WAIT);
    }),
  onUserScroll(listener) {
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      tab.addEventListener(event, () => listener(), options);
    }
    return () => stop.abort();
  },
});

/** In milliseconds: a hidden tab paints nothing. */
const MAX_PAINT_WAIT = 300;

/** In CSS pixels; 0 on pages without the sticky bar. */
const tabBarHeight = (document: Document): number =>
  document.querySelector<HTMLElement>('[data-tab-bar]')?.offsetHeight ?? 0;

const createTabDocument = (tab: Window): TabDocument => ({
  swap: (present) => swapWithViewTransition(tab, present),
  ...createDocument(tab.document),
});

/** The transition captures the new page one task after React has rendered it. */
function swapWithViewTransition(tab: Window, present: () => void): void {
  const { document } = tab;
  const isSoft =
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    !tab.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isSoft) return present();
  const transition = document.startViewTransition(async () => {
    present();
    await new Promise((drawn) => tab.setTimeout(drawn));
  });
  // An aborted transition, e.g. by the next one, has shown its page all the same.
  for (const stage of [transition.ready, transition.finished]) stage.catch(() => {});
}

const createDocument = (document: Document): Omit<TabDocument, 'swap'> => ({
  showHead(head) {
    document.title = head.title;
    for (const element of document.head.querySelectorAll(PAGE_HEAD_SELECTOR)) element.remove();
    document.head.append(...headElements(head).map((element) => toElement(document, element)));
  },
  focusHeading() {
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  },
});

function toElement(document: Document, { tag, attributes }: HeadElement): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Reading blocked storage throws: the tab then stores nothing. */
function createSessionStorage(tab: Window): SessionStorage {
  const attempt = <Value>(use: (storage: Storage) => Value): Value | undefined => {
    try {
      return use(tab.sessionStorage);
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key)) ?? undefined,
    set: (key, value) => attempt((storage) => storage.setItem(key, value)),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  };
}

const createCookies = ({ document, location }: Window): Cookies => ({
  get(name) {
    const cookies = document.cookie.split('; ').map((cookie) => cookie.split('='));
    const read = (cookieName: string) => cookies.find(([written]) => written === cookieName)?.[1];
    return readCookieBy(read, name, location.protocol === 'https:');
  },
  set(name, value, maxAge) {
    const isSecure = location.protocol === 'https:';
    for (const line of writeCookie({ name, value, maxAge, isSecure })) document.cookie = line;
  },
});

/** Runs without a lock where none is available: on insecure origins or with storage blocked. */
const createLocks = ({ navigator }: Window): Locks => ({
  async hold(name, action) {
    let done: ReturnType<typeof action> | undefined;
    const act = () => (done = action());
    await navigator.locks?.request(name, act).catch(() => {});
    return done ?? action();
  },
});

const createTimers = (tab: Window): Timers => ({
  now: () => tab.performance.now(),
  after(milliseconds, callback) {
    const timer = tab.setTimeout(callback, milliseconds);
    return () => tab.clearTimeout(timer);
  },
});

const createTabFocus = (tab: Window): TabFocus => ({
  onReturn(listener) {
    const onShown = (): void => {
      if (tab.document.visibilityState === 'visible') listener();
    };
    const onPage = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) listener();
    };
    const stop = new AbortController();
    const { signal } = stop;
    tab.document.addEventListener('visibilitychange', onShown, { signal });
    tab.addEventListener('pageshow', onPage, { signal });
    tab.addEventListener('focus', () => listener(), { signal });
    tab.addEventListener('online', () => listener(), { signal });
    return () => stop.abort();
  },
});

/** Space above an anchor that was jumped to, in CSS pixels (H9). */
export const ANCHOR_OFFSET = 24;

/**
 * Scroll position at which an anchor is clear of the sticky bar of a product's tabs (H9). All in
 * CSS pixels, `targetTop` from the top of the page; `tabBarHeight` is 0 without a bar. Never above
 * the page's own top.
 */
export const anchorTop = (targetTop: number, tabBarHeight: number): number =>
  Math.max(0, targetTop - tabBarHeight - ANCHOR_OFFSET);
