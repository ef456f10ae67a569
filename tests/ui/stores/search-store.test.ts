import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchBox } from '#ports/search.ts';
import { EMPTY_CART } from '#src/cart/cart.ts';
import { EMPTY_COMBINED_SEARCH, type CombinedSearch } from '#src/search/combined-search.ts';
import { SearchStore } from '#ui/stores/search-store.ts';
import { ShopStore } from '#ui/stores/shop-store.ts';
import { HIT } from '../../support/hit.ts';
import { createMemorySearchHistory } from '../../support/memory-browser-storage.ts';
import { createMemoryBrowser } from '../../support/memory-browser.ts';
import { pageAt } from '../../support/visit.ts';

const home = await pageAt('home', '/');

/** A page, and a product of 160 by 200 for texts that begin with "matras ". */
const foundFor = (text: string): CombinedSearch => ({
  ...EMPTY_COMBINED_SEARCH,
  products: text.startsWith('matras ')
    ? [{ hit: HIT, name: [{ text: HIT.name, isMatch: false }] }]
    : [],
  pages: [{ title: [{ text, isMatch: true }], url: `/${encodeURIComponent(text)}` }],
});

type Call = {
  readonly origin: string;
  readonly text: string;
  readonly until: AbortSignal;
  readonly answer: () => void;
};

/** A search box whose answers come on demand. */
function open(recent: readonly string[] = []) {
  const browser = createMemoryBrowser();
  const history = createMemorySearchHistory(recent);
  const calls: Call[] = [];
  const searchBoxWithSignal = (until: AbortSignal): SearchBox => ({
    find: (_locale, text, origin) =>
      new Promise((resolve) => {
        calls.push({ origin, text, until, answer: () => resolve(foundFor(text)) });
      }),
    didYouMean: () => Promise.resolve([]),
    topSearches: () => Promise.resolve({ searches: ['topper'] }),
  });
  const { timers } = browser;
  const shop = new ShopStore({ cart: () => EMPTY_CART, page: () => home, translations: {} });
  const store = new SearchStore(home, {
    locale: 'nl-nl',
    shop,
    searchBoxWithSignal,
    history,
    timers,
  });
  return { browser, history, calls, store };
}

const urlsOf = (store: SearchStore) => store.suggestions.map((one) => store.urlOf(one));

describe('SearchStore', () => {
  it('requests suggestions when typing pauses, and aborts earlier requests', () => {
    const { store, browser, calls } = open();
    store.type('m');
    browser.pass(50);
    store.type('ma');
    browser.pass(1000);
    store.type('mat');
    browser.pass(1000);
    expect(calls.map(({ text, until }) => [text, until.aborted])).toEqual([
      ['ma', true],
      ['mat', false],
    ]);
    store.type('');
    expect(calls.every(({ until }) => until.aborted)).toBe(true);
  });

  it('shows the results of the last text, in whatever order responses arrive', async () => {
    const anyTyping = fc.array(
      fc.record({ text: fc.constantFrom('m', 'ma', 'mat', 'b'), pause: fc.nat(300) }),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(anyTyping, fc.infiniteStream(fc.nat()), async (typing, order) => {
        const { store, browser, calls } = open();
        for (const { text, pause } of typing) {
          store.type(text);
          browser.pass(pause);
        }
        browser.pass(1000);
        const waiting = [...calls];
        while (waiting.length > 0) {
          const [call] = waiting.splice((order.next().value ?? 0) % waiting.length, 1);
          call?.answer();
          await Promise.resolve();
        }
        await new Promise((resolve) => setImmediate(resolve));
        expect(urlsOf(store)).toEqual([`/${typing.at(-1)?.text}`]);
      }),
      { numRuns: 40 },
    );
  });

  it('S3 asks for what the search box shows, and drops the answer of a request that it aborted', async () => {
    const { store, browser, calls } = open();
    for (const text of ['mat', 'matr', 'mat']) {
      store.type(text);
      browser.pass(1000);
    }
    expect(calls.map(({ origin, text }) => [origin, text])).toEqual([
      ['search-box', 'mat'],
      ['search-box', 'matr'],
      ['search-box', 'mat'],
    ]);
    calls[0]?.answer();
    await new Promise((resolve) => setImmediate(resolve));
    expect(urlsOf(store)).toEqual([]);
    calls[2]?.answer();
    await new Promise((resolve) => setImmediate(resolve));
    expect(urlsOf(store)).toEqual(['/mat']);
  });

  it('S5 offers recent and top searches on open', async () => {
    const { store } = open(['bed']);
    store.open();
    await Promise.resolve();
    expect(store.groups.map(({ name }) => name)).toEqual(['recent', 'top']);
    expect(urlsOf(store)).toEqual(['/search?q=bed', '/search?q=topper']);
  });

  it('returns the URL of the typed text on submit, and stores the text', () => {
    const { store, history } = open(['bed']);
    store.type(' zachte  matras ');
    expect(store.submit()).toBe('/search?q=zachte%20matras');
    expect(history.load()).toEqual(['zachte matras', 'bed']);
    store.type('  ');
    expect(store.submit()).toBeUndefined();
  });

  it('returns the URL of the selected suggestion on submit', () => {
    const { store, history } = open(['bed', 'topper']);
    store.move('next');
    store.move('next');
    expect(store.submit()).toBe('/search?q=topper');
    expect(history.load()).toEqual(['topper', 'bed']);
  });

  it('EP2 links to a product in the size it was found for, even while typing goes on', async () => {
    const { store, browser, calls } = open();
    store.type('matras 160 x 200');
    browser.pass(1000);
    calls[0]?.answer();
    await new Promise((resolve) => setImmediate(resolve));
    store.type('matras 160 x 200 zacht');
    expect(urlsOf(store)).toContain('/duinen?maat=160x200');
    store.type('matras 90 x 200');
    browser.pass(1000);
    calls[1]?.answer();
    await new Promise((resolve) => setImmediate(resolve));
    expect(urlsOf(store)).toContain('/duinen');
  });

  it('removes one recent search, or all of them', () => {
    const { store, history } = open(['bed', 'topper']);
    store.open();
    store.forget('bed');
    expect(history.load()).toEqual(['topper']);
    store.forgetAll();
    store.close();
    store.open();
    expect(store.groups.filter(({ name }) => name === 'recent')).toEqual([]);
  });

  it('takes over the query of the shown page, and closes its overlay', async () => {
    const { store } = open();
    store.openOverlay();
    store.showPage(await pageAt('search', '/search?q=matras'));
    expect(store.box).toMatchObject({ typed: 'matras', isOpen: false });
    expect(store.isOverlayOpen).toBe(false);
    store.showPage(home);
    expect(store.box.typed).toBe('');
  });

  it('keeps what is typed while another page loads, and its suggestions', async () => {
    const { store, browser, calls } = open();
    store.leavePage();
    store.type('bed');
    browser.pass(1000);
    store.showPage(await pageAt('search', '/search?q=matras'));
    expect(store.box).toMatchObject({ typed: 'bed', isOpen: true });
    calls[0]?.answer();
    await new Promise((resolve) => setImmediate(resolve));
    expect(urlsOf(store)).toEqual(['/bed']);
    store.leavePage();
    store.showPage(home);
    expect(store.box).toMatchObject({ typed: '', isOpen: false });
  });

  it('keeps what is typed in its overlay while another page loads', () => {
    const { store } = open();
    store.leavePage();
    store.openOverlay();
    store.type('bed');
    store.showPage(home);
    expect(store.box).toMatchObject({ typed: 'bed', isOpen: false });
    expect(store.isOverlayOpen).toBe(false);
  });

  it('returns false on Escape when there is nothing to close or clear', () => {
    const { store } = open();
    expect(store.escape()).toBe(false);
    store.open();
    expect(store.escape()).toBe(true);
    expect(store.escape()).toBe(false);
  });
});
