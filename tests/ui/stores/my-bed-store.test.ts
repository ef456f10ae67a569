import { describe, expect, it } from 'vitest';
import { formatBed, parseBed } from '#src/my-bed/my-bed.ts';
import { NO_LINK_RULES } from '#src/seo/link-rules.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { eventually } from '../../support/eventually.ts';
import { SHOP } from '../../support/fake-shop.ts';
import { createMemoryBrowser, type MemoryBrowser } from '../../support/memory-browser.ts';
import { createMemoryMyBed, type SharedBed } from '../../support/memory-browser-storage.ts';
import { pageAt, shopAround } from '../render-page.tsx';

const browserWith = (code = ''): SharedBed => ({ bed: parseBed(code), tabs: new Set() });

const storesOf = (
  page: PageModel,
  shared: SharedBed,
  browser: MemoryBrowser = createMemoryBrowser(page.url),
) => shopAround(page, SHELL, { myBedStorage: createMemoryMyBed(shared), browser }).shop.stores;

const SHELL = {
  ...SHOP.shell,
  links: { ...NO_LINK_RULES, listings: ['/matrassen'] },
  myBedUrl: '/mijn-bed',
};

async function openTab(url: string, shared = browserWith()) {
  const { navigation, myBed: store } = storesOf(await pageAt(url), shared);
  const stop = store.start();
  return { store, navigation, shared, stop, codeOf: () => store.bed && formatBed(store.bed) };
}

describe('MyBedStore', () => {
  it('MB7 loads the page for the stored bed, its first page, in place of the one without', async () => {
    const { navigation, codeOf } = await openTab('/matrassen?page=2', browserWith('160x200'));
    expect(codeOf()).toBe('160x200');
    await eventually(() => expect(navigation.page.url).toBe('/matrassen?bed=160x200'));
  });

  it('RM7 loads the page of the bed for the stored one, with the room of its address', async () => {
    const page = await pageAt('/proefslapen?room=plan');
    if (page.type !== 'content') throw new Error('no page of content');
    const blocks = [{ type: 'my-bed', title: '', text: '', goods: [] }] as const;
    const { navigation, myBed } = storesOf({ ...page, blocks }, browserWith('160x200'));
    myBed.start();
    await eventually(() => expect(navigation.page.url).toBe('/proefslapen?room=plan&bed=160x200'));
  });

  it('MB7 shows the bed of the address before the stored one, and does not store it', async () => {
    const { navigation, shared, codeOf } = await openTab(
      '/matrassen?bed=90x200',
      browserWith('160x200'),
    );
    expect([codeOf(), navigation.target]).toEqual(['90x200', undefined]);
    expect(shared.bed).toEqual(parseBed('160x200'));
  });

  it('MB7 stores the bed that a form says, and leads on with it', async () => {
    const { store, shared, codeOf } = await openTab('/matrassen');
    await store.submit('/matrassen?bed-width=160&bed-length=200&bed-mattresses=2');
    expect([codeOf(), shared.bed]).toEqual(['2x80x200', parseBed('2x80x200')]);
    expect(
      [
        '/matrassen?sorting=rating',
        '/',
        '/mijn-bed?room=plan',
        '/contact',
        '/matrassen?bed=x',
        '/matrassen?bed-width=90',
      ].map((url) => store.addressFor(url)),
    ).toEqual([
      '/matrassen?sorting=rating&bed=2x80x200',
      '/?bed=2x80x200',
      '/mijn-bed?room=plan&bed=2x80x200',
      '/contact',
      '/matrassen?bed=2x80x200',
      '/matrassen?bed-width=90',
    ]);
    expect(store.addressFor('/matrassen?bed=2x80x200&sizes=all')).toBe(
      '/matrassen?bed=2x80x200&sizes=all',
    );
  });

  it('MB11 leads to the page for the bed of the tab, whatever a link that stayed in the page says', async () => {
    const { store } = await openTab('/matrassen?bed=90x200');
    store.forget();
    expect(store.addressFor('/contact?bed=90x200#form')).toBe('/contact#form');
  });

  it('MB11 shows the bed of a link that the tab never had, and stays with it, unstored', async () => {
    const shared = browserWith('160x200');
    const { store, navigation, codeOf } = await openTab('/matrassen', shared);
    await eventually(() => expect(navigation.page.url).toBe('/matrassen?bed=160x200'));
    await navigation.navigate('/aurora?bed=90x200');
    expect([navigation.page.url, codeOf()]).toEqual(['/aurora?bed=90x200', '90x200']);
    expect(store.addressFor('/matrassen?bed=160x200')).toBe('/matrassen?bed=90x200');
    expect(shared.bed).toEqual(parseBed('160x200'));
  });

  it('MB7 adds no history entry for a bed, as Back would show its page for the bed again', async () => {
    const browser = createMemoryBrowser('/matrassen');
    const { myBed, navigation } = storesOf(await pageAt('/matrassen'), browserWith(), browser);
    navigation.start();
    await myBed.submit('/matrassen?bed-width=160&bed-length=200');
    await myBed.submit('/matrassen?bed-width=180&bed-length=200');
    expect(browser.tab.entries.map(({ url }) => url)).toEqual(['/matrassen?bed=180x200']);
  });

  it('MB7 stores nothing if the form says no bed', async () => {
    const { store, shared } = await openTab('/matrassen', browserWith('160x200'));
    await store.submit('/matrassen?bed-width=x&bed-length=200');
    expect(shared.bed).toEqual(parseBed('160x200'));
  });

  it('MB7 keeps the bed of a form whose page does not come, as another press was later', async () => {
    const { store, navigation, shared, codeOf } = await openTab('/matrassen');
    const submitted = store.submit('/matrassen?bed-width=160&bed-length=200');
    await Promise.all([navigation.navigate('/contact'), submitted]);
    expect(navigation.page.url).toBe('/contact');
    expect([codeOf(), shared.bed]).toEqual(['160x200', parseBed('160x200')]);
  });

  it('MB7 keeps the bed that it has if a form says none', async () => {
    const { store, navigation, codeOf } = await openTab('/matrassen?bed=90x200');
    await store.submit('/matrassen?bed-width=x&bed-length=200');
    expect(codeOf()).toBe('90x200');
    await eventually(() => expect(navigation.page.url).toBe('/matrassen?bed=90x200'));
  });

  it('MB7 leaves a refused form on its page, with what was typed', async () => {
    const page = await pageAt('/matrassen');
    const posted = { form: 'newsletter', values: { email: 'x' }, errors: [] } as const;
    const { navigation, myBed } = storesOf({ ...page, posted }, browserWith('160x200'));
    myBed.start();
    expect([navigation.target, navigation.page.posted]).toEqual([undefined, posted]);
    await navigation.navigate('/matrassen');
    expect(navigation.page.url).toBe('/matrassen?bed=160x200');
  });

  it('MB7 follows another tab that says or forgets the bed', async () => {
    const shared = browserWith();
    const { navigation } = await openTab('/matrassen', shared);
    const other = await openTab('/matrassen', shared);
    await other.store.submit('/matrassen?bed=180x200');
    await eventually(() => expect(navigation.page.url).toBe('/matrassen?bed=180x200'));
    other.store.forget();
    await eventually(() => expect(navigation.page.url).toBe('/matrassen'));
  });

  it('MB7 loads no page again that does not depend on a bed, and none once stopped', async () => {
    const { navigation, store, stop } = await openTab('/cart', browserWith('160x200'));
    expect(navigation.target).toBeUndefined();
    stop();
    navigation.updatePage(await pageAt('/matrassen'));
    expect([navigation.target, store.bed]).toEqual([undefined, parseBed('160x200')]);
  });
});
