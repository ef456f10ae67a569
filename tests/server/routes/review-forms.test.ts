import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import { createEmbeddedReviewWriter } from '#adapters/embedded/embedded-review-writer.ts';
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
const REVIEW = {
  product: 'M1',
  rating: '4',
  title: 'Slaapt goed',
  text: 'Stevig genoeg, en niet te warm.',
  author: 'Anna',
  order: 'SL-100123',
  email: EMAIL,
};

const CATALOGUE_AWAY = err({ kind: 'catalog-unavailable', status: 503, message: 'away' } as const);

async function open() {
  const database = memoryDatabase();
  const log = createMemoryLog();
  const parts = { database, clock: createFixedClock(), ids: createSequentialIds() };
  const small = smallPorts();
  let isAway = false;
  const catalog: ProductCatalog = {
    ...small.catalog,
    product: (locale, sku) =>
      isAway ? Promise.resolve(CATALOGUE_AWAY) : small.catalog.product(locale, sku),
  };
  const ports = {
    ...small,
    catalog,
    content: createEmbeddedContentSource(content, createCatalogueStore(smallCatalogue)),
    reviewWriter: createEmbeddedReviewWriter(parts),
    log,
  };
  const { site } = configOf();
  const renderer = createRenderer({ assets: smallAssets, site, ports });
  const shop = await openShop({ ports, renderer });
  const post = (path: string, fields: Readonly<Record<string, string>>, headers = {}) =>
    shop.post(`/write-review${path}`, new URLSearchParams(fields).toString(), {
      ...FORM,
      ...headers,
    });
  const letters = () => database.read(({ newsletter }) => newsletter.letters(EMAIL));
  const submitted = async () => {
    await post('/submit', REVIEW);
    const [letter] = letters();
    return letter && 'reviewId' in letter ? letter.reviewId : '';
  };
  const takeCatalogueAway = () => (isAway = true);
  return { shop, post, letters, submitted, log, takeCatalogueAway };
}

describe('reviews without script', () => {
  it('WR1 are written on a page that the product leads to', async () => {
    const { shop } = await open();
    const product = await (await shop.get('/matras-wolk')).text();
    expect(product).toContain('href="/write-review?product=M1"');
    const page = await (await shop.get('/write-review?product=M1')).text();
    expect(page).toContain('action="/write-review/submit?product=M1"');
    expect(page).toContain('type="file"');
    expect(page).toContain('name="product" value="M1"');
    expect(page).toContain('Matras Wolk');
    expect(page).toContain('noindex');
    for (const address of ['/write-review', '/write-review?product=X', '/write-review?product=%3C'])
      expect(await (await shop.get(address)).text()).toContain('Kies eerst het product');
  });

  it('WR1 are submitted for a letter, and neither address nor text is in a log or a URL', async () => {
    const { post, letters, log } = await open();
    const answer = await post('/submit', REVIEW);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const page = await answer.text();
    expect(page).toContain('We sturen je een bericht met een link');
    expect(page).not.toContain(EMAIL);
    expect(page).not.toContain('action="/write-review/submit');
    expect(letters()).toHaveLength(1);
    expect(JSON.stringify(log.entries)).not.toMatch(/anna@|Slaapt goed/u);
  });

  it('WR1 are shown again with all that is wrong, as a page and in place', async () => {
    const { post, letters } = await open();
    const wrong = { ...REVIEW, rating: '', text: 'Prima.', order: '12' };
    const answer = await post('/submit', wrong);
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('Vul dit in: Hoeveel sterren geef je?');
    expect(page).toContain('Schrijf minstens twintig tekens');
    expect(page).toContain('Dit is geen bestelnummer');
    expect(page).toContain('value="Slaapt goed"');
    const inPlace = await post('/submit', wrong, { Accept: 'application/json' });
    expect(await inPlace.json()).toMatchObject({
      outcome: { model: { type: 'form', posted: { form: 'review' } } },
    });
    expect(letters()).toEqual([]);
  });

  it('WR1 are of products that are sold', async () => {
    const { post, letters } = await open();
    const answer = await post('/submit', { ...REVIEW, product: 'NONE' });
    expect([answer.status, letters()]).toEqual([422, []]);
  });

  it('WR1 keep what was typed while the catalogue is away, right or wrong', async () => {
    const { post, takeCatalogueAway } = await open();
    takeCatalogueAway();
    const answer = await post('/submit', REVIEW);
    expect(answer.status).toBe(503);
    const page = await answer.text();
    expect(page).toContain('Dat lukt nu even niet. Wat je hebt ingevuld staat er nog');
    const wrong = await (await post('/submit', { ...REVIEW, order: '12' })).text();
    expect(wrong).toContain('Dit is geen bestelnummer');
    for (const shown of [page, wrong]) {
      expect(shown).not.toContain('Kies eerst het product');
      expect(shown).toContain('name="product" value="M1"');
      expect(shown).toContain('Stevig genoeg, en niet te warm.');
    }
  });

  it('WR1 are confirmed by a press, not by opening the link', async () => {
    const { shop, post, submitted } = await open();
    const id = await submitted();
    const opened = await shop.get(`/write-review?letter=${id}`);
    expect(opened.headers.get('cache-control')).toBe('private, no-store');
    const page = await opened.text();
    expect(page).toContain('Slaapt goed');
    expect(page).toContain('Ja, plaats mijn beoordeling');
    expect(page).not.toContain(EMAIL);
    const answer = await post('/confirm', { letter: id, version: '1' });
    expect(answer.headers.get('location')).toBe(`/write-review?letter=${id}`);
    const after = await (await shop.get(`/write-review?letter=${id}`)).text();
    expect(after).toContain('Een medewerker leest je beoordeling');
    expect(after).not.toContain('action="/write-review/confirm"');
  });

  it('WR1 are not confirmed by a press if they were corrected since they were read', async () => {
    const { shop, post, submitted } = await open();
    const id = await submitted();
    const opened = await (await shop.get(`/write-review?letter=${id}`)).text();
    expect(opened).toContain('name="version" value="1"');
    await post('/submit', { ...REVIEW, title: 'Slaapt matig' });
    const answer = await post('/confirm', { letter: id, version: '1' });
    const page = await (await shop.get(answer.headers.get('location') ?? '')).text();
    expect(page).toContain('Er is nog niets bevestigd');
    expect(page).toContain('Slaapt matig');
    expect(page).toContain('name="version" value="2"');
    for (const version of ['', 'x']) await post('/confirm', { letter: id, version });
    await post('/confirm', { letter: id, version: '2' });
    const after = await (await shop.get(`/write-review?letter=${id}`)).text();
    expect(after).toContain('Een medewerker leest je beoordeling');
  });

  it('WR1 are discarded by a press', async () => {
    const { shop, post, submitted } = await open();
    const id = await submitted();
    const location = (await post('/discard', { letter: id })).headers.get('location') ?? '';
    expect(await (await shop.get(location)).text()).toContain('De beoordeling is gewist');
    expect(await (await shop.get(`/write-review?letter=${id}`)).text()).toContain(
      'Onder deze link is er geen beoordeling',
    );
  });

  it('WR1 cause no more letters of a client than its limit', async () => {
    const { post } = await open();
    for (let index = 0; index < LETTER_RATE_LIMIT.max; index += 1) await post('/submit', REVIEW);
    expect((await post('/submit', { ...REVIEW, email: 'bert@example.nl' })).status).toBe(429);
  });
});
