import { describe, expect, it } from 'vitest';
import type { SitemapEntry } from '#src/seo/sitemap-entry.ts';
import { readHead, readPage, duplicateTagsIn } from '../support/read-page.ts';
import {
  brokenLinks,
  fewerNamed,
  fewerOfOneLayout,
  internalLinks,
  oneOfEachKind,
  pagesLinkingTo,
  withoutProductStates,
} from './crawl.ts';
import type { Answer, DemoShop } from './open-demo.ts';
import { PAGE_CHECKS, type CrawledPage } from './page-checks.ts';

const ORIGIN = 'http://nl-nl.localhost:3000';

const ANSWERS: Readonly<Record<string, Partial<Answer>>> = {
  '/weg': { status: 404 },
  '/oud': { status: 301, location: '/nieuw' },
};

const requests: string[] = [];

const shop: DemoShop = {
  site: { domains: { 'nl-nl': ORIGIN, 'de-de': 'http://de-de.localhost:3000' }, remap: {} },
  send: () => Promise.reject(new Error('nobody asks for it')),
  page: () => Promise.reject(new Error('nobody asks for it')),
  probe(address) {
    requests.push(address);
    const answer = { status: 200, location: undefined };
    return Promise.resolve({ ...answer, ...ANSWERS[new URL(address).pathname] });
  },
  pathOfProduct: () => Promise.reject(new Error('nobody asks for it')),
  close: () => Promise.resolve(),
};

const HEAD = [
  '<title>Bed &amp; co</title><meta name="description" content="Slaap &quot;goed&quot;">',
  '<meta name="robots" content="index,follow">',
  `<meta property="og:image" content="${ORIGIN}/remote-image/bed.jpg?width=1200">`,
  `<link rel="canonical" href="${ORIGIN}/bedden">`,
  `<link rel="alternate" hreflang="nl-NL" href="${ORIGIN}/bedden">`,
  '<link rel="preload" as="image" imageSrcSet="/remote-image/bed.jpg?width=96 96w" imageSizes="5rem">',
].join('');

const BODY = [
  '<a href="/weg#deel">1</a> <a class="x" href="/oud" rel="nofollow">2</a>',
  '<a href="/goed?a=1&amp;b=2">3</a> <a href="https://elders.example/">4</a>',
  '<a href="http://de-de.localhost:3000/weg" hreflang="de">5</a> <a href="/weg">6</a>',
  '<a href="/bed?stars=5">7</a> <a href="/kast?stars=4">8</a> <a href="tel:030">9</a>',
  '<img srcSet="/remote-image/bed.jpg?width=96 96w" sizes="5rem" src="/remote-image/bed.jpg?width=828">',
  '<script type="application/ld+json">',
  '{"@graph":[{"@type":"ItemList"},{"@type":"BreadcrumbList"}]}</script>',
  '<script type="application/json">{"html":"<a href=\\"/script\\">","image":"',
  '<img src=\\"/remote-image/kast.jpg\\">"}</script>',
  '<script type="application/json" id="boot-data">{"page":{"duties":',
  '{"vat":"beside-price","fibres":"open","legal-guarantee":"linked"}}}</script>',
  '<p><b data-price="">1</b><i data-duty="vat">btw</i></p>',
  '<details open><p data-duty="fibres">wol</p></details>',
  '<footer><p data-duty="legal-guarantee">Garantie</p></footer>',
].join('');

const ENTRY: SitemapEntry = {
  location: `${ORIGIN}/bedden`,
  alternates: [{ hreflang: 'nl-NL', href: `${ORIGIN}/bedden` }],
};

function pageOf(html: string, change: Partial<CrawledPage> = {}): CrawledPage {
  const answer = { status: 200, location: undefined, robotsTag: undefined, html };
  return { kind: 'categories', entry: ENTRY, answer, read: readPage(html), ...change };
}

const page = pageOf(`<html><head>${HEAD}</head><body>${BODY}</body></html>`);

const faultsOf = (one: CrawledPage) =>
  PAGE_CHECKS.filter(({ faults }) => faults(one).length > 0).map(({ claim }) => claim);

describe('readPage', () => {
  it('parses titles, descriptions, robots, canonicals, alternates and links', () => {
    expect(page.read).toMatchObject({
      titles: ['Bed & co'],
      descriptions: ['Slaap "goed"'],
      robots: ['index,follow'],
      canonicals: [`${ORIGIN}/bedden`],
      alternates: ENTRY.alternates,
    });
    expect(page.read.links.map(({ href }) => href)).toEqual([
      '/weg#deel',
      '/oud',
      '/goed?a=1&b=2',
      'https://elders.example/',
      'http://de-de.localhost:3000/weg',
      '/weg',
      '/bed?stars=5',
      '/kast?stars=4',
      'tel:030',
    ]);
  });
});

describe('readHead', () => {
  it.each([
    ['title', '<title>B</title>'],
    ['robots', '<meta name="robots" content="noindex">'],
    ['description', '<meta property="description" content="b">'],
    ['canonical', `<link rel="canonical" href="${ORIGIN}/b">`],
    ['nl-NL', `<link rel="alternate" hreflang="nl-NL" href="${ORIGIN}/b">`],
  ])('throws for a head with a duplicate: %s', (name, tag) => {
    const html = `<html><head>${HEAD}${tag}</head><body>${BODY}</body></html>`;
    expect(() => readHead(html)).toThrow(name);
    expect(duplicateTagsIn(readPage(html))).toEqual([name]);
  });

  it('parses a head without duplicates', () => {
    const html = `<html><head>${HEAD}${'<link rel="stylesheet" href="a">'.repeat(2)}</head></html>`;
    expect(readHead(html)).toEqual({ ...readPage(html), titles: ['Bed & co'] });
  });
});

describe('brokenLinks', () => {
  const links = internalLinks(shop, [page]);

  it('returns internal links that are missing or redirected', async () => {
    expect(await brokenLinks(shop, links, new Set())).toEqual([
      `${ORIGIN}/bedden -> ${ORIGIN}/weg: 404`,
      `${ORIGIN}/bedden -> ${ORIGIN}/oud: 301 /nieuw`,
      `${ORIGIN}/bedden -> http://de-de.localhost:3000/weg: 404`,
    ]);
    expect(requests).toContain(`${ORIGIN}/goed?a=1&b=2`);
    expect(new Set(requests).size).toBe(requests.length);
  });

  it('requests no known URL, and only one of the URLs with review filters', async () => {
    requests.length = 0;
    const fewer = withoutProductStates(links);
    await brokenLinks(shop, fewer, new Set([`${ORIGIN}/weg`]));
    expect(requests).not.toContain(`${ORIGIN}/weg`);
    expect(requests.filter((address) => address.includes('stars'))).toEqual([
      `${ORIGIN}/bed?stars=5`,
    ]);
  });
});

const goods = (duties: string) =>
  pageOf(`<script id="boot-data">{"page":{"duties":${duties}}}</script>`, { kind: 'products' });

/** The places of the pages that are asked. */
const fewer = (...pages: readonly CrawledPage[]) =>
  fewerOfOneLayout(pages).map((one) => pages.indexOf(one));

describe('fewerOfOneLayout', () => {
  const textile = goods('{"vat":"beside-price","fibres":"open"}');
  const lamp = goods('{"vat":"beside-price","energy-label":"beside-price"}');

  it('keeps each fourth product, and every page of another layout', () => {
    const products = Array.from({ length: 8 }, () => ({ ...textile }));
    expect(fewer(...products)).toEqual([0, 4]);
    expect(fewer(...products.slice(0, 2), page, { ...page, kind: 'content' })).toEqual([0, 2, 3]);
  });

  it('keeps the first page of each set of duties', () => {
    expect(fewer(textile, { ...textile }, lamp, { ...lamp })).toEqual([0, 2]);
  });
});

const kept = (...paths: readonly string[]) =>
  oneOfEachKind(
    paths.map((path) => ({ address: ORIGIN + path, isFollowed: !path.endsWith('!') })),
    new Map([
      [`${ORIGIN}/bedden`, 'categories'],
      [`${ORIGIN}/bedden/hout`, 'categories'],
      [`${ORIGIN}/bedden/kleur/wit`, 'landing-pages'],
      [`${ORIGIN}/bedden/kleur/rood`, 'landing-pages'],
      [`${ORIGIN}/kast`, 'products'],
      [`${ORIGIN}/kist`, 'products'],
    ]),
  ).map(({ address }) => address.slice(ORIGIN.length));

describe('oneOfEachKind', () => {
  it('keeps one of the links that differ only in values of filters and parameters', () => {
    expect(kept('/bedden/maat/90', '/bedden/maat/80', '/bedden/merk/x?page=2')).toEqual([
      '/bedden/maat/90',
      '/bedden/merk/x?page=2',
    ]);
    expect(kept('/bedden?page=2', '/bedden?page=3', '/bedden?q=1')).toEqual([
      '/bedden?page=2',
      '/bedden?q=1',
    ]);
  });

  it('keeps every category, and every address below no page', () => {
    const pages = ['/bedden', '/bedden/hout', '/bedden/maat/90', '/a/b', '/a/c'];
    expect(kept(...pages)).toEqual(pages);
  });

  it('keeps a filter or a parameter of one category, and of a kind that was not kept before', () => {
    expect(kept('/bedden/maat/90', '/bedden/hout/maat/80', '/bedden/hout?page=2')).toEqual([
      '/bedden/maat/90',
      '/bedden/hout?page=2',
    ]);
    const link = (path: string) => ({ address: ORIGIN + path, isFollowed: true });
    const known = new Map([[`${ORIGIN}/bedden`, 'categories'] as const]);
    const seen = new Set<string>();
    const links = [link('/bedden'), link('/bedden/maat/90')];
    expect(oneOfEachKind(links, known, seen)).toEqual(links);
    expect(oneOfEachKind([link('/bedden/maat/80'), link('/bedden?q=1')], known, seen)).toEqual([
      link('/bedden?q=1'),
    ]);
  });

  it('takes all products for one page, and so all landing pages', () => {
    expect(kept('/kast', '/kast?maat=90', '/kist', '/kist?maat=80')).toEqual([
      '/kast',
      '/kast?maat=90',
    ]);
    expect(kept('/bedden/kleur/wit/maat/90', '/bedden/kleur/rood/maat/80')).toEqual([
      '/bedden/kleur/wit/maat/90',
    ]);
  });

  it('keeps a link that is followed beside one that is not', () => {
    expect(kept('/bedden?q=1', '/bedden?q=2!', '/bedden?q=3')).toEqual([
      '/bedden?q=1',
      '/bedden?q=2!',
    ]);
  });
});

describe('fewerNamed', () => {
  it('keeps each twelfth product and landing page, and all other pages', () => {
    const named = (['products', 'landing-pages', 'content', 'categories'] as const).flatMap(
      (kind) => Array.from({ length: 12 }, () => ({ kind, entry: ENTRY })),
    );
    expect(fewerNamed(named).map(({ kind }) => kind)).toEqual([
      'products',
      'landing-pages',
      ...named.slice(24).map(({ kind }) => kind),
    ]);
  });
});

describe('pagesLinkingTo', () => {
  it('counts each product page once, and neither itself nor links that are not followed', () => {
    const product = (path: string, links: string) =>
      pageOf(`<html><head></head><body>${links}</body></html>`, {
        kind: 'products',
        entry: { ...ENTRY, location: ORIGIN + path },
      });
    const linking = pagesLinkingTo([
      product('/a', '<a href="/a">1</a><a href="/b">2</a><a href="/b">3</a>'),
      product('/b', '<a href="/a" rel="nofollow">4</a><a href="/a?maat=90x200">5</a>'),
      pageOf('<html><head></head><body><a href="/a">6</a></body></html>'),
    ]);
    expect([...linking]).toEqual([
      [`${ORIGIN}/a`, new Set()],
      [`${ORIGIN}/b`, new Set([`${ORIGIN}/a`])],
    ]);
  });
});

const CRUMBS =
  '<main><nav><ol><li><a href="/">Home</a></li><li aria-current="page">Bed</li></ol></nav></main>';

const telling = (...types: readonly string[]) =>
  `<script type="application/ld+json">{"@graph":[${types
    .map((type) => `{"@type":"${type}"}`)
    .join()}]}</script>`;

const KIND_CLAIM = 'tells in structured data what pages of its kind tell';

/** The page with other HTML. */
const changed = (from: string, to: string) => ({
  answer: { ...page.answer, html: page.answer.html.replace(from, to) },
});

const DUTY_CLAIM = 'shows what the law wants on it';

const PRELOAD_CLAIM = 'preloads pictures only as it shows them';

const sharing = (...pictures: readonly string[]) => ({
  read: { ...page.read, metas: new Map([...page.read.metas, ['og:image', pictures]]) },
});

describe('PAGE_CHECKS', () => {
  it.each([
    ['products', '/bed', ['ProductGroup', 'BreadcrumbList']],
    ['products', '/bed', ['Product', 'BreadcrumbList']],
    ['categories', '/bedden', ['ItemList', 'BreadcrumbList']],
    ['landing-pages', '/bedden/kleur/wit', ['ItemList', 'BreadcrumbList']],
    ['content', '/', ['Organization', 'WebSite']],
    ['content', '/contact', ['BreadcrumbList']],
  ] as const)(
    'report each missing type of structured data on a page of %s: %s',
    (kind, path, types) => {
      const entry = { ...ENTRY, location: ORIGIN + path };
      const missed = (found: readonly string[]) =>
        faultsOf(pageOf(telling(...found), { kind, entry })).includes(KIND_CLAIM);
      expect(missed(types)).toBe(false);
      expect(types.map((type) => missed(types.filter((other) => other !== type)))).toEqual(
        types.map(() => true),
      );
    },
  );

  it('report nothing on a valid page', () => {
    expect(faultsOf(page)).toEqual([]);
  });

  it.each([
    ['is there', { answer: { ...page.answer, status: 301, location: '/x' } }],
    ['may be kept by search engines', { answer: { ...page.answer, robotsTag: 'noindex' } }],
    ['may be kept by search engines', { read: { ...page.read, robots: [] } }],
    [
      'is its own canonical page, where it has one or tells in structured data what pages of its kind tell',
      { kind: 'products' as const },
    ],
    ['is its own canonical page, where it has one', { read: { ...page.read, canonicals: [] } }],
    [
      'names itself in other locales as the sitemap does',
      { read: { ...page.read, alternates: [] } },
    ],
    [
      'has one title and one description or says nothing twice in its head',
      { read: { ...page.read, titles: ['a', 'b'] } },
    ],
    ['has one title and one description', { read: { ...page.read, descriptions: [''] } }],
    [
      'says nothing twice in its head',
      { read: { ...page.read, metas: new Map([...page.read.metas, ['og:title', ['a', 'a']]]) } },
    ],
    ['is passed on with a picture that it shows', sharing()],
    ['is passed on with a picture that it shows', sharing('/remote-image/bed.jpg')],
    ['is passed on with a picture that it shows', sharing(`${ORIGIN}/remote-image/kast.jpg`)],
    [
      'is passed on with a picture that it shows',
      sharing('http://de-de.localhost:3000/remote-image/bed.jpg'),
    ],
    [
      'has structured data that can be read, if any',
      { read: { ...page.read, structuredData: ['{'] } },
    ],
    [
      'tells in structured data what it shows',
      { answer: { ...page.answer, html: page.answer.html.replace('<body>', '<body>' + CRUMBS) } },
    ],
    [PRELOAD_CLAIM, changed('imageSizes="5rem"', 'imageSizes="6rem"')],
    [PRELOAD_CLAIM, changed('width=96 96w" imageSizes', 'width=128 128w" imageSizes')],
    [DUTY_CLAIM, changed('id="boot-data"', '')],
    [DUTY_CLAIM, changed('<p data-duty="fibres">', '<p>')],
    [DUTY_CLAIM, changed('<details open>', '<details>')],
    [DUTY_CLAIM, changed('<i data-duty="vat">btw</i>', '')],
    [DUTY_CLAIM, changed('<p data-duty="legal-guarantee">', '<p>')],
    [
      'has no link to the platform for disputes, which is closed',
      {
        read: {
          ...page.read,
          links: [{ href: 'https://ec.europa.eu/consumers/odr/', rel: [] }],
        },
      },
    ],
  ])('report a violated claim: a page %s', (claim, change) => {
    expect(faultsOf({ ...page, ...change }).join(' or ')).toBe(claim);
  });
});
