import { anchorTop } from '#src/navigation/anchor.ts';
import type {
  Attention,
  Browser,
  Cookies,
  Locks,
  SessionMemory,
  TabDocument,
  Timers,
  Viewport,
} from './browser.ts';
import { headElements, PAGE_HEAD_SELECTOR, type HeadElement } from './head-elements.ts';
import { createTabHistory } from './tab-history.ts';

/** The tab that the shop runs in. */
export const createTabBrowser = (tab: Window): Browser => ({
  history: createTabHistory(tab),
  viewport: createViewport(tab),
  document: createTabDocument(tab.document),
  session: createSessionMemory(tab),
  cookies: createCookies(tab),
  locks: createLocks(tab),
  timers: createTimers(tab),
  attention: createAttention(tab),
});

const createViewport = (tab: Window): Viewport => ({
  top: () => tab.scrollY,
  maxTop: () => tab.document.documentElement.scrollHeight - tab.innerHeight,
  scrollTo: (top) => tab.scrollTo({ top, behavior: 'instant' }),
  scrollToAnchor(id) {
    const anchor = tab.document.getElementById(id);
    if (!anchor) return false;
    const targetTop = tab.scrollY + anchor.getBoundingClientRect().top;
    tab.scrollTo({ top: anchorTop(targetTop, NO_TAB_BAR), behavior: 'auto' });
    return true;
  },
  onNextFrame: (callback) => void tab.requestAnimationFrame(callback),
});

/** Its height in pixels: no page of the shop has a sticky bar of tabs. */
const NO_TAB_BAR = 0;

const createTabDocument = (document: Document): TabDocument => ({
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

/** Where storage is forbidden, reading it throws: the tab then remembers nothing. */
function createSessionMemory(tab: Window): SessionMemory {
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
    return cookies.find(([written]) => written === name)?.[1];
  },
  set(name, value, maxAgeSeconds) {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
  },
});

/** Browsers lend locks on secure addresses only, and none where storage is forbidden. */
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

const createAttention = (tab: Window): Attention => ({
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
