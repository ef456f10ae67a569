import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANCHOR_OFFSET, createTabBrowser } from '#ui/navigation/tab-browser.ts';

/** A tab at this scroll position, with one anchor at a distance below the top of its viewport. */
function tabWithAnchor(
  scrollY: number,
  below: number,
  { bar, details }: { bar?: { offsetHeight: number }; details?: { open: boolean } } = {},
) {
  const jumps: ScrollToOptions[] = [];
  const anchor = {
    getBoundingClientRect: () => ({ top: below }),
    closest: (selector: string) => (selector === 'details' && details) || null,
  };
  const document = {
    getElementById: (id: string) => (id === 'vragen' ? anchor : null),
    querySelector: (selector: string) => (selector === '[data-tab-bar]' && bar) || null,
  };
  const tab = { document, scrollY, scrollTo: (jump: ScrollToOptions) => jumps.push(jump) };
  return { jumps, viewport: createTabBrowser(tab as unknown as Window).viewport };
}

describe('scrollToAnchor', () => {
  it('H9 places an anchor 24 pixels below the top of the viewport', () => {
    const { jumps, viewport } = tabWithAnchor(100, 500);
    expect(viewport.scrollToAnchor('vragen')).toBe(true);
    expect(jumps.map(({ top }) => top)).toEqual([576]);
  });

  it('H9 places an anchor 24 pixels below the sticky tab bar', () => {
    const { jumps, viewport } = tabWithAnchor(100, 500, { bar: { offsetHeight: 52 } });
    viewport.scrollToAnchor('vragen');
    expect(jumps.map(({ top }) => top)).toEqual([524]);
  });

  it('C9 opens the details that an anchor is in', () => {
    const details = { open: false };
    tabWithAnchor(100, 500, { details }).viewport.scrollToAnchor('vragen');
    expect(details.open).toBe(true);
  });

  it('H9 leaves smooth scrolling to the style sheet, for reduced motion', () => {
    const { jumps, viewport } = tabWithAnchor(0, 500);
    viewport.scrollToAnchor('vragen');
    expect(jumps.map(({ behavior }) => behavior)).toEqual(['auto']);
  });

  it('returns false without scrolling for an unknown anchor', () => {
    const { jumps, viewport } = tabWithAnchor(100, 500);
    expect(viewport.scrollToAnchor('weg')).toBe(false);
    expect(jumps).toEqual([]);
  });

  it('H9 scrolls an anchor to the same position from any scroll position', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 9000 }),
        fc.integer({ min: 100, max: 9000 }),
        (scrollY, anchorTop) => {
          const { jumps, viewport } = tabWithAnchor(scrollY, anchorTop - scrollY);
          viewport.scrollToAnchor('vragen');
          expect(jumps.map(({ top }) => top)).toEqual([anchorTop - ANCHOR_OFFSET]);
        },
      ),
    );
  });
});

/** A tab that can be shown and hidden, and can dispatch any event. */
function aTab() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const tab = Object.assign(new EventTarget(), { document });
  let returns = 0;
  const browser = createTabBrowser(tab as unknown as Window);
  const stop = browser.tabFocus.onReturn(() => (returns += 1));
  return { tab, document, stop, returns: () => returns };
}

describe('onReturn', () => {
  it('C10 notifies when the tab is shown, focused or online again, and at no other event', () => {
    const { tab, document, returns } = aTab();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(returns()).toBe(1);
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    tab.dispatchEvent(new Event('blur'));
    tab.dispatchEvent(new Event('offline'));
    expect(returns()).toBe(1);
    tab.dispatchEvent(new Event('focus'));
    tab.dispatchEvent(new Event('online'));
    expect(returns()).toBe(3);
  });

  it('C10 notifies of a page restored from the back/forward cache, not of a loaded one', () => {
    const { tab, returns } = aTab();
    tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(returns()).toBe(0);
    tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(returns()).toBe(1);
  });

  it('does not notify after stop', () => {
    const { tab, document, stop, returns } = aTab();
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    tab.dispatchEvent(new Event('focus'));
    tab.dispatchEvent(new Event('online'));
    tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(returns()).toBe(0);
  });
});

/** A tab with view transitions, for shoppers with or without reduced motion. */
function softTab(mindsMotion: boolean) {
  const order: string[] = [];
  const document = {
    visibilityState: 'visible',
    startViewTransition: (change: () => Promise<void>) => {
      order.push('old page is kept');
      const finished = change().then(() => order.push('new page is looked at'));
      return { ready: Promise.reject(new Error('cut short')), finished };
    },
  };
  const tab = { document, matchMedia: () => ({ matches: mindsMotion }), setTimeout };
  const page = createTabBrowser(tab as unknown as Window).document;
  return { order, swap: () => page.swap(() => order.push('new page is drawn')) };
}

describe('swap', () => {
  it('uses a view transition where the browser supports it', async () => {
    const { order, swap } = softTab(false);
    swap();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(order).toEqual(['old page is kept', 'new page is drawn', 'new page is looked at']);
  });

  it('swaps without a transition for reduced motion', () => {
    const { order, swap } = softTab(true);
    swap();
    expect(order).toEqual(['new page is drawn']);
  });
});

/** A tab with these cookies, which stores cookies as a browser does. */
function tabWithCookies(protocol: string, stored: Readonly<Record<string, string>>) {
  const cookies = new Map(Object.entries(stored));
  const document = {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (line.includes('Max-Age=0;')) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
  const tab = { document, location: { protocol } };
  return { cookies, browser: createTabBrowser(tab as unknown as Window).cookies };
}

describe('the cookies of a tab', () => {
  it('have the __Host- prefix over https', () => {
    const { cookies, browser } = tabWithCookies('https:', { cart_id: 'planted' });
    expect(browser.get('cart_id')).toBeUndefined();
    browser.set('cart_id', 'c1', 60);
    expect([...cookies]).toEqual([['__Host-cart_id', 'c1']]);
    expect(browser.get('cart_id')).toBe('c1');
    browser.set('cart_id', '', 0);
    expect([...cookies]).toEqual([]);
  });

  it('keep their plain name over http', () => {
    const { cookies, browser } = tabWithCookies('http:', {});
    browser.set('cart_id', 'c1', 60);
    expect([...cookies]).toEqual([['cart_id', 'c1']]);
    expect(browser.get('cart_id')).toBe('c1');
  });
});
