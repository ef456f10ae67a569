import { describe, expect, it } from 'vitest';
import { trackedHitInListing } from '#src/measurement/measured-listing.ts';
import type { LoadedPage } from '#src/use-cases/page-answer.ts';
import type { ListingPage, PageModel } from '#src/use-cases/page-model.ts';
import { type Barrier, createBarrier } from '#tests/support/barrier.ts';
import { createMemoryBrowser } from '#tests/support/memory-browser.ts';
import { CompareStore } from '#ui/stores/compare-store.ts';
import { createFirstPageStorage, createListingNavigation } from '#ui/stores/listing-navigation.ts';
import { LoadMoreStore } from '#ui/stores/load-more-store.ts';
import { type LoadPage, NavigationStore } from '#ui/stores/navigation-store.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';
import { pageAt } from '../render-page.tsx';

const listingAt = async (url: string): Promise<ListingPage> => {
  const page = await pageAt(url);
  if (page.type !== 'listing') throw new Error(url);
  return page;
};
const skus = (page: PageModel) =>
  page.type === 'listing'
    ? page.slots.flatMap((slot) => (slot.kind === 'product' ? [slot.hit.sku] : []))
    : [];

/** Every answer of the search service has its own query id. */
const named = (page: PageModel, queryId: string): PageModel =>
  page.type === 'listing' ? { ...page, queryId } : page;

const answerThatShowed = (page: PageModel, sku: string) =>
  page.type === 'listing' ? trackedHitInListing(page, sku)?.queryId : undefined;

type Answers = {
  isDown: boolean;
  isBroken?: boolean;
  /** The server has another build. */
  isOutdated?: boolean;
  /** Holds back the pages loaded from now on. */
  barrier?: Barrier | undefined;
};

async function openTab(url: string, answers: Answers = { isDown: false }) {
  const browser = createMemoryBrowser(url);
  const loaded: string[] = [];
  const loadPage: LoadPage = async (path, query): Promise<LoadedPage> => {
    const { isDown, isBroken, isOutdated, barrier } = answers;
    loaded.push(path + query);
    await barrier?.opened;
    if (isBroken) throw new Error('broken');
    if (isOutdated) return { kind: 'outdated' };
    return isDown
      ? { kind: 'page', model: await pageAt(path + query, { outages: ['search'] }) }
      : { kind: 'page', model: named(await pageAt(path + query), path + query) };
  };
  const firstPages = createFirstPageStorage(browser.session);
  const dependencies = { loadPage, browser, ids: createSequentialIds(), log: createMemoryLog() };
  const listings = createListingNavigation(loadPage, firstPages);
  const navigation = new NavigationStore(await pageAt(url), {
    ...dependencies,
    listings,
    timeout: 4000,
  });
  const { viewport, session } = browser;
  const growth = new LoadMoreStore({ loadPage, firstPages, viewport, navigation });
  const compare = new CompareStore({ session, navigation });
  navigation.start();
  return { browser, navigation, growth, compare, answers, loaded };
}

const ALL = Array.from({ length: 14 }, (_, index) => `matras-${index + 1}`);

describe('LoadMoreStore', () => {
  it('appends the next page, and replaces the URL by that of the page', async () => {
    const { browser, navigation, growth } = await openTab('/matrassen');
    await growth.load('/matrassen?page=2', 'next');
    expect(skus(navigation.page)).toEqual(ALL.slice(0, 12));
    expect(browser.history.url()).toBe('/matrassen?page=2');
    expect(browser.tab.entries).toHaveLength(1);
    expect(navigation.page).toMatchObject({ firstPage: 1, page: 2 });
  });

  it('prepends the previous page, and keeps what is in view in position', async () => {
    const { browser, navigation, growth } = await openTab('/matrassen?page=3');
    browser.tab.top = 200;
    await growth.load('/matrassen?page=2', 'previous');
    browser.tab.maxTop += 700;
    navigation.onPageRendered();
    expect(skus(navigation.page)).toEqual(ALL.slice(6));
    expect(browser.history.url()).toBe('/matrassen?page=3');
    expect(browser.tab.top).toBe(900);
  });

  it('lets the browser load the next page if the server has another build', async () => {
    const { browser, growth } = await openTab('/matrassen', { isDown: false, isOutdated: true });
    await growth.load('/matrassen?page=2', 'next');
    expect(browser.tab.loaded).toBe('/matrassen?page=2');
  });

  it('reports a page that fails to load, and keeps the loaded ones', async () => {
    const { navigation, growth, answers } = await openTab('/matrassen');
    answers.isDown = true;
    const shown = await listingAt('/matrassen');
    await growth.load('/matrassen?page=2', 'next');
    expect(skus(navigation.page)).toEqual(skus(shown));
    const { page } = navigation;
    expect(page.type === 'listing' && growth.stateOf(page, 'next')).toBe('failed');
    expect(page.type === 'listing' && growth.stateOf(page, 'previous')).toBe('idle');
  });

  it('reports a page whose request is rejected', async () => {
    const { navigation, growth, answers } = await openTab('/matrassen');
    answers.isBroken = true;
    await growth.load('/matrassen?page=2', 'next');
    const { page } = navigation;
    expect(page.type === 'listing' && growth.stateOf(page, 'next')).toBe('failed');
  });

  it('loads a page once, however often it is requested meanwhile', async () => {
    const { navigation, growth, answers, loaded } = await openTab('/matrassen');
    const barrier = createBarrier();
    answers.barrier = barrier;
    const first = growth.load('/matrassen?page=2', 'next');
    const { page } = navigation;
    expect(page.type === 'listing' && growth.stateOf(page, 'next')).toBe('loading');
    const second = growth.load('/matrassen?page=2', 'next');
    barrier.open();
    await Promise.all([first, second]);
    expect(loaded).toEqual(['/matrassen?page=2']);
  });

  it.each([
    ['loads', false],
    ['fails to load', true],
  ])('keeps the page opened meanwhile when the next one %s', async (_what, isDown) => {
    const { browser, navigation, growth, answers } = await openTab('/matrassen');
    const barrier = createBarrier();
    Object.assign(answers, { barrier, isDown });
    const growing = growth.load('/matrassen?page=2', 'next');
    Object.assign(answers, { barrier: undefined, isDown: false });
    await navigation.navigate('/matrassen/maat/90x200');
    const { page } = navigation;
    barrier.open();
    await growing;
    expect(navigation.page).toBe(page);
    expect(browser.history.url()).toBe('/matrassen/maat/90x200');
    expect(growth.request.state).not.toBe('failed');
  });

  it('restores all loaded pages on Back', async () => {
    const { browser, navigation, growth } = await openTab('/matrassen');
    await growth.load('/matrassen?page=2', 'next');
    await growth.load('/matrassen?page=3', 'next');
    browser.tab.top = 4000;
    await navigation.navigate('/aurora');
    navigation.onPageRendered();
    browser.go(-1);
    await expect.poll(() => navigation.page.type).toBe('listing');
    navigation.onPageRendered();
    expect(skus(navigation.page)).toEqual(ALL);
    expect(browser.tab.top).toBe(4000);
    const places = [0, 5, 6, 11, 12].map((index) => ALL[index] ?? '');
    expect(places.map((sku) => answerThatShowed(navigation.page, sku))).toEqual([
      '/matrassen',
      '/matrassen',
      '/matrassen?page=2',
      '/matrassen?page=2',
      '/matrassen?page=3',
    ]);
  });
});

describe('a listing whose next state fails to load', () => {
  it('H6 follows the link, as without script, if the server refuses the data of pages', async () => {
    const { browser, navigation } = await openTab('/matrassen', { isDown: false, isBroken: true });
    await navigation.navigate('/matrassen/maat/90x200', { history: 'push', scroll: 'keep' });
    expect(browser.tab.loaded).toBe('/matrassen/maat/90x200');
    expect(navigation).toMatchObject({ status: 'failed', failedUrl: undefined });
    expect(navigation.isUpdatingListing).toBe(true);
    expect(skus(navigation.page)).toEqual(ALL.slice(0, 6));
  });

  it('stays, and has the requested URL as failedUrl, while the search does not answer', async () => {
    const { browser, navigation, answers } = await openTab('/matrassen');
    answers.isDown = true;
    await navigation.navigate('/matrassen/maat/90x200');
    expect(navigation).toMatchObject({ status: 'failed', failedUrl: '/matrassen/maat/90x200' });
    expect(skus(navigation.page)).toEqual(ALL.slice(0, 6));
    expect(browser.tab.loaded).toBeUndefined();
    expect(browser.history.url()).toBe('/matrassen');
    answers.isDown = false;
    await navigation.navigate('/matrassen/maat/90x200');
    expect(navigation.failedUrl).toBeUndefined();
    expect(skus(navigation.page)[1]).toBe('matras-3');
  });
});

const good = (sku: string) => ({
  sku,
  name: sku,
  url: `/${sku}`,
  image: { path: 'a.webp', width: 4, height: 3, alt: '' },
});

describe('CompareStore', () => {
  it('writes the selection into the URL, in the same history entry', async () => {
    const { browser, navigation, compare } = await openTab('/matrassen');
    compare.toggle(await listingAt('/matrassen'), good('matras-2'));
    expect(browser.history.url()).toBe('/matrassen?compare=matras-2');
    expect(browser.tab.entries).toHaveLength(1);
    const { page } = navigation;
    if (page.type === 'listing') compare.toggle(page, good('matras-2'));
    expect(browser.history.url()).toBe('/matrassen');
  });

  it('restores the selection on the next listing, unless its URL has one', async () => {
    const { browser, compare } = await openTab('/matrassen');
    const listing = await listingAt('/matrassen/maat/90x200?page=2');
    compare.save([good('a'), good('b')]);
    compare.restoreOn({ ...listing, compared: [good('c')] });
    expect(browser.history.url()).toBe('/matrassen');
    compare.restoreOn(listing);
    expect(browser.history.url()).toBe('/matrassen/maat/90x200?page=2&compare=c');
    compare.clear(listing);
    compare.restoreOn(listing);
    expect(browser.history.url()).toBe('/matrassen/maat/90x200?page=2');
  });
});
