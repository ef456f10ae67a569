import { describe, expect, it } from 'vitest';
import { forEveryLocale, type Locale } from '#src/shared/locale.ts';
import { COMPARE_PATH } from '#src/compare/compare-list.ts';
import { ok } from '#src/shared/result.ts';
import type { Site } from '#src/seo/site.ts';
import { explainUrl } from '#src/use-cases/explain/explain-url.ts';
import type { AnsweredFirst } from '#src/use-cases/explain/made-page.ts';
import type { Explanation } from '#src/use-cases/explain/explanation.ts';
import { createFakePorts, type FakeShop, type Outage } from '../../../support/fake-ports.ts';
import { AURORA, MATTRESSES, SHOP } from '../../../support/fake-shop.ts';

/* What `explain-url.test.ts` shows of the demo shop, for a shop of a few pages. */

type Change = {
  readonly shop?: Partial<FakeShop>;
  readonly outages?: readonly Outage[];
  readonly host?: string | undefined;
  readonly domains?: Site['domains'];
  readonly remap?: Site['remap'];
  readonly isStrictHosts?: boolean;
  readonly first?: AnsweredFirst;
  readonly hasExtraSlashes?: boolean;
  /** The only locale that has pages. */
  readonly onlyIn?: Locale;
  /** Labels of the filters in German. */
  readonly german?: Readonly<Record<string, string>>;
  /** What the search finds in German, if that differs. */
  readonly germanProducts?: FakeShop['searchProducts'];
};

const DOMAINS = forEveryLocale((locale) => `https://${locale}.example`);

const CALLS = [{ port: 'search', method: 'find', args: '[]', duration: 1 }];

/** What a small shop explains, at the Dutch host unless the URL or the change has another. */
function explained(url: string, change: Change = {}): Promise<Explanation> {
  const { domains = DOMAINS, remap = {}, outages = [], german } = change;
  const site = { domains, remap };
  const ports = createFakePorts({ ...SHOP, ...change.shop }, ...outages);
  const inGerman =
    german &&
    createFakePorts({
      ...SHOP,
      labels: german,
      searchProducts: change.germanProducts ?? SHOP.searchProducts,
    });
  const search: typeof ports.search = {
    productsAndFilters: (request) =>
      (request.locale === 'de-de' && inGerman ? inGerman : ports).search.productsAndFilters(
        request,
      ),
  };
  const pageByUrl: typeof ports.content.pageByUrl = (locale, path) =>
    locale === (change.onlyIn ?? locale)
      ? ports.content.pageByUrl(locale, path)
      : Promise.resolve(ok(undefined));
  return explainUrl(
    { ...ports, search, content: { ...ports.content, pageByUrl } },
    {
      url,
      host: 'host' in change ? change.host : 'nl-nl.example',
      site,
      isStrictHosts: change.isStrictHosts ?? false,
      loadSite: () => Promise.resolve(site),
      answerBeforePages: () => Promise.resolve(change.first),
      hasExtraSlashes: () => change.hasExtraSlashes ?? false,
      calls: () => CALLS,
    },
  );
}

const rolesOf = ({ segments }: Explanation) => segments.map(({ text, role }) => `${text}: ${role}`);

const hostOf = async (url: string, change?: Change) => {
  const { host, path } = await explained(url, change);
  return { ...host, path: path.written };
};

describe('the host of an explained URL', () => {
  const DUTCH = { isKnown: true, locale: 'nl-nl', origin: DOMAINS['nl-nl'], isStrict: false };

  it.each([
    ['/matrassen', {}, '/matrassen'],
    ['matrassen', {}, '/matrassen'],
    [' /matrassen#filters ', {}, '/matrassen'],
    ['https://nl-nl.example/matrassen', { written: 'nl-nl.example' }, '/matrassen'],
    ['HTTP://nl-nl.example', { written: 'nl-nl.example' }, '/'],
    ['nl-nl.example/matrassen?page=2', { written: 'nl-nl.example' }, '/matrassen'],
    ['nl-nl.example?page=2', { written: 'nl-nl.example' }, '/'],
  ])('H3 of %s is that of the request, or of the URL', async (url, written, path) => {
    expect(await hostOf(url)).toEqual({ ...DUTCH, ...written, path });
  });

  it('H3 of another locale is asked for its pages', async () => {
    expect(await hostOf('https://de-at.example/a')).toMatchObject({
      locale: 'de-at',
      origin: 'https://de-at.example',
    });
    expect(await hostOf('/a', { host: 'de-at.example' })).toMatchObject({ locale: 'de-at' });
  });

  it('is unknown if it is no origin of the shop, and no page is made', async () => {
    const explanation = await explained('https://other.example/matrassen?page=2');
    expect(explanation).toMatchObject({
      host: { written: 'other.example', isKnown: false },
      answer: { kind: 'unknown-host' },
      parameters: [{ name: 'page', effect: 'without-effect' }],
      segments: [],
      pagesElsewhere: [],
      redirects: [],
      remaps: [],
      calls: [],
    });
    expect(explanation.answer).not.toHaveProperty('status');
    const strict = await explained('https://other.example/', { isStrictHosts: true });
    expect(strict.answer).toEqual({ kind: 'unknown-host', status: 421 });
    expect(strict.host.isStrict).toBe(true);
    const { parameters } = await explained(`https://other.example${COMPARE_PATH}?size=90x200`);
    expect(parameters).toMatchObject([{ kind: 'comparison', effect: 'read' }]);
  });

  it('has no origin where the locale has no domain', async () => {
    const { host } = await explained('/matrassen', { domains: {}, host: undefined });
    expect(host).not.toHaveProperty('origin');
    expect(host).not.toHaveProperty('written');
  });
});

const elsewhere = (url: string) => explained(url).then((one) => one.pagesElsewhere);

const entryOf = async (url: string) => (await explained(url)).entry;

const pathOf = async (url: string) => (await explained(url)).path;

describe('the path of an explained URL', () => {
  it('F10 has its normal form, and why it is refused', async () => {
    expect(await pathOf('/Matrassen/Maat/')).toEqual({
      written: '/Matrassen/Maat/',
      normal: '/matrassen/maat',
    });
    expect(await pathOf('/%zz')).toMatchObject({ written: '/%zz', rejection: 'undecodable' });
  });

  it('has the content page and what follows it', async () => {
    const { type, uid, title, url } = MATTRESSES;
    expect(await entryOf('/matrassen')).toEqual({ type, uid, title, url, rest: '' });
    expect(await entryOf('/matrassen/maat/90x200')).toMatchObject({ rest: '/maat/90x200' });
    expect(await entryOf('/')).toMatchObject({ type: 'Home', rest: '' });
    expect(await entryOf('/nergens/x')).toBeUndefined();
  });

  it('names the page at this path in another locale, and what it is here', async () => {
    expect(await elsewhere('/matrassen')).toEqual([]);
    expect(await elsewhere('/matrassen/maat/1x1')).toEqual([]);
    const url = '/matrassen/maat/90x200';
    const named = { locale: 'de-de', title: 'Matrassen' };
    expect(await explained(url, { onlyIn: 'de-de' })).toMatchObject({
      pagesElsewhere: [{ ...named, here: '/matrassen' }],
      answer: { status: 404, reason: 'no-page' },
    });
    const pages = SHOP.pages.map((page) => ({ ...page, alternates: {} }));
    const { pagesElsewhere } = await explained(url, { onlyIn: 'de-de', shop: { pages } });
    expect(pagesElsewhere).toStrictEqual([named]);
  });
});

const answerOf = async (url: string, change?: Change) => (await explained(url, change)).answer;

describe('the answer to an explained URL', () => {
  it('is that of another part of the server, if that answers first', async () => {
    const first = { kind: 'no-page', by: 'sitemap' } as const;
    const explanation = await explained('/sitemap.xml', { first });
    expect(explanation).toMatchObject({ answer: first, segments: [], calls: CALLS });
    expect(explanation).not.toHaveProperty('seo');
  });

  it('has the calls that were recorded', async () => {
    expect((await explained('/matrassen')).calls).toEqual(CALLS);
  });

  it('is refused if only doubled slashes are wrong with a missing page', async () => {
    const refused = { kind: 'refused', status: 400, reason: 'doubled-slashes' };
    expect(await answerOf('//nergens', { hasExtraSlashes: true })).toEqual(refused);
    expect(await answerOf('/matrassen', { hasExtraSlashes: true })).toMatchObject({ status: 200 });
  });

  it.each([
    ['/nergens', 404, 'no-page'],
    ['/proefslapen/x', 404, 'below-page'],
    ['/weg', 404, 'product-not-found'],
    ['/matrassen/maat/1x1', 404, 'filters'],
    ['/matrassen/maat', 404, 'filters'],
    ['/matrassen?page=9', 404, 'beyond-last-page'],
    ['/search?maat=1x1', 404, 'filters'],
    ['/search?page=9', 404, 'beyond-last-page'],
    ['/search/foo/bar', 404, 'filters'],
    ['/search/maat/1x1', 404, 'filters'],
    ['/matrassen/q/latex', 404, 'filters'],
  ])('H8 of %s is a %i: %s', async (url, status, reason) => {
    expect(await answerOf(url)).toMatchObject({ kind: 'page', status, reason });
  });

  it('H8 FT4 of a removed page, and of one that cannot be had now', async () => {
    const redirects = { '/folder': { status: 410 } } as const;
    const shop = { oldAddresses: { remap: {}, redirects } };
    expect(await explained('/folder', { shop })).toMatchObject({
      answer: { status: 410, reason: 'gone' },
      redirects: [{ from: '/folder', to: '', status: 410 }],
    });
    for (const outage of ['pages', 'shell', 'search'] as const)
      expect(await answerOf('/matrassen', { outages: [outage] })).toMatchObject({
        status: 503,
        reason: 'unavailable',
      });
  });

  it('L7 of another spelling, also while the rows of editors cannot be had', async () => {
    const spelling = { kind: 'moved', status: 301, reason: 'spelling' };
    expect(await answerOf('/aurora.html', { shop: { addressSuffix: '.html' } })).toMatchObject({
      ...spelling,
      location: '/aurora',
    });
    expect(await explained('/Matrassen', { outages: ['old-addresses'] })).toMatchObject({
      answer: spelling,
      redirects: [],
      remaps: [],
    });
  });

  it('H8 is a 404 at the address of the error page', async () => {
    expect(await answerOf('/404', { shop: { pages: [SHOP.errorPage] } })).toMatchObject({
      status: 404,
      reason: 'no-page',
    });
  });

  it('H8 has no reason where the page is shown', async () => {
    expect(await answerOf('/matrassen')).toEqual({
      kind: 'page',
      status: 200,
      type: 'listing',
      title: 'Matrassen | Sluimer',
    });
  });

  it('masks an e-mail address in a redirect', async () => {
    expect(await answerOf('/Proefslapen?email=anna')).toEqual({
      kind: 'moved',
      status: 301,
      location: '/proefslapen?email=…',
      reason: 'spelling',
    });
  });

  it('masks the key of a preview in the URL, and explains what is published', async () => {
    const explanation = await explained('/matrassen?live_preview=key&page=2');
    expect(explanation.url).toBe('/matrassen?live_preview=…&page=2');
    expect(explanation.answer).toMatchObject({ status: 200 });
    expect(explanation.seo?.robots).toBe('index,follow');
    expect(explanation.parameters).toMatchObject([
      { name: 'live_preview', effect: 'not-explained' },
      { name: 'page', effect: 'read' },
    ]);
  });

  it.each([
    ['/matrassen?min=300', 303, 'price-form'],
    ['/search?q=aur-1', 303, 'article-number'],
    ['/aurora?maat=1x1', 308, 'variant-not-made'],
    ['/matrassen?q=&utm_source=a', 308, 'parameters'],
    ['/matrassen/matras_hardheid/medium', 308, 'filter-names'],
    ['/matrassen/matras_hardheid/medium?q=', 308, 'filter-names'],
    ['/Matrassen', 301, 'spelling'],
    ['/oud', 301, 'editors'],
    ['/tijdelijk', 302, 'editors'],
  ])('L7 of %s is a %i: %s', async (url, status, reason) => {
    const oldAddresses = {
      remap: {},
      redirects: {
        '/oud': { status: 301, target: '/matrassen' },
        '/tijdelijk': { status: 302, target: '/matrassen' },
        '/matrassen': { status: 301, target: '/' },
      },
    } as const;
    const products = [{ ...AURORA, sku: 'AUR-1' }, AURORA];
    const shop = { products, oldAddresses };
    expect(await answerOf(url, { shop })).toMatchObject({ kind: 'moved', status, reason });
  });

  it('names the rows that editors redirect by, each once, and where they end', async () => {
    const redirects = {
      '/oud': { status: 301, target: '/Ouder/' },
      '/ouder': { status: 301, target: '/matrassen' },
      '/matrassen': { status: 301, target: '/' },
      '/rond': { status: 301, target: '/om' },
      '/om': { status: 301, target: '/rond' },
      '/weg': { status: 410 },
    } as const;
    const rowsAt = (url: string) =>
      explained(url, { shop: { oldAddresses: { remap: {}, redirects } } }).then(
        (one) => one.redirects,
      );
    expect(await rowsAt('/oud')).toEqual([
      { from: '/oud', to: '/Ouder/', status: 301 },
      { from: '/ouder', to: '/matrassen', status: 301 },
      { from: '/matrassen', to: '/', status: 301 },
    ]);
    expect(await rowsAt('/matrassen')).toEqual([]);
    expect(await rowsAt('/constructor')).toEqual([]);
  });

  it('H3 names the remaps of settings and editors, each once', async () => {
    const remap = { 'nl-nl': { '/matrassen': '/bedden', '/rond': '/om' } };
    const oldAddresses = { remap: { '/bedden': '/slapen', '/om': '/rond' }, redirects: {} };
    const rowsAt = (url: string) =>
      explained(url, { remap, shop: { oldAddresses } }).then((one) => one.remaps);
    expect(await rowsAt('/matrassen')).toEqual([
      { from: '/matrassen', to: '/bedden' },
      { from: '/bedden', to: '/slapen' },
    ]);
    expect(await rowsAt('/rond')).toEqual([
      { from: '/rond', to: '/om' },
      { from: '/om', to: '/rond' },
    ]);
    expect(await rowsAt('/constructor')).toEqual([]);
  });
});

const filtersAt = (url: string) => explained(url).then((one) => one.filters);

const rolesAt = (url: string, change?: Change) => explained(url, change).then(rolesOf);

const kindsAt = async (url: string) =>
  (await explained(url)).parameters.map(({ kind, effect }) => `${kind} ${effect}`);

describe('the segments of an explained URL', () => {
  it.each([
    ['/', []],
    ['/matrassen', ['matrassen: page']],
    ['/proefslapen/x', ['proefslapen: page', 'x: unmatched']],
    ['/nergens/a%20b', ['nergens: unmatched', 'a b: unmatched']],
    [COMPARE_PATH, ['compare: page']],
    ['/matrassen/maat/90x200', ['matrassen: page', 'maat: filter', '90x200: values']],
    ['/search/maat/90x200', ['search: page', 'maat: filter', '90x200: values']],
    ['/search/q/latex', ['search: page', 'q: text-name', 'latex: text']],
    [
      '/search/maat/90x200/q/a%20b',
      ['search: page', 'maat: filter', '90x200: values', 'q: text-name', 'a b: text'],
    ],
    [
      '/search/maat/q/hardheid/medium',
      ['search: page', 'maat: filter', 'q: values', 'hardheid: filter', 'medium: values'],
    ],
    ['/matrassen/a%20b/c%20d', ['matrassen: page', 'a b: filter', 'c d: values']],
    ['/matrassen/maat/%zz', ['matrassen: page', 'maat: unread', '%zz: values']],
    ['/search/maat/q', ['search: page', 'maat: filter', 'q: values']],
    ['/search/q', ['search: page', 'q: filter']],
    ['/matrassen/q/latex', ['matrassen: page', 'q: filter', 'latex: values']],
  ])('F1 S1 of %s are %j', async (url, roles) => {
    expect(await rolesAt(url)).toEqual(roles);
  });

  it('FT4 are unread while content or search do not answer', async () => {
    expect(await rolesAt('/a/b', { outages: ['pages'] })).toEqual(['a: unread', 'b: unread']);
    expect(await rolesAt('/matrassen/maat/90x200', { outages: ['search'] })).toEqual([
      'matrassen: page',
      'maat: unread',
      '90x200: unread',
    ]);
  });

  it('F10 say what is wrong with a name or its values', async () => {
    const { segments } = await explained('/matrassen/maat/90x200/hardheid');
    expect(segments.at(-1)).toEqual({
      text: 'hardheid',
      role: 'filter',
      match: 'refused',
      refusal: 'odd-segments',
      elsewhere: [],
    });
    const { segments: empty } = await explained('/matrassen/maat/90x200+');
    expect(empty[1]).toEqual({ text: 'maat', role: 'unread' });
    const { segments: key } = await explained('/matrassen/matras_hardheid/medium');
    expect(key[1]).toMatchObject({ match: 'named-otherwise', urlName: 'hardheid' });
    expect(empty.at(-1)).toEqual({
      text: '90x200+',
      role: 'values',
      refusal: 'empty-value',
      values: [
        { text: '90x200', matches: [], elsewhere: [] },
        { text: '', matches: [], elsewhere: [] },
      ],
    });
  });

  it('F3 F4 say what each value means: of a facet, or a range of prices', async () => {
    const { segments } = await explained('/matrassen/maat/90x200+160x200/prijs/200-500');
    expect(segments).toMatchObject([
      { text: 'matrassen' },
      { key: 'maat', label: 'Maat', urlName: 'maat', match: 'matched' },
      {
        values: [
          { text: '90x200', matches: ['90x200'] },
          { text: '160x200', matches: ['160x200'] },
        ],
      },
      { key: 'price', label: 'Prijs', urlName: 'prijs' },
      { values: [{ text: '200-500', matches: [expect.stringMatching(/200.*500/u)] }] },
    ]);
  });

  it('F9 have their canonical order, if they are a selection', async () => {
    expect(await filtersAt('/matrassen/prijs/200-500/maat/90x200')).toEqual({
      written: 'prijs/200-500/maat/90x200',
      canonical: 'maat/90x200/prijs/200-500',
    });
    expect(await filtersAt('/matrassen')).toBeUndefined();
    expect(await filtersAt('/matrassen/maat/1x1')).toBeUndefined();
    expect(await filtersAt('/proefslapen')).toBeUndefined();
    expect(await filtersAt('/search?foo=bar')).toBeUndefined();
    expect(await filtersAt('/search?foo=bar&maat=90x200')).toEqual({
      written: 'maat/90x200',
      canonical: 'maat/90x200',
    });
  });

  const GERMAN = { maat: 'Größe', price: 'Preis', matras_hardheid: 'Härtegrad' };

  it('F7 name the words of other languages for what is unknown here', async () => {
    const { segments } = await explained('/matrassen/haertegrad/medium', { german: GERMAN });
    expect(segments[1]).toMatchObject({
      match: 'refused',
      refusal: 'unknown-filter',
      elsewhere: [{ locale: 'de-de', meaning: 'Härtegrad', here: 'hardheid' }],
    });
    expect(segments[2]).toEqual({
      text: 'medium',
      role: 'values',
      values: [{ text: 'medium', matches: [], elsewhere: [] }],
      refusal: 'unknown-filter',
    });
  });

  it('F3 name the value that a word stands for in another language', async () => {
    const [product] = SHOP.searchProducts['7'] ?? [];
    const values = { ...product?.values, matras_hardheid: ['Mittel'] };
    const germanProducts = { '7': product ? [{ ...product, values }] : [] };
    const change = { german: GERMAN, germanProducts };
    const { segments } = await explained('/matrassen/hardheid/medium+mittel+zzz', change);
    expect(segments[2]).not.toHaveProperty('refusal');
    const { segments: unknown } = await explained('/matrassen/hardheid/mittel', change);
    expect(unknown[2]).toEqual({
      text: 'mittel',
      role: 'values',
      values: [
        {
          text: 'mittel',
          matches: [],
          refusal: 'nothing-matches',
          elsewhere: [{ locale: 'de-de', meaning: 'Mittel' }],
        },
      ],
      refusal: 'nothing-matches',
    });
  });

  it('L8 read the words that editors gave to filters', async () => {
    const filterTranslations = [{ key: 'Hardheid', value: 'stevigheid' }];
    const shop = { shell: { ...SHOP.shell, filterTranslations } };
    const { segments } = await explained('/matrassen/stevigheid/medium', { shop });
    expect(segments[1]).toMatchObject({ match: 'matched', urlName: 'stevigheid' });
  });

  it('P5 of a product are parameters of its variants; those of others are not', async () => {
    expect(await kindsAt('/aurora?maat=160x200')).toEqual(['variant read']);
    expect(await kindsAt('/matrassen?compare=aurora&maat=90x200')).toEqual([
      'comparison read',
      'unknown part-of-address',
    ]);
    const unread = ['unknown part-of-address'];
    expect(await kindsAt('/search/q/a?maat=90x200')).toEqual(unread);
    expect(await kindsAt('/matrassen/hardheid/medium?maat=90x200')).toEqual(unread);
  });

  it('F7 ask for no other words where each is known', async () => {
    const ports = createFakePorts(SHOP);
    const domains = {
      'nl-nl': 'https://nl.example',
      'nl-be': 'https://be.example',
      'de-de': 'https://de.example',
      'de-at': 'https://at.example',
    };
    const site = { domains, remap: {} };
    const localesAsked = async (url: string) => {
      ports.searches.length = 0;
      await explainUrl(ports, {
        url,
        host: 'nl.example',
        site,
        isStrictHosts: false,
        loadSite: () => Promise.resolve(site),
        answerBeforePages: () => Promise.resolve(undefined),
        hasExtraSlashes: () => false,
        calls: () => [],
      });
      return [...new Set(ports.searches.map(({ locale }) => locale))];
    };
    expect(await localesAsked('/matrassen/maat/90x200')).toEqual(['nl-nl']);
    expect(await localesAsked('/matrassen/maat/90x200?foo=1')).toEqual(['nl-nl']);
    expect(await localesAsked('/search?maat=90x200')).toEqual(['nl-nl']);
    expect(await localesAsked('/matrassen/maat/1x1')).toEqual(['nl-nl', 'de-de']);
    expect(await localesAsked('/search?q=latex&maat=90x200&foo=1')).toEqual(['nl-nl', 'de-de']);
    const german = ports.searches.filter(({ locale }) => locale === 'de-de');
    expect(german.map(({ query }) => query)).toEqual(['']);
    const dutch = ports.searches.filter(
      ({ locale, itemsPerPage }) => locale === 'nl-nl' && itemsPerPage === 0,
    );
    expect(dutch).toHaveLength(1);
  });

  it('S1 F7 of a search are parameters, with the words of other languages', async () => {
    const { parameters } = await explained('/search?maat=90x200&haertegrad=medium&foo=1', {
      german: GERMAN,
    });
    expect(parameters.map(({ kind, effect }) => `${kind} ${effect}`)).toEqual([
      'filter read',
      'filter without-effect',
      'unknown part-of-address',
    ]);
  });

  it('H5 know how many pages there are, if a later one is asked for', async () => {
    expect((await explained('/matrassen?page=2')).parameters).toMatchObject([{ meaning: 'of 3' }]);
    expect((await explained('/matrassen?page=9')).parameters).toMatchObject([
      { meaning: 'of 3', effect: 'refused' },
    ]);
    expect((await explained('/matrassen?page=1')).parameters[0]).not.toHaveProperty('meaning');
  });
});

const reasonsAt = async (url: string, change?: Change) => (await seoAt(url, change))?.reasons;

const withPage = (metadata: object): Change => ({
  shop: { pages: SHOP.pages.map((page) => ({ ...page, metadata })) },
});

const seoAt = async (url: string, change?: Change) => (await explained(url, change)).seo;

const remapped = (path: string) => ({ remap: { 'nl-nl': { [path]: '/' } } });

describe('what search engines are told of an explained URL', () => {
  it('H2 H3 H5 are robots, canonical link and neighbours', async () => {
    expect(await seoAt('/matrassen?page=2')).toMatchObject({
      rule: 'category-later',
      robots: 'index,follow',
      isRobotsInHeader: false,
      canonical: 'https://nl-nl.example/matrassen?page=2',
      prev: 'https://nl-nl.example/matrassen',
      next: 'https://nl-nl.example/matrassen?page=3',
    });
    expect(await seoAt('/matrassen/maat/90x200?q=latex')).toMatchObject({
      robots: 'noindex,nofollow',
      isRobotsInHeader: true,
    });
    const filtered = await seoAt('/matrassen/maat/90x200');
    expect(filtered).not.toHaveProperty('robots');
    expect(filtered).not.toHaveProperty('prev');
    expect(await seoAt('/aurora')).not.toHaveProperty('canonical');
    expect(await seoAt('/Matrassen')).toBeUndefined();
  });

  it('H3 H4 are the reasons why there is no canonical link, and no sitemap', async () => {
    expect(await reasonsAt('/matrassen')).toEqual([]);
    expect(await reasonsAt('/matrassen?compare=A')).toEqual(['has-query']);
    expect(await reasonsAt('/matrassen', withPage({ hideCanonical: true }))).toEqual([
      'canonical-hidden',
    ]);
    expect(await reasonsAt('/aurora', withPage({ hideCanonical: true }))).toEqual([]);
    expect(await reasonsAt('/matrassen', { remap: { 'nl-nl': { '/matrassen': '/' } } })).toEqual([
      'remapped',
    ]);
    expect(await reasonsAt('/matrassen', withPage({ disableSearchIndexing: true }))).toEqual([
      'disabled-by-page',
    ]);
    const defaults = { ...SHOP.shell.defaults, disableSearchIndexing: true };
    const closed = { shop: { shell: { ...SHOP.shell, defaults } } };
    expect(await reasonsAt('/matrassen', closed)).toEqual(['disabled-by-shop']);
    expect(await reasonsAt('/winkelwagen', closed)).toEqual([]);
    expect(await reasonsAt('/matrassen/maat/90x200', closed)).toEqual(['disabled-by-shop']);
    expect(await reasonsAt('/aurora', remapped('/aurora'))).toEqual(['remapped']);
    expect(await reasonsAt('/winkelwagen', remapped('/winkelwagen'))).toEqual([]);
    expect(await reasonsAt('/matrassen', { outages: ['shell'] })).toEqual([]);
  });
});
