import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import { createEmbeddedStockAlerts } from '#adapters/embedded/embedded-stock-alerts.ts';
import { content } from '#demo/content/content.ts';
import { createRenderer } from '#server/render.tsx';
import type { ProductCatalog } from '#ports/product-catalog.ts';
import { LETTER_RATE_LIMIT } from '#src/messages/letter-limits.ts';
import { err } from '#src/shared/result.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { memoryDatabase } from '../../support/memory-database.ts';
import { configOf, openShop, smallAssets, smallPorts } from '../small-shop.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const EMAIL = 'anna@example.nl';
const PAGE = '/matras-duin?maat=180x200';
const WANTED = { email: EMAIL, product: 'M3', sku: 'M3-180', page: PAGE };

const CATALOGUE_AWAY = err({ kind: 'catalog-unavailable', status: 503, message: 'away' } as const);

async function open() {
  const database = memoryDatabase();
  const log = createMemoryLog();
  const clock = createFixedClock();
  const stockAlerts = createEmbeddedStockAlerts({ database, clock, ids: createSequentialIds() });
  const small = smallPorts();
  const asked: string[] = [];
  let isAway = false;
  const catalog: ProductCatalog = {
    ...small.catalog,
    product(locale, sku) {
      asked.push(sku);
      return isAway ? Promise.resolve(CATALOGUE_AWAY) : small.catalog.product(locale, sku);
    },
  };
  const ports = {
    ...small,
    catalog,
    content: createEmbeddedContentSource(content, createCatalogueStore(smallCatalogue)),
    stockAlerts,
    log,
  };
  const { site } = configOf();
  const renderer = createRenderer({ assets: smallAssets, site, ports });
  const shop = await openShop({ ports, renderer });
  const post = (path: string, fields: Readonly<Record<string, string>>) =>
    shop.post(`/back-in-stock${path}`, new URLSearchParams(fields).toString(), FORM);
  const letters = () => database.read(({ newsletter }) => newsletter.letters(EMAIL));
  const requested = async () => {
    await post('/request', WANTED);
    const [letter] = letters();
    return letter && 'alertId' in letter ? letter.alertId : '';
  };
  const statusOf = async (id: string) => {
    const found = await stockAlerts.alert(id);
    return found.ok ? found.value.status : undefined;
  };
  const setAway = (value: boolean) => (isAway = value);
  return { shop, post, letters, requested, statusOf, log, asked, setAway };
}

describe('requests for stock without script', () => {
  it('BS1 are offered for a sold-out variant alone', async () => {
    const { shop } = await open();
    const soldOut = await (await shop.get(PAGE)).text();
    expect(soldOut).toContain('action="/back-in-stock/request"');
    expect(soldOut).toContain('name="sku" value="M3-180"');
    expect(soldOut).toContain('Mail mij als dit weer op voorraad is');
    const inStock = await (await shop.get('/matras-duin?maat=160x200')).text();
    expect(inStock).not.toContain('/back-in-stock/request');
  });

  it('BS1 lead back to the product, with a notice and without the address', async () => {
    const { shop, post, letters, log } = await open();
    const answer = await post('/request', WANTED);
    expect(answer.status).toBe(303);
    const location = answer.headers.get('location') ?? '';
    expect(location).toBe(`${PAGE}&notice=stock-alert-requested`);
    const page = await (await shop.get(location)).text();
    expect(page).toContain('Je krijgt een bericht met een link');
    expect(page).not.toContain('action="/back-in-stock/request"');
    expect(letters()).toHaveLength(1);
    expect(JSON.stringify(log.entries)).not.toContain(EMAIL);
  });

  it('BS1 lead to no page but the one of the product', async () => {
    const { post } = await open();
    const answer = await post('/request', { ...WANTED, page: '//evil.example/matras-duin' });
    expect(answer.headers.get('location')).toBe('/matras-duin?notice=stock-alert-requested');
  });

  it('BS1 show a wrong address again, with what is wrong', async () => {
    const { post, letters } = await open();
    const answer = await post('/request', { ...WANTED, email: 'anna@' });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('Dit e-mailadres klopt niet');
    expect(page).toContain('value="anna@"');
    expect(page).toContain('Matras Duin');
    expect(letters()).toEqual([]);
  });

  it('BS1 can be sent again from the page that says that the catalogue is away', async () => {
    const { shop, post, letters, setAway } = await open();
    setAway(true);
    const answer = await post('/request', WANTED);
    expect(answer.status).toBe(503);
    const page = await answer.text();
    expect(page).toContain('Dat lukt nu even niet. Wat je hebt ingevuld staat er nog');
    const fields = { email: EMAIL, product: 'M3', sku: 'M3-180', page: PAGE };
    for (const value of Object.values(fields)) expect(page).toContain(`value="${value}"`);
    const wrong = await (await post('/request', { ...fields, email: 'anna@' })).text();
    expect(wrong).toContain('Dit e-mailadres klopt niet');
    expect(letters()).toEqual([]);
    setAway(false);
    const again = await post('/request', fields);
    expect(again.headers.get('location')).toBe(`${PAGE}&notice=stock-alert-requested`);
    expect(letters()).toHaveLength(1);
    // The catalogue may come back between two reads of one post.
    const accepted = await shop.get('/back-in-stock?notice=stock-alert-requested');
    expect(await accepted.text()).toContain('Je krijgt een bericht met een link');
  });

  it('BS1 ask the catalogue for no product whose SKU is none', async () => {
    const { post, asked } = await open();
    const answer = await post('/request', { ...WANTED, product: '../M3' });
    expect(answer.status).toBe(422);
    expect(asked).not.toContain('../M3');
  });

  it('BS1 are nothing for a variant that can be bought', async () => {
    const { post, letters } = await open();
    const answer = await post('/request', { ...WANTED, sku: 'M3-160' });
    expect(answer.headers.get('location')).toBe(PAGE);
    expect(letters()).toEqual([]);
  });

  it('BS1 are confirmed by a press, not by opening the link', async () => {
    const { shop, post, requested, statusOf } = await open();
    const id = await requested();
    const opened = await shop.get(`/back-in-stock?letter=${id}`);
    expect(opened.headers.get('cache-control')).toBe('private, no-store');
    expect(opened.headers.get('referrer-policy')).toBe('strict-origin');
    const page = await opened.text();
    expect(page).toContain('Ja, mail mij');
    expect(page).toContain('Matras Duin, 180\u00A0×\u00A0200 cm');
    expect(page).toContain('noindex');
    expect(page).not.toContain(EMAIL);
    expect(await statusOf(id)).toBe('unconfirmed');
    const answer = await post('/confirm', { letter: id });
    expect(answer.headers.get('location')).toBe(`/back-in-stock?letter=${id}`);
    expect(await statusOf(id)).toBe('waiting');
    const after = await (await shop.get(`/back-in-stock?letter=${id}`)).text();
    expect(after).toContain('Bevestigd. We mailen je');
  });

  it('BS1 are stopped by a press, and by the button of a mail program', async () => {
    const { shop, post, requested, statusOf } = await open();
    const id = await requested();
    const answer = await post('/stop', { letter: id });
    const location = answer.headers.get('location') ?? '';
    expect(await (await shop.get(location)).text()).toContain('je adres is gewist');
    expect(await statusOf(id)).toBeUndefined();
    const unsubscribe = (query: string) =>
      shop.post(`/back-in-stock/unsubscribe${query}`, '', FORM);
    expect((await unsubscribe(`?letter=${id}`)).status).toBe(204);
    expect((await unsubscribe('')).status).toBe(404);
  });

  it('BS1 open no page to change anything with an unknown link', async () => {
    const { shop, post } = await open();
    for (const path of ['/back-in-stock', '/back-in-stock?letter=nobody']) {
      const page = await (await shop.get(path)).text();
      expect(page).toContain('Onder deze link wacht er niets meer');
      expect(page).not.toContain('action="/back-in-stock/');
    }
    expect((await post('/confirm', { letter: 'nobody' })).status).toBe(303);
    const linked = await shop.get('/back-in-stock/unsubscribe?letter=a1');
    expect(linked.headers.get('location')).toBe('/back-in-stock?letter=a1');
  });
});

describe('/api/shop/requestStockAlert', () => {
  it('BS1 answers alike for known and unknown addresses, and limits the letters of a client', async () => {
    const { shop, letters } = await open();
    const call = (email: string) =>
      shop.call('/api/shop/requestStockAlert', [{ email, product: 'M3', sku: 'M3-180' }]);
    const [first, again] = [await call(EMAIL), await call(EMAIL)];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await first.json()).toEqual({ accepted: true });
    expect(await again.json()).toEqual({ accepted: true });
    expect(letters()).toHaveLength(1);
    for (let index = 2; index < LETTER_RATE_LIMIT.max; index += 1) await call(EMAIL);
    expect((await call('bert@example.nl')).status).toBe(429);
  });

  it('BS1 says which variant there is none of, or is in stock', async () => {
    const { shop } = await open();
    const call = (argument: object) => shop.call('/api/shop/requestStockAlert', [argument]);
    const statuses = await Promise.all(
      [
        { email: EMAIL, product: 'M3', sku: 'M3-160' },
        { email: EMAIL, product: 'X', sku: 'X' },
        { email: 'anna', product: 'M3', sku: 'M3-180' },
      ].map(async (argument) => (await call(argument)).status),
    );
    expect(statuses).toEqual([409, 404, 400]);
  });
});
