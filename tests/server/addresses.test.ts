import { describe, expect, it } from 'vitest';
import { content } from '#demo/content/content.ts';
import { createRenderer } from '#server/render.tsx';
import { redirectFor } from '#src/routing/redirects.ts';
import { languageTag, type Locale, localizedText } from '#src/shared/locale.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { createTranslate } from '#ui/i18n/texts.ts';
import { demoPorts } from '../support/demo-ports.ts';
import { alternatesIn, hrefOf, readHead, metaContentOf, titleOf } from '../support/read-page.ts';
import { configOf, openShop, smallAssets } from './small-shop.ts';
import { LOCALES_IN_SCOPE } from '../support/test-scope.ts';

const ports = demoPorts();
const renderer = createRenderer({ assets: smallAssets, site: configOf().site, ports });
const shop = await openShop({ ports });
const drawn = await openShop({ ports, renderer });

const at = (locale: Locale) => ({ Host: `${locale}.localhost:3000` });
const get = (locale: Locale, path: string) => shop.get(path, at(locale));

/** Status and location, as a browser sees them. */
async function answerAt(locale: Locale, path: string) {
  const { status, headers } = await get(locale, path);
  return [status, headers.get('location')] as const;
}

const loud = (path: string): string => `/${path.toUpperCase().replaceAll('/', '//')}/`;

describe.each(LOCALES_IN_SCOPE)('an address of the shop in %s', (locale) => {
  const { pages, oldAddresses, shell, errorPage } = content[locale];
  const lister = pages.find(({ uid }) => uid === 'mattresses')?.url ?? '';
  const text = createTranslate(locale, ALL_TEXTS);
  const table = Object.entries(oldAddresses.redirects);
  const [gone = ''] = table.find(([, { status }]) => status === 410) ?? [];

  it.each([
    ['with a trailing slash', (path: string) => `${path}/`],
    ['in upper case', (path: string) => path.toUpperCase()],
    ['with doubled slashes', (path: string) => path.replaceAll('/', '//')],
    ['with all of these', loud],
  ])('redirects to its page by one 301, and keeps the query: %s', async (_, spell) => {
    for (const path of [lister, `${lister}/${localizedText(sizeNames, locale)}/90x200`]) {
      const requestedUrl = `${spell(path)}?Utm=%41bc&page=1`;
      expect(await answerAt(locale, requestedUrl)).toEqual([301, `${path}?Utm=Abc&page=1`]);
    }
  });

  it('redirects from a former path to the current one at once, in any spelling', async () => {
    expect(new Set(table.map(([, { status }]) => status))).toEqual(new Set([301, 302, 410]));
    for (const [path, { status }] of table) {
      const target = redirectFor(oldAddresses.redirects, { path, query: '' })?.target ?? null;
      const carried = target === null ? null : `${target}?utm=Mail`;
      expect(await answerAt(locale, path)).toEqual([status, target]);
      expect(await answerAt(locale, `${loud(path)}?utm=Mail`)).toEqual([status, carried]);
    }
  });

  it('redirects to existing pages, without another redirect', async () => {
    const targets = new Set(table.flatMap(([, { target }]) => target ?? []));
    expect(targets.size).toBeGreaterThan(3);
    for (const target of targets) expect(await answerAt(locale, target)).toEqual([200, null]);
  });

  it('is not cached forever by browsers if a page has moved', async () => {
    const moved = await get(locale, table[0]?.[0] ?? '');
    expect(moved.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    [404, '/nergens'],
    [404, '/_app'],
    [410, gone],
  ])('H8 answers %i if it leads nowhere, with help to go on', async (status, path) => {
    const response = await drawn.get(path, at(locale));
    const html = await response.text();
    const head = readHead(html);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-language')).toBe(languageTag(locale));
    const own = errorPage.metadata.metaTitle;
    expect(titleOf(head)).toBe(status === 404 ? own : text('error.gone-title'));
    expect(metaContentOf(head, 'robots')).toBe('noindex,nofollow');
    expect([hrefOf(head, 'canonical'), alternatesIn(head)]).toEqual([undefined, {}]);
    const main = /<main[\s\S]*<\/main>/u.exec(html)?.[0] ?? '';
    expect(main).toMatch(/<form[^>]* action="\/search"/u);
    expect(shell.menu.length).toBeGreaterThan(3);
    for (const { url } of shell.menu) expect(main).toContain(`href="${url}"`);
  });
});

describe('an address that a mail program has cut within an escape', () => {
  const { errorPage } = content['de-at'];
  const paths = ['/%ff', '/matratzen%', '/newsletter/%E0%A4?utm_source=mail'];

  it.each(paths)('F10 H8 shows the page of what is not found: %s', async (path) => {
    const response = await drawn.get(path, at('de-at'));
    expect(response.status).toBe(404);
    expect(response.headers.get('content-language')).toBe(languageTag('de-at'));
    const html = await response.text();
    const head = readHead(html);
    expect(titleOf(head)).toBe(errorPage.metadata.metaTitle);
    expect(metaContentOf(head, 'robots')).toBe('noindex,nofollow');
    expect([hrefOf(head, 'canonical'), alternatesIn(head)]).toEqual([undefined, {}]);
    expect(html).toMatch(/<form[^>]* action="\/search"/u);
    expect(html).toContain(`href="${content['de-at'].shell.menu[0]?.url}"`);
  });

  it.each(paths)('F10 answers HEAD alike: %s', async (path) => {
    expect((await drawn.ask(path, { method: 'HEAD', headers: at('de-at') })).status).toBe(404);
  });

  it('S1 is a search for a text with a percent sign', async () => {
    const response = await drawn.get('/search/q/100%', at('de-at'));
    expect([response.status, titleOf(readHead(await response.text()))]).toEqual([
      200,
      expect.stringContaining('100%'),
    ]);
  });

  it('F10 is refused with 400 where only programs ask', async () => {
    const call = await drawn.get('/api/magento/%ff', at('de-at'));
    expect([call.status, await call.json()]).toEqual([400, { message: expect.any(String) }]);
    for (const path of ['/assets/%ff', '/remote-image/%ff.webp'])
      expect((await drawn.get(path, at('de-at'))).status).toBe(400);
    expect((await drawn.post('/cart/%ff', '')).status).toBe(400);
  });
});

describe('an address', () => {
  it.each(['//evil.example', '/Nergens//x', '/matrassen//maat//1x1'])(
    'with too many slashes and no page is refused: %s',
    async (path) => {
      expect(await answerAt('nl-nl', path)).toEqual([400, null]);
    },
  );

  it.each(['/Nergens/', '/MATRASSEN/maat', '/Assets/x.js', '/API/magento/cart'])(
    'without a page in any spelling is not redirected: %s',
    async (path) => {
      expect(await answerAt('nl-nl', path)).toEqual([404, null]);
    },
  );

  it.each(['/search?q=Zachte%20Matras&Ref=', '/search/q/Zachte%20Matras', '/compare?compare=LUN'])(
    "keeps the case of a shopper's input and of article numbers: %s",
    async (path) => {
      expect(await answerAt('nl-nl', path)).toEqual([200, null]);
    },
  );

  it('of a program is not corrected', async () => {
    for (const path of ['/api//magento/cart', '/remote-image//x.webp', '/assets//x.js'])
      expect(await answerAt('nl-nl', path)).toEqual([400, null]);
    expect((await shop.call('/api/magento/createemptycart', [])).status).toBe(404);
    expect((await shop.post('//cart/add', '')).status).toBe(400);
  });

  it('answers HEAD with the location only', async () => {
    const answer = await shop.ask('/Matrassen//', { method: 'HEAD' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/matrassen']);
  });
});

const sizeNames = { nl: 'maat', de: 'groesse', en: 'size' };
