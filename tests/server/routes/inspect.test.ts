import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createUpstreamCache } from '#adapters/cache/upstream-cache.ts';
import { withCatalogCache } from '#adapters/cache/cached-product-catalog.ts';
import { createRequestScope } from '#server/observe/request-scope.ts';
import { createRenderer } from '#server/render.tsx';
import { failedSearch } from '#src/search/search-result.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';
import type { Explanation } from '#src/use-cases/explain/explanation.ts';
import { anyRequestUrl } from '../../support/arbitraries/routing.ts';
import { demoPorts } from '../../support/demo-ports.ts';
import { readPage } from '../../support/read-page.ts';
import { configOf, openShop, type RunningShop, smallAssets, smallPorts } from '../small-shop.ts';

const environment = { INSPECT: 'true' };
const inspecting = await openShop({ environment });
const at = (locale: string) => ({ Host: `${locale}.localhost:3000` });

const inspect = (shop: RunningShop, url: string, headers: Readonly<Record<string, string>> = {}) =>
  shop.get(`/_inspect?url=${encodeURIComponent(url)}`, headers);

async function explanationOf(
  url: string,
  shop: RunningShop = inspecting,
  locale = 'nl-nl',
): Promise<Explanation> {
  const answer = await inspect(shop, url, { ...at(locale), Accept: 'application/json' });
  return (await answer.json()) as Explanation;
}

describe('/_inspect', () => {
  it('does not exist unless it is enabled: it is answered as any unknown page', async () => {
    const closed = await openShop();
    const answer = await inspect(closed, '/matrassen');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<h1>error</h1>');
  });

  it('explains a URL as JSON, by Accept or by format', async () => {
    const byAccept = await inspect(inspecting, '/matrassen', { Accept: 'application/json' });
    expect(byAccept.headers.get('content-type')).toContain('application/json');
    const byFormat = await inspecting.get('/_inspect?format=json&url=/matrassen');
    for (const answer of [byAccept, byFormat])
      expect(await answer.json()).toMatchObject({
        url: '/matrassen',
        answer: { kind: 'page', status: 200, type: 'listing' },
        seo: { rule: 'category' },
      });
  });

  it('is private, never stored and never indexed', async () => {
    const html = await inspect(inspecting, '/matrassen', { Accept: 'text/html' });
    const json = await inspect(inspecting, '/matrassen', { Accept: 'application/json' });
    for (const { headers } of [html, json]) {
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('referrer-policy')).toBe('strict-origin');
      expect(headers.get('etag')).toBeNull();
    }
  });

  it('shows a form without a URL, and refuses JSON of none', async () => {
    const ports = smallPorts();
    const renderer = createRenderer({ assets: smallAssets, site: configOf().site, ports });
    const shop = await openShop({ environment, ports, renderer });
    const html = await (await shop.get('/_inspect')).text();
    expect(html).toContain('<form');
    expect(html).toContain('name="url"');
    expect((await shop.get('/_inspect?format=json')).status).toBe(400);
  });

  it('shows the explanation without a script, with everything escaped', async () => {
    const ports = smallPorts();
    const renderer = createRenderer({ assets: smallAssets, site: configOf().site, ports });
    const shop = await openShop({ environment, ports, renderer });
    const attack = '/matrassen/<img src=x onerror=alert(1)>?q="><script>alert(2)</script>';
    const html = await (await inspect(shop, attack)).text();
    expect(html).toContain('&lt;img');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<script');
    expect(html).toContain('<meta name="robots" content="noindex,nofollow">');
    expect(html).toContain('a filter without values');
  });

  it.each(LOCALES)(
    'explains a path in the locale of its host, and a URL in its own: %s',
    async (locale) => {
      const ofHost = await explanationOf('/', inspecting, locale);
      expect(ofHost.host).toMatchObject({ locale, isKnown: true });
      const absolute = await explanationOf(`http://${locale}.localhost:3000/?x=1`);
      expect(absolute).toMatchObject({
        host: { locale, written: `${locale}.localhost:3000` },
        seo: { canonical: `http://${locale}.localhost:3000/?x=1` },
      });
    },
  );

  it('asks no port about a URL of another host', async () => {
    const asked = await explanationOf('https://elsewhere.example/matrassen');
    expect(asked).toMatchObject({
      host: { isKnown: false },
      answer: { kind: 'unknown-host' },
      calls: [],
    });
    const strict = await openShop({ environment: { ...environment, STRICT_HOSTS: 'true' } });
    const refused = await explanationOf('https://elsewhere.example/', strict);
    expect(refused.answer).toEqual({ kind: 'unknown-host', status: 421 });
  });

  it('shows neither keys of previews nor data of visitors', async () => {
    const url = '/nieuwsbrief?email=anna%40example.nl&customer_id=secret-7&live_preview=secret-key';
    const { parameters, url: shown } = await explanationOf(url);
    expect(shown).toBe('/nieuwsbrief?email=…&customer_id=…&live_preview=…');
    expect(parameters.map(({ value }) => value)).toEqual(['…', '…', '…']);
    const html = await (await inspect(inspecting, url)).text();
    for (const text of [html, JSON.stringify(await explanationOf(url))]) {
      expect(text).not.toContain('secret');
      expect(text).not.toContain('anna');
    }
  });

  it.each([
    ['/robots.txt', { kind: 'no-page', by: 'file' }],
    ['/favicon.svg', { kind: 'no-page', by: 'file' }],
    ['/sitemap.xml', { kind: 'no-page', by: 'sitemap' }],
    ['/api/magento/cart', { kind: 'no-page', by: 'bff' }],
    ['/_inspect?url=/', { kind: 'no-page', by: 'tool' }],
    ['/a\\b', { kind: 'refused', status: 400, reason: 'malformed' }],
    ['/b'.repeat(700), { kind: 'refused', status: 414 }],
    ['/nergens//x', { kind: 'refused', status: 400, reason: 'doubled-slashes' }],
  ])('tells what the server answers before its pages: %s', async (url, answer) => {
    expect((await explanationOf(url)).answer).toMatchObject(answer);
  });

  it('C9 names the redirect to a checkout of its own', async () => {
    const ports = smallPorts();
    const content: typeof ports.content = {
      ...ports.content,
      async shell(...asked) {
        const answer = await ports.content.shell(...asked);
        return answer.ok ? ok({ ...answer.value, checkoutUrl: '/afrekenen' }) : answer;
      },
    };
    const shop = await openShop({
      environment: {
        ...environment,
        CHECKOUT_URL: 'https://checkout.example/{locale}?cart={cart}',
      },
      ports: { ...ports, content },
    });
    const { answer } = await explanationOf('/afrekenen', shop);
    const page = await shop.get('/afrekenen', at('nl-nl'));
    expect(answer).toEqual({
      kind: 'moved',
      status: page.status,
      location: page.headers.get('location'),
      reason: 'external-checkout',
    });
  });

  it('lists the ports that were asked, and from where they answered', async () => {
    const ports = smallPorts();
    const scope = createRequestScope();
    const answers = createUpstreamCache({
      ...ports,
      stopwatch: ports.clock,
      reportSource: (source) => scope.current()?.reportSource?.(source),
    });
    const catalog = withCatalogCache(ports.catalog, answers);
    const shop = await openShop({ environment, scope, ports: { ...ports, catalog } });
    const url = '/matrassen?compare=M1';
    const sources = async () =>
      (await explanationOf(url, shop)).calls.flatMap(({ port, source }) =>
        port === 'catalog' ? [source] : [],
      );
    expect(await sources()).toEqual(['miss']);
    expect(await sources()).toEqual(['hit']);
    const { calls } = await explanationOf(url, shop);
    expect(calls).toContainEqual({
      port: 'catalog',
      method: 'product',
      args: '["nl-nl","M1"]',
      duration: expect.any(Number) as number,
      source: 'hit',
    });
    expect(calls.find(({ port }) => port === 'content')).not.toHaveProperty('source');
  });

  it('tells of a port that could not answer', async () => {
    const search = { productsAndFilters: () => Promise.resolve(failedSearch(504, 'late')) };
    const shop = await openShop({ environment, ports: { ...smallPorts(), search } });
    const { answer, calls, segments } = await explanationOf('/matrassen/maat/90x200', shop);
    expect(answer).toMatchObject({ kind: 'page', status: 503, type: 'listing' });
    expect(calls).toContainEqual(expect.objectContaining({ port: 'search', failure: '504' }));
    expect(segments.map(({ role }) => role)).toEqual(['page', 'unread', 'unread']);
  });
});

type Words = { readonly pages: string; readonly filters: string };

const SMALL: Words = {
  pages: 'matrassen matrassen matrassen/lunaro toppers old stores winkelwagen matratzen %zz',
  filters: 'maat/90x200 maat/90x200+x prijs/100-400 hardheid/stevig hardheid maat/1x1 stevig',
};
const DEMO: Words = {
  pages: 'matrassen matrassen search search compare halmstad-sund-boxspring showroom mattresses',
  filters: 'maat/140x200 hardheid/medium merk/halmstad groesse/140x200 q/latex prijs/200-900 x',
};
const QUERIES =
  '?page=2 ?page=1 ?sorting=price-asc ?sorting=x ?q= ?q=latex ?email=a ?min=1&max=300 ?q=HAL-SUND';
const MORE_QUERIES =
  '?utm_source=a&&y= ?maat=160x200 ?maat=1x1&size=2 ?compare=M1 ?stars=5 ?coupon=T';

/** Addresses of a shop in any spelling. */
const anyShopUrl = ({ pages, filters }: Words) =>
  fc
    .tuple(
      fc.constantFrom(...pages.split(' ')),
      fc.array(fc.constantFrom(...filters.split(' ')), { maxLength: 2 }),
      fc.constantFrom('/', '/', '/', '//'),
      fc.constantFrom(false, false, true),
      fc.constantFrom('', '', ...`${QUERIES} ${MORE_QUERIES}`.split(' ')),
    )
    .map(([page, chosen, slash, isLoud, query]) => {
      const path = `/${[page, ...chosen].join(slash)}`;
      return `${isLoud ? path.toUpperCase() : path}${query}`;
    });

/** Those, and any others, as a client may send them. */
const anySentUrl = (words: Words) =>
  fc
    .oneof({ weight: 1, arbitrary: anyRequestUrl }, { weight: 4, arbitrary: anyShopUrl(words) })
    .map((url) => `/${url.replaceAll(/[^!-~]/gu, encodeLoosely)}`.replace(/^\/\//u, '/'));

const anyHostLocale = fc.constantFrom('nl-nl', 'nl-nl', 'nl-be', ...LOCALES);

const encodeLoosely = (character: string): string =>
  /\p{Surrogate}/u.test(character) ? '' : encodeURIComponent(character);

describe('an explanation', () => {
  const demo = openShop({ environment, ports: demoPorts() });

  it.each([
    ['small shop', () => Promise.resolve(inspecting), SMALL],
    ['demo shop', () => demo, DEMO],
  ] as const)('H1 H3 has status, target and head of the page: %s', async (_, open, words) => {
    const shop = await open();
    await fc.assert(
      fc.asyncProperty(anySentUrl(words), anyHostLocale, async (url, locale) => {
        const { answer, seo } = await explanationOf(url, shop, locale);
        const page = await shop.get(url, at(locale));
        const { canonicals, robots, alternates } = readPage(await page.text());
        const location = page.headers.get('location');
        const isPage = answer.kind === 'page';
        expect({
          status: 'status' in answer ? answer.status : undefined,
          location: answer.kind === 'moved' ? answer.location : null,
          canonicals: isPage && seo?.canonical !== undefined ? [seo.canonical] : [],
          robots: isPage && seo?.robots !== undefined && !seo.isRobotsInHeader ? [seo.robots] : [],
          alternates: isPage ? seo?.alternates : [],
        }).toEqual({
          status: page.status,
          location: location?.replace('email=a', 'email=…') ?? null,
          canonicals,
          robots,
          alternates,
        });
      }),
      { numRuns: 200 },
    );
  });
});
