import { describe, expect, it } from 'vitest';
import { content } from '#demo/content/content.ts';
import { createRenderer } from '#server/render.tsx';
import type { PageEntry } from '#src/content/page-entry.ts';
import { LOCALES, languageTag, type Locale } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { createTranslate } from '#ui/i18n/texts.ts';
import { demoPorts } from '../support/demo-ports.ts';
import { menuFilterLinks } from '../support/filter-links.ts';
import {
  alternatesIn,
  hrefOf,
  readHead,
  metaContentOf,
  titleOf,
  type ReadPage,
} from '../support/read-page.ts';
import { configOf, openShop, smallAssets, type RunningShop } from './small-shop.ts';
import { LOCALES_IN_SCOPE } from '../support/test-scope.ts';

const ports = demoPorts();
const { site } = configOf();

const shop = await openShop({ ports });
const hostOf = (locale: Locale) => `${locale}.localhost:3000`;
const originOf = (locale: Locale) => `http://${hostOf(locale)}`;

async function headAt(
  locale: Locale,
  path: string,
  { server: asked = shop, Host = hostOf(locale) }: { server?: RunningShop; Host?: string } = {},
): Promise<ReadPage> {
  return readHead(await (await asked.get(path, { Host })).text());
}

/** The demo shop with pages changed by an editor. */
function editedShop(change: (page: PageEntry) => PageEntry): Promise<RunningShop> {
  const { content: source } = ports;
  return openShop({
    ports: {
      ...ports,
      content: {
        ...source,
        async pageByUrl(...args) {
          const found = await source.pageByUrl(...args);
          return found.ok && found.value ? ok(change(found.value)) : found;
        },
      },
    },
  });
}

const withMetadata = (metadata: PageEntry['metadata']) =>
  editedShop((page) => ({ ...page, metadata }));

const silent = await withMetadata({});
const closed = await withMetadata({ disableSearchIndexing: true });
const hidden = await withMetadata({ hideCanonical: true });
const drawn = await openShop({
  ports,
  renderer: createRenderer({ assets: smallAssets, site, ports }),
  environment: { MAINTENANCE_MODE: 'true' },
});

describe.each(LOCALES_IN_SCOPE)('the head of a page in %s', (locale) => {
  const { pages, shell, oldAddresses } = content[locale];
  const origin = originOf(locale);
  const pageOf = (uid: string): PageEntry => {
    const page = pages.find((one) => one.uid === uid);
    if (!page) throw new Error(`There is no page ${uid}.`);
    return page;
  };
  const { url: mattresses } = pageOf('mattresses');
  const { url: advice } = pageOf('mattress-advice');
  const listers = pages.filter((page) => page.type === 'Lister');
  const landings = listers.flatMap(({ filteredPages = [] }) => filteredPages);
  const [landing = { url: '', title: '' }] = landings;
  const listed = new Set(landings.map(({ url }) => url));
  const filtered =
    menuFilterLinks(locale).find((url) => !listed.has(url) && !(url in oldAddresses.remap)) ?? '';
  const productUrl = async () => {
    const product = await ports.catalog.product(locale, 'LUN-CIELO');
    return product.ok ? product.value.url : '';
  };

  it('H1 is complete on a page of each type', async () => {
    const paths = ['/', mattresses, filtered, landing.url, advice, await productUrl()];
    const others = [shell.cartUrl, shell.checkoutUrl ?? '', '/search?q=bett', '/compare', '/x'];
    for (const path of [...paths, ...others]) {
      const head = await headAt(locale, path);
      const title = titleOf(head);
      expect(metaContentOf(head, 'viewport')).toBe('width=device-width, initial-scale=1');
      const said = ['description', 'og:title', 'og:description'].map((name) =>
        metaContentOf(head, name),
      );
      for (const words of [title, ...said]) expect([path, words?.trim()]).not.toContain('');
      expect([path, title, ...said]).not.toContain(undefined);
    }
  });

  it("H1 puts the page's own title before the shop's", async () => {
    const { title, metadata } = pageOf('mattress-advice');
    const own = await headAt(locale, advice);
    expect(titleOf(own)).toBe(metadata.metaTitle);
    expect(metaContentOf(own, 'description')).toBe(metadata.metaDescription);
    expect(metaContentOf(own, 'og:title')).toBe(metadata.openGraphTitle ?? metadata.metaTitle);
    const fallen = await headAt(locale, advice, { server: silent });
    expect(titleOf(fallen)).toBe(`${title} | ${shell.shopName}`);
    expect(metaContentOf(fallen, 'description')).toBe(shell.defaults.metaDescription);
  });

  it('H2 allows indexing, unless an editor or its type forbids it', async () => {
    for (const path of ['/', mattresses, landing.url, advice, await productUrl()])
      expect([path, robotsOf(await headAt(locale, path))]).toEqual([path, 'index,follow']);
    for (const path of [shell.cartUrl, '/search?q=bett', '/compare', '/x', `${mattresses}?q=a`])
      expect([path, robotsOf(await headAt(locale, path))]).toEqual([path, 'noindex,nofollow']);
    expect(robotsOf(await headAt(locale, advice, { server: closed }))).toBe('noindex,nofollow');
  });

  it('H2 H4 has neither robots tag nor alternates on a filtered page', async () => {
    const head = await headAt(locale, filtered);
    expect(head.metas.has('robots')).toBe(false);
    expect(alternatesIn(head)).toEqual({});
    expect(hrefOf(head, 'canonical')).toBe(origin + filtered);
  });

  it('H2 has a noindex header on a filtered page without content of its own', async () => {
    for (const text of ['a', 'xqzzyv']) {
      const response = await shop.get(`${filtered}?q=${text}`, { Host: hostOf(locale) });
      expect(response.headers.get('x-robots-tag')).toBe('noindex,nofollow');
      const head = readHead(await response.text());
      expect(robotsOf(head)).toBeUndefined();
      expect(hrefOf(head, 'canonical')).toBeUndefined();
      expect(alternatesIn(head)).toEqual({});
    }
    for (const path of [filtered, mattresses, `${mattresses}?q=a`, landing.url]) {
      const { headers } = await shop.get(path, { Host: hostOf(locale) });
      expect([path, headers.get('x-robots-tag')]).toEqual([path, null]);
    }
  });

  it('H3 has the address with its query, without an empty page number', async () => {
    const { url: home } = pageOf('home');
    expect(hrefOf(await headAt(locale, home), 'canonical')).toBe(`${origin}/`);
    for (const [server, named] of [
      [advice, advice],
      [`${advice}?page=1`, advice],
      [`${advice}?page=x&Utm=Mail`, `${advice}?Utm=Mail`],
      [`${mattresses}?page=2`, `${mattresses}?page=2`],
      [`${mattresses}?page=2&sorting=price-asc`, `${mattresses}?page=2&sorting=price-asc`],
      [landing.url, landing.url],
      ...Object.entries(oldAddresses.remap),
    ] as const)
      expect([server, hrefOf(await headAt(locale, server), 'canonical')]).toEqual([
        server,
        origin + named,
      ]);
  });

  it('H3 has no canonical link if it is closed or hidden, and on a product', async () => {
    for (const server of [closed, hidden])
      expect(hrefOf(await headAt(locale, advice, { server }), 'canonical')).toBeUndefined();
    for (const path of [await productUrl(), shell.cartUrl, '/x'])
      expect(hrefOf(await headAt(locale, path), 'canonical')).toBeUndefined();
  });

  it('H3 H4 has no canonical link if the locale has no domain', async () => {
    const other = locale === 'nl-nl' ? 'de-de' : 'nl-nl';
    const server = await openShop({
      ports,
      environment: { DOMAINS: JSON.stringify({ [other]: originOf(other) }) },
    });
    const head = await headAt(locale, '/', { server });
    expect(hrefOf(head, 'canonical')).toBeUndefined();
    expect(Object.keys(alternatesIn(head))).not.toContain(languageTag(locale));
  });

  it('H4 lists the page in every locale, with the Dutch one as default', async () => {
    const { alternates } = pageOf('mattresses');
    const named = LOCALES.map((one) => [languageTag(one), originOf(one) + alternates[one]]);
    expect(alternatesIn(await headAt(locale, mattresses))).toEqual({
      ...Object.fromEntries(named),
      'x-default': `${originOf('nl-nl')}${alternates['nl-nl']}`,
    });
    expect(alternatesIn(await headAt(locale, advice, { server: closed }))).toEqual({});
  });

  it('H4 lists only locales that have a domain and the page', async () => {
    const server = await editedShop((page) => ({
      ...page,
      alternates: { [locale]: page.url, 'nl-be': '/alleen-hier' },
    }));
    const tags = Object.keys(alternatesIn(await headAt(locale, advice, { server })));
    const own = new Set([languageTag(locale), languageTag('nl-be')]);
    if (locale === 'nl-nl') own.add('x-default');
    expect(new Set(tags)).toEqual(own);
  });

  it('H5 links to the previous and next page, in order', async () => {
    const neighbours = async (query: string) => {
      const head = await headAt(locale, mattresses + query);
      return ['prev', 'next'].map((rel) => hrefOf(head, rel)?.slice((origin + mattresses).length));
    };
    const sorting = 'sorting=price-asc';
    expect(await neighbours('')).toEqual([undefined, '?page=2']);
    expect(await neighbours('?page=2')).toEqual(['', '?page=3']);
    expect(await neighbours(`?page=2&${sorting}`)).toEqual([`?${sorting}`, `?page=3&${sorting}`]);
    const last = await lastPage();
    expect(await neighbours(`?page=${last}`)).toEqual([`?page=${last - 1}`, undefined]);
    const beyond = await shop.get(`${mattresses}?page=${last + 1}`, { Host: hostOf(locale) });
    expect(beyond.status).toBe(404);
    const single = await headAt(locale, advice);
    expect([hrefOf(single, 'prev'), hrefOf(single, 'next')]).toEqual([undefined, undefined]);

    async function lastPage(page = 1): Promise<number> {
      const next = hrefOf(await headAt(locale, `${mattresses}?page=${page}`), 'next');
      return next === undefined ? page : lastPage(page + 1);
    }
  });

  it('H1 H6 is that of the maintenance screen while the shop is closed', async () => {
    const response = await drawn.get(mattresses, { Host: hostOf(locale) });
    const head = readHead(await response.text());
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '600']);
    expect(metaContentOf(head, 'viewport')).toBe('width=device-width, initial-scale=1');
    expect(hrefOf(head, 'canonical')).toBeUndefined();
    const text = createTranslate(locale, ALL_TEXTS);
    const [title, paragraph] = [text('maintenanceTitle'), text('maintenanceParagraph')];
    expect(titleOf(head)).toBe(title);
    const shown = ['robots', 'description', 'og:title', 'og:description'];
    expect(shown.map((name) => metaContentOf(head, name))).toEqual([
      'noindex,nofollow',
      paragraph,
      title,
      paragraph,
    ]);
  });
});

describe('the head of a page at an unknown host', () => {
  it.each(['/', '/matrassen', '/matrassen?page=2'])(
    'H3 has no canonical link: %s',
    async (path) => {
      const head = await headAt('nl-nl', path, { Host: 'elsewhere.example' });
      expect(hrefOf(head, 'canonical')).toBeUndefined();
      expect(robotsOf(head)).toBe('index,follow');
    },
  );
});

const robotsOf = (head: ReadPage): string | undefined => metaContentOf(head, 'robots');
