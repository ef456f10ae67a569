import { describe, expect, it } from 'vitest';
import type { PageOutcome } from '#src/use-cases/show-page.ts';
import { NavigationStore, type LoadPage } from '#ui/stores/navigation-store.ts';
import { createMemoryBrowser } from '../../support/memory-browser.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';
import { anErrorPage } from '../../support/shown-pages.ts';

const pageAt = (url: string): PageOutcome => ({ kind: 'page', model: anErrorPage(url) });
const showAny = (path: string, query: string) => Promise.resolve(pageAt(path + query));

function open(loadPage: LoadPage = showAny, url = '/') {
  const browser = createMemoryBrowser(url);
  const log = createMemoryLog();
  const ids = createSequentialIds();
  const store = new NavigationStore(anErrorPage(url), {
    loadPage,
    browser,
    ids,
    log,
    timeout: 4000,
  });
  store.start();
  return { store, browser, log, tab: browser.tab };
}

/** Shows pages on demand, by their address. */
function slowly() {
  const waiting = new Map<string, (outcome: PageOutcome) => void>();
  const loadPage: LoadPage = (path) => new Promise((resolve) => waiting.set(path, resolve));
  const arrive = async (path: string) => {
    waiting.get(path)?.(pageAt(path));
    await settled();
  };
  return { loadPage, arrive };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

const go = async (shop: ReturnType<typeof open>, steps: number) => {
  shop.browser.go(steps);
  await settled();
  shop.store.onPageRendered();
};

const addresses = ({ tab }: ReturnType<typeof open>) => tab.entries.map(({ url }) => url);

describe('navigate', () => {
  it('shows a page that is there at once after the tab has painted the answer to the press', async () => {
    let paint: (() => void) | undefined;
    const browser = createMemoryBrowser('/');
    const viewport = {
      ...browser.viewport,
      painted: () => new Promise<void>((resolve) => (paint = resolve)),
    };
    const store = new NavigationStore(anErrorPage('/'), {
      loadPage: showAny,
      browser: { ...browser, viewport },
      ids: createSequentialIds(),
      log: createMemoryLog(),
      timeout: 4000,
    });
    const shown = store.navigate('/bedden');
    await settled();
    expect([store.status, store.page.url]).toEqual(['loading', '/']);
    paint?.();
    await shown;
    expect([store.status, store.page.url]).toEqual(['idle', '/bedden']);
  });
});

describe('start', () => {
  const posted = { form: 'email', values: { email: 'anna@' }, errors: [] } as const;

  it.each([
    ['/cart/email', { ...anErrorPage('/cart?notice=SHOP_AWAY'), posted }, '/cart?notice=SHOP_AWAY'],
    ['/cart#totals', anErrorPage('/cart'), '/cart#totals'],
  ])('replaces %s by the URL of the page, with the fragment', (url, page, address) => {
    const browser = createMemoryBrowser(url);
    const dependencies = {
      loadPage: showAny,
      browser,
      ids: createSequentialIds(),
      log: createMemoryLog(),
      timeout: 4000,
    };
    new NavigationStore(page, dependencies).start();
    expect(browser.tab.entries.map((entry) => entry.url)).toEqual([address]);
  });
});

describe('the function that start returns', () => {
  it('hands the history back: the store follows it no longer', async () => {
    const browser = createMemoryBrowser('/');
    const store = new NavigationStore(anErrorPage('/'), {
      loadPage: showAny,
      browser,
      ids: createSequentialIds(),
      log: createMemoryLog(),
      timeout: 4000,
    });
    const stop = store.start();
    await store.navigate('/bedden');
    store.onPageRendered();
    stop();
    browser.go(-1);
    await settled();
    expect(store.page.url).toBe('/bedden');
  });
});

describe('in a preview', () => {
  const query = { live_preview: 'hash', entry_uid: 'home' };
  const previewed = (url: string) =>
    ({ ...anErrorPage(url), preview: { query, shows: 'draft' } }) as const;

  function preview() {
    const requests: string[] = [];
    const url = '/?live_preview=hash&entry_uid=home';
    const browser = createMemoryBrowser(url);
    const loadPage: LoadPage = (path, ownQuery) => {
      requests.push(path + ownQuery);
      return showAny(path, ownQuery);
    };
    const log = createMemoryLog();
    const dependencies = { loadPage, browser, ids: createSequentialIds(), log, timeout: 4000 };
    const store = new NavigationStore(previewed(url), dependencies);
    store.start();
    return { store, requests, tab: browser.tab };
  }

  it('loads the next page in the browser, with the preview query', async () => {
    const { store, requests, tab } = preview();
    await store.navigate('/levering?page=2#dagen');
    expect(tab.loaded).toBe('/levering?page=2&live_preview=hash&entry_uid=home#dagen');
    expect(requests).toEqual([]);
  });

  it('prefetches nothing', async () => {
    const { store, requests } = preview();
    await store.prefetch('/levering', new AbortController().signal);
    expect(requests).toEqual([]);
  });

  it('keeps the preview query in the URL on updatePage', () => {
    const { store, tab } = preview();
    store.updatePage(previewed('/matrassen?compare=M1'));
    expect(tab.entries.map(({ url }) => url)).toEqual([
      '/matrassen?compare=M1&live_preview=hash&entry_uid=home',
    ]);
  });
});

describe('a server with another build', () => {
  it('lets the browser load the page', async () => {
    const shop = open(() => Promise.resolve({ kind: 'outdated' }));
    await shop.store.navigate('/a');
    expect(shop.tab.loaded).toBe('/a');
    expect(shop.log.entries).toEqual([]);
  });
});

describe('updatePage', () => {
  it('keeps the fragment and the history entry', () => {
    const shop = open(undefined, '/levering?coupon=ZOMER#dagen');
    shop.store.updatePage(anErrorPage('/levering'));
    expect(addresses(shop)).toEqual(['/levering#dagen']);
  });
});

describe('navigate', () => {
  it('shows the page and makes a history entry with a key of its own', async () => {
    const shop = open();
    await shop.store.navigate('/matrassen?page=2');
    expect(shop.store.page.url).toBe('/matrassen?page=2');
    expect(addresses(shop)).toEqual(['/', '/matrassen?page=2']);
    expect(new Set(shop.tab.entries.map(({ key }) => key)).size).toBe(2);
    expect(shop.tab.head?.title).toBe('Niets op /matrassen?page=2');
  });

  it('announces the title on arrival, and not with scroll: keep', async () => {
    const { loadPage, arrive } = slowly();
    const { store } = open(loadPage);
    void store.navigate('/a');
    expect(store.announcedTitle).toBe('');
    await arrive('/a');
    expect(store.announcedTitle).toBe('Niets op /a');
    void store.navigate('/b', { history: 'push', scroll: 'keep' });
    expect(store.announcedTitle).toBe('');
    await arrive('/b');
    expect(store.announcedTitle).toBe('');
  });

  it('H15 prefetches a page by loading it once, without showing it', async () => {
    const requests: string[] = [];
    const shop = open((path, query) => {
      requests.push(path + query);
      return showAny(path, query);
    });
    await shop.store.prefetch('/a?page=2', new AbortController().signal);
    expect(requests).toEqual(['/a?page=2']);
    expect(shop.store.page.url).toBe('/');
    expect(addresses(shop)).toEqual(['/']);
  });

  it('replaces the history entry if requested', async () => {
    const shop = open();
    await shop.store.navigate('/matrassen', { history: 'replace', scroll: 'top' });
    expect(addresses(shop)).toEqual(['/matrassen']);
  });

  it('keeps the old page and its address until the new one has arrived', async () => {
    const { loadPage, arrive } = slowly();
    const shop = open(loadPage);
    void shop.store.navigate('/a');
    expect(shop.store.status).toBe('loading');
    expect(shop.store.page.url).toBe('/');
    expect(addresses(shop)).toEqual(['/']);
    await arrive('/a');
    expect(shop.store.status).toBe('idle');
    expect(shop.store.page.url).toBe('/a');
  });

  it('lets the latest of two navigations win, in whatever order they arrive', async () => {
    const { loadPage, arrive } = slowly();
    const shop = open(loadPage);
    void shop.store.navigate('/a');
    void shop.store.navigate('/b');
    await arrive('/b');
    await arrive('/a');
    expect(shop.store.page.url).toBe('/b');
    expect(addresses(shop)).toEqual(['/', '/b']);
  });

  it('follows a redirect, with one history entry for both', async () => {
    const shop = open((path) =>
      Promise.resolve(
        path === '/oud' ? { kind: 'moved', status: 301, location: '/nieuw' } : pageAt(path),
      ),
    );
    await shop.store.navigate('/oud');
    expect(shop.store.page.url).toBe('/nieuw');
    expect(addresses(shop)).toEqual(['/', '/nieuw']);
  });

  it('H12 saves the position at the press, not again as a redirect is followed', async () => {
    let move: ((outcome: PageOutcome) => void) | undefined;
    const shop = open((path) =>
      path === '/oud' ? new Promise((resolve) => (move = resolve)) : Promise.resolve(pageAt(path)),
    );
    const [entry] = shop.tab.entries;
    shop.browser.scrollByUser(300);
    const shown = shop.store.navigate('/oud');
    shop.browser.scrollByUser(0);
    move?.({ kind: 'moved', status: 301, location: '/nieuw' });
    await shown;
    expect(shop.tab.session.get(`scroll:${entry?.key}`)).toBe('300');
  });

  it('leaves a page that fails to load to the browser, and logs it', async () => {
    const { store, log, tab } = open(() => Promise.reject(new Error('offline')));
    await store.navigate('/a');
    expect(store.status).toBe('failed');
    expect(tab.loaded).toBe('/a');
    expect(log.entries.map(({ event }) => event)).toEqual(['navigation-failed']);
  });

  it('leaves a page that has not arrived after four seconds to the browser', async () => {
    const { loadPage, arrive } = slowly();
    const { store, browser, log, tab } = open(loadPage);
    void store.navigate('/a');
    browser.pass(3999);
    expect(tab.loaded).toBeUndefined();
    browser.pass(1);
    expect(tab.loaded).toBe('/a');
    expect(store.status).toBe('failed');
    expect(log.entries.map(({ event }) => event)).toEqual(['navigation-failed']);
    await arrive('/a');
    expect(store.page.url).toBe('/');
    expect(tab.entries.map(({ url }) => url)).toEqual(['/']);
  });

  it('lets the last choice win while the browser loads an earlier one', async () => {
    const { loadPage, arrive } = slowly();
    const { store, browser, tab } = open(loadPage);
    void store.navigate('/a');
    browser.pass(4000);
    expect(store.target).toBe('/a');
    void store.navigate('/b');
    expect([tab.loaded, store.target]).toEqual(['/b', '/b']);
    await arrive('/a');
    expect([tab.loaded, store.page.url]).toEqual(['/b', '/']);
  });

  it('loads pages in place again if the browser brings the page back from its cache', async () => {
    const { store, browser, tab } = open((path) =>
      path === '/a' ? Promise.reject(new Error('offline')) : showAny(path, ''),
    );
    await store.navigate('/a');
    browser.leave();
    expect(store).toMatchObject({ status: 'idle', target: undefined });
    await store.navigate('/b');
    expect([tab.loaded, store.page.url]).toEqual(['/a', '/b']);
  });

  it('clears the deadline of a page that has arrived or was superseded', async () => {
    const { loadPage, arrive } = slowly();
    const { store, browser, tab } = open(loadPage);
    void store.navigate('/a');
    browser.pass(3000);
    void store.navigate('/b');
    browser.pass(1000);
    await arrive('/b');
    browser.pass(10_000);
    expect(tab.loaded).toBeUndefined();
    expect(store.page.url).toBe('/b');
  });

  it('aborts the superseded request after the later one has started', async () => {
    const events: string[] = [];
    const shop = open((path, _query, until) => {
      events.push(`asks ${path}`);
      until.addEventListener('abort', () => events.push(`off ${path}`));
      return path === '/b' ? showAny(path, '') : new Promise(() => {});
    });
    void shop.store.navigate('/a');
    await shop.store.navigate('/b');
    expect(events).toEqual(['asks /a', 'asks /b', 'off /a']);
  });

  it('aborts a request that exceeds the deadline, or whose page is left', async () => {
    const events: string[] = [];
    const shop = open((path, _query, until) => {
      until.addEventListener('abort', () => events.push(path));
      return new Promise(() => {});
    });
    void shop.store.navigate('/b');
    shop.tab.entries.push({ url: '/#vragen', key: '' });
    await go(shop, 1);
    expect(events).toEqual(['/b']);
    void shop.store.navigate('/a');
    shop.browser.pass(4000);
    expect(events).toEqual(['/b', '/a']);
  });

  it('ignores the failure of a superseded navigation', async () => {
    const shop = open((path) =>
      path === '/a' ? settled().then(() => Promise.reject(new Error())) : showAny(path, ''),
    );
    const first = shop.store.navigate('/a');
    await shop.store.navigate('/b');
    await first;
    expect(shop.tab.loaded).toBeUndefined();
    expect(shop.store.page.url).toBe('/b');
  });
});

describe('onPageRendered', () => {
  it('scrolls a new page to the top, and focuses its heading', async () => {
    const { store, tab } = open();
    tab.top = 700;
    await store.navigate('/a');
    expect(tab.top).toBe(700);
    store.onPageRendered();
    expect(tab.top).toBe(0);
    expect(tab.focused).toBe(1);
  });

  it('keeps scroll position and focus if the link requests it', async () => {
    const { store, tab } = open();
    tab.top = 700;
    await store.navigate('/a', { history: 'push', scroll: 'keep' });
    store.onPageRendered();
    expect(tab.top).toBe(700);
    expect(tab.focused).toBe(0);
  });

  it('scrolls to an anchor, and to the top if the page has no such anchor', async () => {
    const { store, tab } = open();
    tab.top = 100;
    tab.anchors.set('vragen', 1500);
    await store.navigate('/a#vragen');
    store.onPageRendered();
    expect(tab.top).toBe(1500);
    await store.navigate('/b#weg');
    store.onPageRendered();
    expect(tab.top).toBe(0);
  });

  it('acts once for each page', async () => {
    const { store, tab } = open();
    await store.navigate('/a');
    store.onPageRendered();
    tab.top = 300;
    store.onPageRendered();
    expect(tab.top).toBe(300);
    expect(tab.focused).toBe(1);
  });
});

describe('going back and forward', () => {
  it('H12 restores page and scroll position, without a new entry', async () => {
    const shop = open();
    shop.tab.top = 700;
    await shop.store.navigate('/a');
    shop.store.onPageRendered();
    shop.tab.top = 250;
    await go(shop, -1);
    expect(shop.store.page.url).toBe('/');
    expect(shop.tab.top).toBe(700);
    await go(shop, 1);
    expect(shop.store.page.url).toBe('/a');
    expect(shop.tab.top).toBe(250);
    expect(addresses(shop)).toEqual(['/', '/a']);
  });

  it('H14 distinguishes a return from a navigation, also after a reload', async () => {
    const shop = open();
    expect(shop.store.isReturn).toBe(false);
    await shop.store.navigate('/a');
    await go(shop, -1);
    expect(shop.store.isReturn).toBe(true);
    await shop.store.navigate('/b');
    expect(shop.store.isReturn).toBe(false);
    const dependencies = { loadPage: showAny, browser: shop.browser, ids: createSequentialIds() };
    const again = new NavigationStore(anErrorPage('/b'), {
      ...dependencies,
      log: createMemoryLog(),
      timeout: 4000,
    });
    again.start();
    expect(again.isReturn).toBe(true);
  });

  it('H12 does not save the position with saveScroll: false', async () => {
    const shop = open();
    shop.tab.top = 700;
    await shop.store.navigate('/a', { history: 'push', scroll: 'top', saveScroll: false });
    shop.store.onPageRendered();
    await go(shop, -1);
    expect(shop.tab.top).toBe(0);
  });

  it('H12 saves the position when the shopper leaves the shop', () => {
    const { browser, tab } = open();
    tab.top = 420;
    browser.leave();
    expect([...tab.session.values()]).toEqual(['420']);
  });

  it('H12 restores the position on Back from an anchor', async () => {
    const shop = open();
    shop.tab.top = 300;
    shop.store.saveScrollPosition();
    shop.tab.entries.push({ url: '/#vragen', key: '' });
    await go(shop, 1);
    shop.tab.top = 1500;
    await go(shop, -1);
    expect(shop.tab.top).toBe(300);
  });

  it('requests no page for an anchor on the same page', async () => {
    const requests: string[] = [];
    const shop = open((path, query) => {
      requests.push(path);
      return showAny(path, query);
    });
    shop.tab.entries.push({ url: '/#vragen', key: '' });
    await go(shop, 1);
    await go(shop, -1);
    expect(requests).toEqual([]);
  });
});

describe('overlay', () => {
  it('is closed by Back, which leaves page, scroll and focus as they are', async () => {
    const requests: string[] = [];
    const shop = open((path, query) => {
      requests.push(path);
      return showAny(path, query);
    });
    shop.tab.top = 700;
    let isOpen = true;
    shop.store.openOverlay(() => (isOpen = false));
    await go(shop, -1);
    expect(isOpen).toBe(false);
    expect(requests).toEqual([]);
    expect([shop.tab.top, shop.tab.focused]).toEqual([700, 0]);
  });

  it('passes its history entry to the page that a link in it leads to', async () => {
    const shop = open();
    const close = shop.store.openOverlay(() => {});
    await shop.store.navigate('/a');
    close();
    shop.store.onPageRendered();
    expect(addresses(shop)).toEqual(['/', '/a']);
    await go(shop, -1);
    expect(shop.store.page.url).toBe('/');
  });

  it('stays open while filters change, each with its own entry', async () => {
    const shop = open();
    let isOpen = true;
    shop.store.openOverlay(() => (isOpen = false));
    await shop.store.navigate('/a', { history: 'push', scroll: 'keep' });
    shop.store.onPageRendered();
    await shop.store.navigate('/b', { history: 'push', scroll: 'keep' });
    shop.store.onPageRendered();
    expect(addresses(shop)).toEqual(['/', '/a', '/b', '/b']);
    expect(isOpen).toBe(true);
    await go(shop, -1);
    expect(isOpen).toBe(false);
    expect(shop.store.page.url).toBe('/b');
    await go(shop, -1);
    expect(shop.store.page.url).toBe('/a');
  });

  it('can be closed just before a navigation', async () => {
    const shop = open();
    shop.store.openOverlay(() => {})();
    await shop.store.navigate('/a');
    shop.store.onPageRendered();
    expect(addresses(shop)).toEqual(['/', '/a']);
    expect(shop.tab.index).toBe(1);
  });

  it('H12 keeps the scroll position of the page below it', async () => {
    const shop = open();
    const close = shop.store.openOverlay(() => {});
    shop.tab.top = 700;
    await shop.store.navigate('/a');
    close();
    shop.store.onPageRendered();
    await go(shop, -1);
    expect(shop.tab.top).toBe(700);
  });
});
