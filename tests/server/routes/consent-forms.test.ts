import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { ContentSource } from '#ports/content-source.ts';
import { CONSENT_SCRIPT } from '#server/inline-scripts.ts';
import { createRenderer } from '#server/render.tsx';
import type { ServerPorts } from '#server/server-ports.ts';
import { ok } from '#src/shared/result.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { configOf, openShop, smallAssets, smallPorts } from '../small-shop.ts';

const environment = { TAG_MANAGER_HOST: 'tags.example', TAG_MANAGER_ID: 'GTM-1' };
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** A shop with its pages and the form for changing the consent. */
function openPages(settings: Readonly<Record<string, string>>, own: Partial<ServerPorts> = {}) {
  const small = smallPorts();
  const ports = { ...small, content: withCookiesPage(small.content), ...own };
  const config = configOf(settings);
  const renderer = createRenderer({ assets: smallAssets, ports, ...config });
  return openShop({ config, ports, renderer });
}

const withCookiesPage = (content: ContentSource): ContentSource => ({
  ...content,
  async shell(locale) {
    const shell = await content.shell(locale);
    return shell.ok ? ok({ ...shell.value, cookiesUrl: '/cookies' }) : shell;
  },
});

const shop = await openPages(environment);

const answer = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  shop.post('/consent', body, { ...FORM, ...headers });

describe('the question for consent', () => {
  it('H14a is in the same HTML for every visitor', async () => {
    const page = await (await shop.get('/matrassen')).text();
    const answered = await shop.get('/matrassen', { Cookie: 'consent=1:statistics' });
    expect(page).toContain('data-consent-banner');
    expect(page).toContain('<input type="hidden" name="back" value="/matrassen"/>');
    expect(await answered.text()).toBe(page);
  });

  it('H14a is absent by default, and so is its route', async () => {
    const bare = await openPages({});
    const page = await (await bare.get('/matrassen')).text();
    expect(page).not.toMatch(/consent-banner|tags\.example|measurement/u);
    expect((await bare.post('/consent', 'choice=all', FORM)).status).toBe(405);
    expect((await bare.get('/consent/answered.css')).status).toBe(404);
  });

  it('H14a is absent if no page can withdraw the consent, which is logged once', async () => {
    const log = createMemoryLog();
    const { content } = smallPorts();
    const without = await openPages(environment, { content, log });
    for (const path of ['/matrassen', '/', '/matrassen?page=1'])
      expect(await (await without.get(path)).text()).not.toMatch(
        /consent-banner|tags\.example|measurement/u,
      );
    await without.get('/', { Host: 'de-de.localhost:3000' });
    const warned = log.entries.filter(({ event }) => event.startsWith('nothing-measured'));
    expect(warned.map(({ level, facts }) => [level, facts])).toEqual([
      ['warn', { locale: 'nl-nl' }],
      ['warn', { locale: 'de-de' }],
    ]);
  });

  it('H14a is hidden without script for visitors who have answered it', async () => {
    expect(await answeredStyles('')).toBe('');
    expect(await answeredStyles('consent=0:none')).toBe('');
    expect(await answeredStyles('cart_id=a; consent=1:none')).toContain('display:none');
    expect(await answeredStyles('__Host-consent=1:none')).toContain('display:none');
  });
});

/** The style sheet for a client with this cookie. */
async function answeredStyles(cookie: string): Promise<string> {
  const response = await shop.get('/consent/answered.css', { Cookie: cookie });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('content-type')).toContain('text/css');
  return response.text();
}

describe('POST /consent', () => {
  it.each([
    ['choice=statistics%2Bmarketing', '1:statistics+marketing'],
    ['choice=statistics', '1:statistics'],
    ['choice=all', '1:none'],
    ['choice=none&statistics=on', '1:none'],
    ['choice=chosen&statistics=on', '1:statistics'],
    ['choice=chosen', '1:none'],
    ['', '1:none'],
  ])('H14a stores %j for half a year, and redirects to the page', async (body, stored) => {
    const response = await answer(`${body}&back=%2Fmatrassen%3Fpage%3D2`);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/matrassen?page=2');
    expect(response.headers.getSetCookie()).toEqual([
      `consent=${stored}; Path=/; Max-Age=15552000; SameSite=Lax`,
    ]);
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  it('H14a sends the cookie over TLS only if the shop is reached by it', async () => {
    const domains = { 'nl-nl': 'https://nl.example' };
    const secure = await openPages({ ...environment, DOMAINS: JSON.stringify(domains) });
    const response = await secure.post('/consent', 'choice=none', { ...FORM, Host: 'nl.example' });
    expect(response.headers.getSetCookie()[0]).toMatch(/; Secure$/u);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '', '/a%0d%0ab'])(
    'H14a redirects to no other site: back=%j',
    async (back) => {
      const written = back.startsWith('/a') ? back : encodeURIComponent(back);
      const response = await answer(`choice=none&back=${written}`);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/cookies');
    },
  );

  it('H14a rejects an answer from another site', async () => {
    const response = await answer('choice=all', { 'Sec-Fetch-Site': 'cross-site' });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

/** Whether the script hides the question from a visitor with these cookies. */
function isHiddenFor(cookie: string, protocol: string): boolean {
  const documentElement: { readonly dataset: { consent?: string } } = { dataset: {} };
  runInNewContext(CONSENT_SCRIPT, {
    document: { cookie, documentElement },
    location: { protocol },
  });
  return documentElement.dataset.consent === '';
}

describe('the script that hides the question', () => {
  it.each([
    ['consent=1:none', true],
    ['cart_id=a; __Host-consent=1:statistics+marketing', true],
    ['other-consent=1:none', false],
    ['consent=2:none', false],
  ])('handles %s with the answer %s', (cookie, isHidden) => {
    expect(isHiddenFor(cookie, 'http:')).toBe(isHidden);
  });

  it('reads no cookie over https that another host can write', () => {
    expect(isHiddenFor('__Host-consent=1:none', 'https:')).toBe(true);
    expect(isHiddenFor('consent=1:none', 'https:')).toBe(false);
  });
});
