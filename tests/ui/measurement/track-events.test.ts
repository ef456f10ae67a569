import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { err } from '#src/shared/result.ts';
import { FULL_CONSENT, NO_CONSENT } from '#src/consent/consent.ts';
import { ATTRIBUTION_WINDOW } from '#src/measurement/attribution.ts';
import type { MeasuredStrip } from '#src/measurement/measured-strip.ts';
import { joinPages } from '#src/listing/loaded-pages.ts';
import type { CategoryPage } from '#src/use-cases/page-model.ts';
import { HIT } from '../../support/hit.ts';
import { aCartPage, aProduct, aProductPage, anErrorPage } from '../../support/shown-pages.ts';
import type { Shop } from '#ui/shop.ts';
import { pageAt } from '../render-page.tsx';
import { ARTICLES, openMeasured, SETTINGS } from './open-measured.ts';
import { createArticleCarts } from '../../support/article-carts.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const STATISTICS = { ...NO_CONSENT, statistics: true };
const MARKETING = { ...NO_CONSENT, marketing: true };

/** A listing whose first product is that of `aProductPage`. */
async function listing(): Promise<CategoryPage> {
  const page = await pageAt('/matrassen');
  if (page.type !== 'listing') throw new Error('There is no listing.');
  const [first] = page.slots.flatMap((slot) => (slot.kind === 'product' ? [slot] : []));
  if (!first) throw new Error('The listing is empty.');
  const slots = [{ ...first, hit: { ...first.hit, sku: aProduct.sku } }];
  return { ...page, slots, queryId: 'q1' };
}

const VIEWED: MeasuredStrip = {
  list: { id: 'viewed', name: 'Eerder bekeken' },
  hits: [{ ...HIT, sku: 'LAMP', name: 'Lamp' }],
};
const lampAt = (position: number) =>
  expect.objectContaining({ sku: 'LAMP', name: 'Lamp', position });

/** Adds one to the cart from the page of `aProduct`. */
const buy = ({ stores }: Shop) =>
  stores.cart.add({ sku: 'DUIN-90x200', quantity: 1, productSku: aProduct.sku });

describe('trackEvents', () => {
  it('MB12 says the address of every page without the bed, a new one before the tab has it', async () => {
    const page = await listing();
    const { measurement, shop, show } = openMeasured(
      { ...page, url: '/matrassen?page=2&bed=160x200' },
      { consent: FULL_CONSENT },
    );
    const arrived = shop.stores.navigation.navigate('/?bed=160x200');
    expect(measurement.addresses).toEqual(['/matrassen?page=2', '/']);
    await arrived;
    show({ ...page, url: '/matrassen?bed=90x200' });
    expect(measurement.addresses.at(-1)).toBe('/matrassen');
  });

  it('H14 tracks views of the current page and of pages navigated to', async () => {
    const { kinds, show } = openMeasured(await listing(), { consent: FULL_CONSENT });
    show(aProductPage());
    show(anErrorPage('/weg'));
    expect(kinds()).toEqual(['list-viewed', 'item-viewed']);
  });

  it('H14 tracks the selection of a product of the listing, and of no other', async () => {
    const { kinds, open } = openMeasured(await listing(), { consent: FULL_CONSENT });
    open('UNKNOWN');
    open(aProduct.sku);
    expect(kinds()).toEqual(['list-viewed', 'item-selected']);
  });

  it('H14 tracks a product strip once it was in view, and selections from it', async () => {
    const { shop, kinds, open, measurement } = openMeasured(await listing(), {
      consent: FULL_CONSENT,
    });
    const { productStrips } = shop.stores;
    productStrips.register(VIEWED);
    expect(kinds()).toEqual(['list-viewed']);
    productStrips.markSeen('viewed');
    productStrips.markSeen('viewed');
    open('LAMP', 'viewed');
    open('UNKNOWN', 'viewed');
    open('LAMP', 'elsewhere');
    expect(measurement.events.slice(1)).toEqual([
      { kind: 'list-viewed', list: VIEWED.list, items: [lampAt(1)] },
      { kind: 'item-selected', list: VIEWED.list, items: [lampAt(1)] },
    ]);
  });

  it('H14 splits a long list into events of at most 200 items', async () => {
    const long = await listing();
    const slots = Array.from({ length: 300 }, (_, at) => ({
      kind: 'product' as const,
      hit: { ...HIT, sku: `M-${at}` },
    }));
    const { measurement } = openMeasured({ ...long, slots }, { consent: FULL_CONSENT });
    expect(measurement.events.map((event) => 'items' in event && event.items.length)).toEqual([
      200, 100,
    ]);
  });

  it('H14 does not track a search again on return', async () => {
    const found = { ...(await listing()), query: 'latex' };
    const { shop, kinds, show } = openMeasured(found, { consent: FULL_CONSENT });
    expect(kinds()).toEqual(['searched', 'list-viewed']);
    const { navigation } = shop.stores;
    show(aProductPage());
    runInAction(() => (navigation.isReturn = true));
    show(found);
    expect(kinds()).toEqual(['searched', 'list-viewed', 'item-viewed', 'list-viewed']);
  });

  it('H14 tracks a strip as viewed when a product of it is selected', async () => {
    const { shop, kinds, open } = openMeasured(anErrorPage('/'), { consent: FULL_CONSENT });
    shop.stores.productStrips.register(VIEWED);
    open('LAMP', 'viewed');
    expect(kinds()).toEqual(['list-viewed', 'item-selected']);
  });

  it('H14 sends no search event for a product selected from a strip', async () => {
    const { shop, open, searches } = openMeasured(await listing(), { consent: FULL_CONSENT });
    const [seen] = VIEWED.hits;
    if (!seen) throw new Error('Nothing was seen.');
    shop.stores.productStrips.register({ ...VIEWED, hits: [{ ...seen, sku: aProduct.sku }] });
    open(aProduct.sku, 'viewed');
    expect(searches()).toEqual([]);
  });

  it('H14 tracks what this tab adds to the cart and removes from it', async () => {
    const { shop, measurement } = openMeasured(aProductPage(), { consent: FULL_CONSENT });
    const { cart } = shop.stores;
    await cart.add({ sku: 'DUIN-90x200', quantity: 2 });
    await cart.update(cart.cart.items[0]?.uid ?? '', 1);
    await cart.remove(cart.cart.items[0]?.uid ?? '');
    expect(
      measurement.events.flatMap((event) =>
        'items' in event ? event.items.map(({ quantity }) => [event.kind, quantity]) : [],
      ),
    ).toEqual([
      ['item-viewed', 1],
      ['added-to-cart', 2],
      ['removed-from-cart', 1],
      ['removed-from-cart', 1],
    ]);
  });

  it('H14 tracks no change when an update of the cart fails', async () => {
    const carts = createArticleCarts(ARTICLES, createSequentialIds('c'));
    const away = { kind: 'cart-unavailable', status: 503, message: '' } as const;
    const update = () => Promise.resolve(err(away));
    const { shop, kinds } = openMeasured(anErrorPage('/'), {
      consent: FULL_CONSENT,
      carts: { ...carts, update },
    });
    const { cart } = shop.stores;
    await cart.add({ sku: 'LAMP', quantity: 1 });
    await cart.update(cart.cart.items[0]?.uid ?? '', 2);
    await settled();
    expect(kinds()).toEqual(['added-to-cart']);
  });

  it('H14 tracks no change when the cart is refetched', async () => {
    const { shop, kinds } = openMeasured(anErrorPage('/'), { consent: FULL_CONSENT });
    const { cart } = shop.stores;
    await cart.add({ sku: 'LAMP', quantity: 1 });
    cart.refetch();
    await settled();
    expect(kinds()).toEqual(['added-to-cart']);
  });

  it('H14 tracks views of a cart with lines, in the drawer and on its page', async () => {
    const { shop, kinds, show } = openMeasured(anErrorPage('/'), { consent: FULL_CONSENT });
    const { cart } = shop.stores;
    cart.open();
    cart.close();
    await cart.add({ sku: 'LAMP', quantity: 1 });
    cart.open();
    cart.close();
    show(aCartPage(null));
    await settled();
    expect(kinds()).toEqual(['added-to-cart', 'cart-viewed', 'cart-viewed']);
  });

  it('H14a tracks nothing after consent is withdrawn', async () => {
    const { shop, kinds, searches, show } = openMeasured(await listing(), {
      consent: FULL_CONSENT,
    });
    shop.stores.consent.choose(NO_CONSENT);
    show(aProductPage());
    expect(kinds()).toEqual(['list-viewed']);
    expect(searches()).toEqual([]);
  });

  it('H14a tracks nothing once it is stopped', async () => {
    const { kinds, open, show, stop } = openMeasured(await listing(), { consent: FULL_CONSENT });
    stop();
    show(aProductPage());
    open(aProduct.sku);
    expect(kinds()).toEqual(['list-viewed']);
  });
});

describe('search events', () => {
  it('S2 cover click, view and add to cart of a product, with its query ID', async () => {
    const { shop, open, show, searches } = openMeasured(await listing(), { consent: STATISTICS });
    open(aProduct.sku);
    show(aProductPage());
    show(aProductPage(aProduct, aProduct.variants[1]));
    await buy(shop);
    await settled();
    expect(searches()).toMatchObject([
      { kind: 'click', queryId: 'q1', items: [{ sku: 'DUIN', position: 1 }] },
      { kind: 'view', items: [{ sku: 'DUIN' }] },
      { kind: 'add-to-cart', queryId: 'q1', items: [{ sku: 'DUIN', quantity: 1 }] },
    ]);
    expect(new Set(searches().map(({ userToken }) => userToken)).size).toBe(1);
  });

  it('S2 use the query ID of the page that the product was loaded with', async () => {
    const first = await listing();
    const next = { ...(await pageAt('/matrassen?page=2')), queryId: 'q2' };
    if (next.type !== 'listing') throw new Error('No listing.');
    const { open, show, searches } = openMeasured(first, { consent: STATISTICS });
    show(joinPages(first, next));
    const [added] = next.slots.flatMap((slot) => (slot.kind === 'product' ? [slot.hit] : []));
    open(aProduct.sku);
    open(added?.sku ?? '');
    expect(searches()).toMatchObject([
      { kind: 'click', queryId: 'q1', items: [{ sku: 'DUIN', position: 1 }] },
      { kind: 'click', queryId: 'q2', items: [{ sku: added?.sku, position: 2 }] },
    ]);
  });

  it('S2 use the query ID of a product strip for click and add to cart', async () => {
    const { shop, open, show, searches } = openMeasured(anErrorPage('/'), { consent: STATISTICS });
    const hits = [HIT, { ...HIT, sku: aProduct.sku }];
    shop.stores.productStrips.register({ ...VIEWED, hits, queryId: 'q7' });
    open(aProduct.sku, 'viewed');
    show(aProductPage());
    await buy(shop);
    expect(searches()).toMatchObject([
      { kind: 'click', queryId: 'q7', items: [{ sku: 'DUIN', position: 2 }] },
      { kind: 'view', items: [{ sku: 'DUIN' }] },
      { kind: 'add-to-cart', queryId: 'q7', items: [{ sku: 'DUIN' }] },
    ]);
  });

  it('S2 are not sent for a listing without a query ID', async () => {
    const nameless = { ...(await listing()), queryId: '' };
    const { open, searches } = openMeasured(nameless, { consent: STATISTICS });
    open(aProduct.sku);
    expect(searches()).toEqual([]);
  });

  it('S2 include an add to cart that completes after its page was left', async () => {
    const { shop, open, show, searches } = openMeasured(await listing(), { consent: STATISTICS });
    open(aProduct.sku);
    show(aProductPage());
    const added = buy(shop);
    show(anErrorPage('/weg'));
    await added;
    expect(searches().at(-1)).toMatchObject({
      kind: 'add-to-cart',
      queryId: 'q1',
      items: [{ sku: 'DUIN', quantity: 1 }],
    });
  });

  it('S2 include an add to cart on a page that was shown before consent', async () => {
    const { shop, searches } = openMeasured(aProductPage(), { consent: MARKETING });
    shop.stores.consent.choose(STATISTICS);
    await buy(shop);
    expect(searches()).toMatchObject([{ kind: 'add-to-cart', items: [{ sku: 'DUIN' }] }]);
  });

  it('S2 omit the query ID after the attribution window', async () => {
    const { shop, clock, open, show, searches } = openMeasured(await listing(), {
      consent: STATISTICS,
    });
    open(aProduct.sku);
    show(aProductPage());
    clock.time += ATTRIBUTION_WINDOW;
    await buy(shop);
    expect(searches().at(-1)).toMatchObject({ kind: 'add-to-cart' });
    expect(searches().at(-1)).not.toHaveProperty('queryId');
  });

  it('S2 include an add to cart once, whatever happens to the line later', async () => {
    const { shop, open, show, searches } = openMeasured(await listing(), { consent: STATISTICS });
    const { cart } = shop.stores;
    open(aProduct.sku);
    show(aProductPage());
    await buy(shop);
    show(aCartPage(null));
    await cart.update(cart.cart.items[0]?.uid ?? '', 3);
    await cart.remove(cart.cart.items[0]?.uid ?? '');
    await cart.undoRemove();
    expect(cart.itemCount).toBe(3);
    await cart.update(cart.cart.items[0]?.uid ?? '', 2);
    await cart.add({ sku: 'DUIN-90x200', quantity: 1 });
    expect(searches().map(({ kind }) => kind)).toEqual(['click', 'view', 'add-to-cart']);
  });

  it('S2 are not sent for an add that does not name its product', async () => {
    const { shop, searches } = openMeasured(anErrorPage('/'), { consent: STATISTICS });
    await shop.stores.cart.add({ sku: 'LAMP', quantity: 1 });
    expect(searches()).toEqual([]);
  });

  it.each([
    ['statistics are not allowed', { consent: MARKETING }],
    [
      'the shop has search events disabled',
      { consent: FULL_CONSENT, settings: { ...SETTINGS, searchEvents: false } },
    ],
  ])('H14a are not sent, and store nothing, where %s', async (_, setting) => {
    const { browser, open, show, searches } = openMeasured(await listing(), setting);
    open(aProduct.sku);
    show(aProductPage());
    expect(searches()).toEqual([]);
    expect(browser.tab.session.get('visitor')).toBeUndefined();
    expect(browser.tab.session.get('found-by')).toBeUndefined();
  });

  it('H14a stop when consent is withdrawn, and their stored data is removed', async () => {
    const { shop, browser, open, show, searches } = openMeasured(await listing(), {
      consent: FULL_CONSENT,
    });
    open(aProduct.sku);
    expect(browser.tab.session.get('visitor')).toBeDefined();
    shop.stores.consent.choose(MARKETING);
    expect(browser.tab.session.get('visitor')).toBeUndefined();
    expect(browser.tab.session.get('found-by')).toBeUndefined();
    show(aProductPage());
    expect(searches()).toHaveLength(1);
  });
});
