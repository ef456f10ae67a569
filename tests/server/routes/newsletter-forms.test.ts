import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import { content } from '#demo/content/content.ts';
import type { NewsletterFailure } from '#ports/newsletter.ts';
import { createRenderer } from '#server/render.tsx';
import { err } from '#src/shared/result.ts';
import { eventually } from '../../support/eventually.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { configOf, openShop, smallAssets, smallPorts } from '../small-shop.ts';
import { newsletterWithLetters } from '../../support/letters-sent.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const EMAIL = 'anna@example.nl';

async function open(failure?: NewsletterFailure) {
  const stored = newsletterWithLetters(createSequentialIds(), createFixedClock());
  const log = createMemoryLog();
  const fail = () => Promise.resolve(err(failure ?? { kind: 'preferences-not-found' as const }));
  const unavailable = () =>
    Promise.resolve(
      err(failure ?? ({ kind: 'newsletter-unavailable', status: 503, message: '' } as const)),
    );
  const newsletter = failure
    ? {
        subscribe: unavailable,
        requestPreferences: unavailable,
        preferences: fail,
        changePreferences: fail,
      }
    : stored;
  const store = createCatalogueStore(smallCatalogue);
  const ports = {
    ...smallPorts(),
    content: createEmbeddedContentSource(content, store),
    newsletter,
    log,
  };
  const { site } = configOf();
  const renderer = createRenderer({ assets: smallAssets, site, ports });
  const shop = await openShop({ ports, renderer });
  const post = (path: string, fields: Readonly<Record<string, string>>, headers = {}) =>
    shop.post(`/newsletter${path}`, new URLSearchParams(fields).toString(), {
      ...FORM,
      ...headers,
    });
  const idOf = () =>
    stored
      .letters(EMAIL)
      .flatMap((letter) => ('customerId' in letter ? letter.customerId : []))[0] ?? '';
  const subscribed = async () => {
    await post('/subscribe', { email: EMAIL });
    return { email: EMAIL, customer_id: idOf() };
  };
  return { shop, post, stored, log, subscribed };
}

const query = (fields: Readonly<Record<string, string>>) =>
  `?${new URLSearchParams(fields).toString()}`;

describe('the newsletter without script', () => {
  it('N2 N2a accepts an address and confirms it on the page, the same for known and unknown ones', async () => {
    const { post, shop, stored } = await open();
    for (const _ of ['new', 'known']) {
      const answer = await post('/subscribe', { email: EMAIL });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe('/nieuwsbrief?notice=newsletter-accepted');
    }
    expect(stored.letters(EMAIL)).toHaveLength(1);
    const page = await (await shop.get('/nieuwsbrief?notice=newsletter-accepted')).text();
    expect(page).toContain('Bedankt. We sturen je een bericht');
  });

  it('N2 sends a link for preferences without revealing whether there are any', async () => {
    const { post } = await open();
    const answer = await post('/preferences/request', { email: 'nobody@example.nl' });
    expect(answer.headers.get('location')).toBe('/e-mailvoorkeuren?notice=preferences-requested');
  });

  it.each([
    ['/subscribe', 'newsletter-email'],
    ['/preferences/request', 'preferences-request-email'],
  ])('N2 shows at %s what is wrong with an address, and keeps it', async (path, id) => {
    const { post, stored } = await open();
    const answer = await post(path, { email: 'anna<b>@' });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(page).toContain('Dit e-mailadres klopt niet');
    expect(page).toMatch(new RegExp(`<input[^>]*id="${id}"[^>]*value="anna&lt;b&gt;@"`, 'u'));
    expect(stored.letters('anna<b>@')).toEqual([]);
  });

  it.each([
    [503, 503, 'Dat lukt nu even niet'],
    [504, 504, 'We weten niet of het is gelukt'],
    [429, 429, 'of dit is te vaak geprobeerd'],
    [502, 503, 'Dat lukt nu even niet'],
  ])('N2 keeps the input if the newsletter fails with %i', async (status, notice, words) => {
    const { post } = await open({ kind: 'newsletter-unavailable', status, message: '' });
    const answer = await post('/subscribe', { email: EMAIL });
    const page = await answer.text();
    expect(answer.status).toBe(notice);
    expect(page).toContain(words);
    expect(page).toContain(`value="${EMAIL}"`);
  });

  it('N2 sends no more letters for one client than the limit allows', async () => {
    const { post } = await open();
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await post('/subscribe', { email: `a${count}@example.nl` })).status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 303)).toBe(true);
    expect(statuses[30]).toBe(429);
  });

  it.each(['/subscribe', '/preferences/request', '/preferences'])(
    'refuses a post to %s from another site before anything is read',
    async (path) => {
      const { post, stored } = await open();
      const answer = await post(path, { email: EMAIL }, { 'Sec-Fetch-Site': 'cross-site' });
      expect(answer.status).toBe(403);
      expect(stored.letters(EMAIL)).toEqual([]);
    },
  );
});

describe('the page of the newsletter', () => {
  it.each([
    ['?email=anna%40example.nl', 'strict-origin'],
    ['', 'strict-origin-when-cross-origin'],
  ])(
    'N2 with %s sends the referrer by %s, and is not kept with an address',
    async (query, policy) => {
      const { shop, log } = await open();
      const answer = await shop.get(`/nieuwsbrief${query}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('referrer-policy')).toBe(policy);
      await eventually(() => expect(log.entries).toHaveLength(1));
      expect(JSON.stringify(log.entries)).not.toContain('example.nl');
    },
  );
});

describe('the preferences without script', () => {
  it('N2 asks a visitor from the link to confirm the newsletter, and does nothing by itself', async () => {
    const { shop, subscribed, stored } = await open();
    const request = await subscribed();
    const answer = await shop.get(`/e-mailvoorkeuren${query(request)}`);
    const page = await answer.text();
    expect(page).toContain('Bevestig je aanmelding');
    expect(page).toContain(EMAIL);
    expect(await stored.preferences(request)).toMatchObject({ value: { status: 'unconfirmed' } });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
    expect(page).toContain('content="noindex,nofollow"');
    expect(page).not.toContain('rel="canonical"');
  });

  it('N2 N2a stores the preferences, and puts no personal data into an address', async () => {
    const { shop, post, subscribed } = await open();
    const request = await subscribed();
    const on = await post('/preferences', { ...request, is_subscribed: 'on', firstname: 'Anna' });
    expect(on.status).toBe(303);
    expect(on.headers.get('location')).toBe('/e-mailvoorkeuren?notice=preferences-on');
    const page = await (await shop.get(`/e-mailvoorkeuren${query(request)}`)).text();
    expect(page).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""/u);
    expect(page).toContain('value="Anna"');
    const off = await post('/preferences', request);
    expect(off.headers.get('location')).toBe('/e-mailvoorkeuren?notice=preferences-off');
  });

  it('N2 shows what is wrong with a name, beside the input', async () => {
    const { post, subscribed } = await open();
    const request = await subscribed();
    await post('/preferences', { ...request, is_subscribed: 'on' });
    const answer = await post('/preferences', {
      ...request,
      firstname: '123',
      lastname: 'de Vries',
    });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('Vul een naam in waar letters in staan');
    expect(page).toContain('value="123"');
    expect(page).toContain('value="de Vries"');
    expect(page).not.toMatch(/<input[^>]*type="checkbox"[^>]*checked=""/u);
  });

  it('N2 answers the same for a wrong link and for an unknown address', async () => {
    const { shop, subscribed } = await open();
    const request = await subscribed();
    const pages = await Promise.all(
      [
        { ...request, customer_id: 'wrong' },
        { ...request, email: 'nobody@example.nl' },
        { email: EMAIL },
        { ...request, customer_id: '<>' },
      ].map(async (fields) => {
        const answer = await shop.get(`/e-mailvoorkeuren${query({ ...fields })}`);
        const [main = ''] = /<main.*<\/main>/su.exec(await answer.text()) ?? [];
        return { status: answer.status, cache: answer.headers.get('cache-control'), main };
      }),
    );
    expect(pages[0]?.main).toContain('Deze link werkt niet');
    expect(pages[0]?.main).toContain('action="/newsletter/preferences/request"');
    expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1);
    expect(pages[0]?.cache).toBe('private, no-store');
  });

  it('N2 reports that preferences are unavailable, with a retry', async () => {
    const { shop } = await open({ kind: 'newsletter-unavailable', status: 503, message: '' });
    const page = await (
      await shop.get('/e-mailvoorkeuren?email=a%40example.nl&customer_id=1')
    ).text();
    expect(page).toContain('We kunnen je voorkeuren nu niet ophalen');
    expect(page).toContain('Opnieuw proberen');
  });

  it('logs no contents of a link', async () => {
    const { shop, log, post } = await open({
      kind: 'newsletter-unavailable',
      status: 503,
      message: '',
    });
    await shop.get('/e-mailvoorkeuren?email=secret%40example.nl&customer_id=hidden');
    await post('/preferences', { email: 'secret@example.nl', customer_id: 'hidden' });
    expect(log.entries.length).toBeGreaterThan(0);
    expect(JSON.stringify(log.entries)).not.toMatch(/secret|hidden/u);
  });
});

describe('one-click unsubscribe', () => {
  it('N2 ends the subscription, also when repeated', async () => {
    const { post, subscribed, stored } = await open();
    const request = await subscribed();
    await post('/preferences', { ...request, is_subscribed: 'on' });
    for (const _ of [1, 2]) {
      const answer = await post(`/unsubscribe${query(request)}`, {
        'List-Unsubscribe': 'One-Click',
      });
      expect(answer.status).toBe(204);
    }
    expect(await stored.preferences(request)).toMatchObject({ value: { status: 'unsubscribed' } });
    expect((await post(`/unsubscribe${query({ ...request, customer_id: '1' })}`, {})).status).toBe(
      204,
    );
    expect((await post('/unsubscribe', {})).status).toBe(404);
  });

  it('N2 does nothing on a GET, and redirects to the preferences', async () => {
    const { shop, subscribed, stored } = await open();
    const request = await subscribed();
    const answer = await shop.get(`/newsletter/unsubscribe${query(request)}`);
    expect(answer.headers.get('location')).toBe(`/e-mailvoorkeuren${query(request)}`);
    expect(await stored.preferences(request)).toMatchObject({ value: { status: 'unconfirmed' } });
  });
});
