import { describe, expect, it } from 'vitest';
import { forEveryLocale } from '#src/shared/locale.ts';
import type { Site } from '#src/seo/site.ts';
import { explainUrl } from '#src/use-cases/explain/explain-url.ts';
import type { Explanation } from '#src/use-cases/explain/explanation.ts';
import { explanationReport, formatReport } from '#src/use-cases/explain/explanation-report.ts';
import { createFakePorts, type Outage } from '../../../support/fake-ports.ts';
import { demoPorts } from '../../../support/demo-ports.ts';
import { SHOP } from '../../../support/fake-shop.ts';

const SITE: Site = {
  domains: forEveryLocale((locale) => `https://${locale}.example`),
  remap: { 'nl-nl': { '/beddengoed': '/dekbedden' } },
};

const ports = demoPorts();

/** What the demo shop explains, at the Dutch host unless the URL has another. */
const explained = (url: string, from: Parameters<typeof explainUrl>[0] = ports) =>
  explainUrl(from, {
    url,
    host: 'nl-nl.example',
    site: SITE,
    isStrictHosts: false,
    loadSite: () => Promise.resolve(SITE),
    answerBeforePages: () => Promise.resolve(undefined),
    hasExtraSlashes: () => false,
    calls: () => [],
  });

const roles = ({ segments }: Explanation) => segments.map(({ text, role }) => `${text}: ${role}`);

describe('the page of a URL', () => {
  it('F1 is the content page with the longest prefix; filters follow', async () => {
    const explanation = await explained('/matrassen/maat/140x200');
    expect(explanation).toMatchObject({
      entry: { type: 'Lister', url: '/matrassen', rest: '/maat/140x200' },
      answer: { kind: 'page', status: 200, type: 'listing' },
      seo: { rule: 'listed-filters' },
      filters: { written: 'maat/140x200', canonical: 'maat/140x200' },
    });
    expect(explanation.segments).toEqual([
      { text: 'matrassen', role: 'page' },
      {
        text: 'maat',
        role: 'filter',
        match: 'matched',
        key: 'maat',
        label: 'Maat',
        urlName: 'maat',
      },
      {
        text: '140x200',
        role: 'values',
        values: [{ text: '140x200', matches: ['140x200'], elsewhere: [] }],
      },
    ]);
  });

  it.each([
    ['/', 'content', 'home'],
    ['/matrassen', 'category', 'listing'],
    ['/matrassen?sorting=price-asc', 'category-query', 'listing'],
    ['/matrassen?page=2', 'category-later', 'listing'],
    ['/matrassen/hardheid/medium/maat/140x200', 'filters', 'listing'],
    ['/matrassen?q=latex', 'text-in-category', 'listing'],
    ['/search?q=kussen', 'search', 'search'],
    ['/halmstad-sund-boxspring', 'product', 'product'],
    ['/halmstad-sund-boxspring?maat=160x200&kleur=zand', 'product-query', 'product'],
    ['/compare', 'disabled', 'compare'],
    ['/winkelwagen', 'cart', 'cart'],
    ['https://de-at.example/matratzen', 'category', 'listing'],
    ['en-us.example/mattresses/size/140x200', 'listed-filters', 'listing'],
  ])('H2 of %s is in the row %s', async (url, rule, type) => {
    const { answer, seo } = await explained(url);
    expect([answer, seo]).toMatchObject([{ kind: 'page', status: 200, type }, { rule }]);
    expect(seo?.reasons).toEqual([]);
  });

  it.each([
    ['/nergens', 'no-page'],
    ['/proefslapen/maat', 'below-page'],
    ['/matrassen/maat', 'filters'],
    ['/matrassen/maat/1x1', 'filters'],
    ['/matrassen?page=99', 'beyond-last-page'],
    ['/search?maat=1x1', 'filters'],
  ])('H8 of %s is missing: %s', async (url, reason) => {
    expect((await explained(url)).answer).toMatchObject({ status: 404, reason });
  });

  it('F9 has its filters in canonical order in the canonical link, not in its path', async () => {
    const explanation = await explained('/matrassen/prijs/200-700/maat/140x200');
    const { filters, seo, answer } = explanation;
    expect(answer).toMatchObject({ kind: 'page', status: 200 });
    expect(filters?.written).toBe('prijs/200-700/maat/140x200');
    expect(filters?.canonical).toMatch(/^maat\/140x200\/prijs\/\d+-\d+$/u);
    expect(seo?.canonical).toBe(`https://nl-nl.example/matrassen/${filters?.canonical}`);
  });

  it.each<[readonly Outage[], string]>([
    [['pages'], 'unavailable'],
    [['search'], 'unavailable'],
  ])('FT4 is missing while %s are unavailable', async (outages, reason) => {
    const explanation = await explained(
      '/matrassen/maat/90x200',
      createFakePorts(SHOP, ...outages),
    );
    expect(explanation.answer).toMatchObject({ status: 503, reason });
    expect(roles(explanation)).toContain('90x200: unread');
  });

  it('P1 of a product that the catalogue does not know is missing', async () => {
    const { answer } = await explained('/weg', createFakePorts(SHOP));
    expect(answer).toMatchObject({ status: 404, reason: 'product-not-found' });
  });
});

describe('a filter of a URL', () => {
  it('F7 is refused with the words that other locales have for it', async () => {
    const { segments } = await explained('https://de-de.example/matratzen/hardheid/zzz');
    expect(segments.slice(1)).toEqual([
      {
        text: 'hardheid',
        role: 'filter',
        match: 'refused',
        refusal: 'unknown-filter',
        elsewhere: [{ locale: 'nl-nl', meaning: 'Hardheid', here: 'haertegrad' }],
      },
      {
        text: 'zzz',
        role: 'values',
        values: [{ text: 'zzz', matches: [], elsewhere: [] }],
        refusal: 'unknown-filter',
      },
    ]);
  });

  it('F3 has unknown values beside known ones, and the values of other locales', async () => {
    const known = await explained('/matrassen/hardheid/medium+zzz');
    expect(known.answer).toMatchObject({ status: 200 });
    expect(known.segments.at(-1)).toMatchObject({
      role: 'values',
      values: [
        { text: 'medium', matches: ['Medium'] },
        { text: 'zzz', matches: [], refusal: 'nothing-matches' },
      ],
    });
    const foreign = await explained('/matrassen/hardheid/firm');
    expect(foreign.answer).toMatchObject({ status: 404, reason: 'filters' });
    expect(foreign.segments.at(-1)).toMatchObject({
      values: [{ text: 'firm', matches: [], elsewhere: [{ locale: 'en-us', meaning: 'Firm' }] }],
      refusal: 'nothing-matches',
    });
  });

  it.each([
    ['/matrassen/maat/groot', 'malformed-size'],
    ['/matrassen/prijs/goedkoop', 'malformed-range'],
    ['/matrassen/maat/+', 'empty-value'],
  ])('F2 F4 F10 of %s is refused: %s', async (url, refusal) => {
    expect((await explained(url)).segments.at(-1)).toMatchObject({ role: 'values', refusal });
  });

  it('F7 named by its key or as elsewhere is redirected to its name here', async () => {
    const { answer, segments } = await explained('https://de-de.example/matratzen/maat/140x200');
    expect(answer).toEqual({
      kind: 'moved',
      status: 308,
      location: '/matratzen/groesse/140x200',
      reason: 'filter-names',
    });
    expect(segments[1]).toMatchObject({ match: 'named-otherwise', urlName: 'groesse' });
  });
});

describe('a redirect', () => {
  it.each([
    ['/Matrassen/', 301, '/matrassen', 'spelling'],
    ['/showroom?utm_source=a', 301, '/winkels?utm_source=a', 'editors'],
    ['/winteractie', 302, '/aanbiedingen', 'editors'],
    ['/matrassen?sorting=x&utm_source=a', 308, '/matrassen?utm_source=a', 'parameters'],
    ['/search?q=HAL-SUND', 303, '/halmstad-sund-boxspring', 'article-number'],
    ['/halmstad-sund-boxspring?maat=1x1', 308, '/halmstad-sund-boxspring', 'variant-not-made'],
  ] as const)('of %s is a %i to %s: %s', async (url, status, location, reason) => {
    const { answer } = await explained(url);
    expect(answer).toEqual({ kind: 'moved', status, location, reason });
  });

  it('F4 of the price form is a 303 to its filter', async () => {
    const { answer } = await explained('/matrassen?min=300&max=');
    expect(answer).toEqual({
      kind: 'moved',
      status: 303,
      location: expect.stringMatching(/^\/matrassen\/prijs\/\d+-\d+$/u) as string,
      reason: 'price-form',
    });
  });

  it('names the rows of editors that it follows, and those of a removed page', async () => {
    expect((await explained('/showroom')).redirects).toEqual([
      { from: '/showroom', to: '/winkels', status: 301 },
    ]);
    const gone = await explained('/waterbedden');
    expect(gone.answer).toMatchObject({ status: 410, reason: 'gone' });
    expect(gone.redirects).toEqual([{ from: '/waterbedden', to: '', status: 410 }]);
  });
});

describe('search engines', () => {
  it('H3 are told of another page if the path is remapped', async () => {
    const { remaps, seo } = await explained('/beddengoed');
    expect(remaps).toEqual([{ from: '/beddengoed', to: '/dekbedden' }]);
    expect(seo).toMatchObject({
      rule: 'category',
      canonical: 'https://nl-nl.example/dekbedden',
      inSitemap: false,
      reasons: ['remapped'],
    });
  });

  it('H3 list a page without its tracking parameters, but not with another query', async () => {
    expect((await explained('/matrassen?utm_source=a')).seo).toMatchObject({
      inSitemap: true,
      reasons: [],
    });
    expect((await explained('/matrassen?compare=HAL-SUND')).seo).toMatchObject({
      rule: 'category',
      inSitemap: false,
      reasons: ['has-query'],
    });
  });

  it('H2 are kept out by the shop or by an editor', async () => {
    const closed = { ...SHOP.shell.defaults, disableSearchIndexing: true };
    const byShop = { ...SHOP, shell: { ...SHOP.shell, defaults: closed } };
    const pages = SHOP.pages.map((page) => ({
      ...page,
      metadata: { disableSearchIndexing: true },
    }));
    expect((await explained('/matrassen', createFakePorts(byShop))).seo).toMatchObject({
      rule: 'disabled',
      reasons: ['disabled-by-shop'],
    });
    expect((await explained('/matrassen', createFakePorts({ ...SHOP, pages }))).seo).toMatchObject({
      rule: 'disabled',
      reasons: ['disabled-by-page'],
    });
  });
});

describe('a path without a page', () => {
  it('names the pages of other locales at this path, and their counterparts here', async () => {
    const { pagesElsewhere } = await explained('/mattresses/size/140x200');
    expect(pagesElsewhere).toEqual([{ locale: 'en-us', title: 'Mattresses', here: '/matrassen' }]);
  });
});

describe('a report', () => {
  it('has a section for each part, and marks what is not answered as written', async () => {
    const report = formatReport(explanationReport(await explained('/matrassen/maat/1x1?foo=1')));
    expect(report).toContain('\n! because ');
    expect(report).toMatch(/^! 1x1 +1x1: no value of this filter$/mu);
    const empty = formatReport(explanationReport(await explained('/matrassen/maat/90x200+')));
    expect(empty).toMatch(/^! 90x200\+ +90x200: an empty value; : an empty value$/mu);
    expect(report).toMatch(/^! foo=1 +unknown, not read by this page/mu);
    expect(report).toMatch(/^ {2}row of the policy +error: /mu);
    expect(report.split('\n').filter((line) => /^\w/u.test(line))).toEqual([
      'Answer',
      'Host',
      'Path',
      'Segments',
      'Query parameters',
      'Search engines',
    ]);
  });
});
