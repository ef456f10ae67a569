import { describe, expect, it } from 'vitest';
import { err, ok } from '#src/shared/result.ts';
import { findLegalProblems, gatherLegalProblems } from '#src/use-cases/find-legal-problems.ts';
import { createFakePorts } from '../../support/fake-ports.ts';
import { SHOP } from '../../support/fake-shop.ts';
import { aPicture, aProduct } from '../../support/shown-pages.ts';

const DAY = '2026-11-27';
const attribute = (code: string, value: string) => ({ code, label: code, value });
const MAKER = [
  attribute('manufacturer', 'Lunaro Bedden B.V.'),
  attribute('manufacturer_address', 'Maanlaan 27, 3812 PH Amersfoort, NL'),
  attribute('manufacturer_email', 'veiligheid@lunaro.example'),
];
const sold = (sku: string, ...attributes: readonly ReturnType<typeof attribute>[]) => ({
  ...aProduct,
  sku,
  name: 'Kast',
  summary: '',
  description: [],
  attributes,
});
const page = (title: string) => ({
  type: 'Content' as const,
  uid: title,
  title,
  url: `/${title.toLowerCase()}`,
  metadata: {},
  alternates: {},
});

const link = (title: string) => ({ title, url: '/' });

const detailOf = (count: number) => {
  const problems = gatherLegalProblems('nl-nl', DAY);
  for (let number = 1; number <= count; number += 1)
    problems.addProduct({ ...sold(`K${number}`, ...MAKER), summary: 'Duurzaam' });
  return problems.found()[0]?.detail.split(':')[0];
};

describe('gatherLegalProblems', () => {
  it('L10 names each attribute with the goods that lack it, and the law', () => {
    const problems = gatherLegalProblems('nl-nl', DAY);
    for (const number of [1, 2, 3, 4, 5, 6, 7]) problems.addProduct(sold(`K${number}`));
    problems.addWithheld(4);
    problems.addProduct(sold('K8', ...MAKER));
    expect(problems.found()).toEqual([
      {
        level: 'warning',
        locale: 'nl-nl',
        kind: 'goods-without-facts',
        detail: expect.stringMatching(/^11 of 12 products lack .* sell sells them /u) as unknown,
      },
      {
        level: 'warning',
        locale: 'nl-nl',
        kind: 'goods-lack-facts',
        detail:
          'manufacturer, manufacturer_address, manufacturer_email of K1, K2, K3, K4, K5 and 2 more: Regulation (EU) 2023/988, article 19(a)',
      },
    ]);
  });

  it('L10 names attributes that cannot be read, once', () => {
    const problems = gatherLegalProblems('nl-nl', DAY);
    problems.addProduct(sold('K1', ...MAKER, attribute('guarantee', 'tien jaar')));
    problems.addProduct(
      sold('K2', ...MAKER, attribute('matras_kern', 'Latex'), attribute('fibres', 'katoen')),
    );
    expect(problems.found().map(({ kind, detail }) => `${kind} ${detail}`)).toEqual([
      expect.stringMatching(/^goods-without-facts 1 of 2 products /u),
      'fact-unreadable guarantee of K1: docs/magento.md',
      'goods-lack-facts fibres of K2: Regulation (EU) No 1007/2011, article 16(1)',
    ]);
  });

  it('names claims of goods and pages', () => {
    const problems = gatherLegalProblems('nl-nl', DAY);
    problems.addProduct({ ...sold('K1', ...MAKER), summary: 'Duurzaam gemaakt' });
    problems.addPage({ ...page('Over'), metadata: { metaDescription: 'Klimaatneutraal' } });
    problems.addPage({
      ...page('Advies'),
      breadcrumbs: [],
      blocks: [{ type: 'text', title: 'Slapen', paragraphs: ['Dit kussen geneest.'] }],
    });
    expect(problems.found().map(({ kind, detail }) => `${kind} ${detail.split(':')[0]}`)).toEqual([
      'unproven-claim "Duurzaam" of K1',
      'unproven-claim "Klimaatneutraal" of /over',
      'unproven-claim "geneest" of /advies',
    ]);
  });

  it('names claims of what surrounds every page', () => {
    const problems = gatherLegalProblems('nl-nl', DAY);
    problems.addShell({
      ...SHOP.shell,
      usps: ['Gratis en klimaatneutraal bezorgd'],
      menu: [
        { ...link('Matrassen'), groups: [{ title: 'Soort', links: [link('Eco-matrassen')] }] },
      ],
      footer: [{ title: 'Acties', links: [link('Tot 70% korting')] }],
      filterTranslations: [{ key: 'bijzonderheden', value: 'milieuvriendelijk' }],
    });
    expect(problems.found().map(({ detail }) => detail)).toEqual([
      expect.stringContaining('"klimaatneutraal" of the shell: Directive 2005/29/EC'),
      expect.stringContaining('"Eco-matrassen" of the shell: Directive 2005/29/EC'),
      expect.stringContaining('"70% korting" of the shell: Directive 98/6/EC, article 6a'),
      expect.stringContaining('"milieuvriendelijk" of the shell: Directive 2005/29/EC'),
    ]);
  });

  it('stops at a number of problems that an operator can read', () => {
    const problems = gatherLegalProblems('nl-nl', DAY);
    for (let number = 0; number < 1000; number += 1)
      problems.addProduct(
        sold(`K${number}`, ...MAKER, attribute('kast_keurmerk', `Keur ${number}`)),
      );
    expect(problems.found()).toHaveLength(200);
    // A problem that is told already is told of further goods.
    problems.addProduct(sold('LAST', ...MAKER, attribute('kast_keurmerk', 'Keur 0')));
    expect(problems.found().filter(({ detail }) => detail.includes('LAST'))).toHaveLength(1);
  });

  it('names five places, and counts the others', () => {
    expect(detailOf(5)).toBe('"Duurzaam" of K1, K2, K3, K4, K5');
    expect(detailOf(6)).toBe('"Duurzaam" of K1, K2, K3, K4, K5 and 1 more');
  });

  const CLAIM = 'Klimaatneutraal';
  const NONE = { ...SHOP.shell, shopName: '', menu: [], footer: [], usps: [] };
  const groups = (title: string, text: string) => [{ title, links: [link(text)] }];

  it.each<[string, Partial<typeof SHOP.shell>]>([
    ['the name of the shop', { shopName: CLAIM }],
    ['a promise', { usps: [CLAIM] }],
    ['an item of the menu', { menu: [{ ...link(CLAIM), groups: [] }] }],
    [
      'the caption of a picture in the menu',
      { menu: [{ ...link(''), groups: [], image: { ...aPicture, caption: CLAIM, url: '/' } }] },
    ],
    ['a group of the menu', { menu: [{ ...link(''), groups: groups(CLAIM, '') }] }],
    ['a link of the menu', { menu: [{ ...link(''), groups: groups('', CLAIM) }] }],
    ['a group of the footer', { footer: groups(CLAIM, '') }],
    ['a link of the footer', { footer: groups('', CLAIM) }],
    ['the title of pages', { defaults: { metaTitle: CLAIM, metaDescription: '' } }],
    ['the description of pages', { defaults: { metaTitle: '', metaDescription: CLAIM } }],
  ])('names a claim of the shell: %s', (_, change) => {
    const defaults = { metaTitle: '', metaDescription: '' };
    const problems = gatherLegalProblems('nl-nl', DAY);
    problems.addShell({ ...NONE, defaults, ...change });
    expect(problems.found()).toHaveLength(1);
    const none = gatherLegalProblems('nl-nl', DAY);
    none.addShell({ ...NONE, defaults });
    expect(none.found()).toEqual([]);
  });

  it.each([
    ['title', { title: CLAIM }],
    ['title in its head', { metadata: { metaTitle: CLAIM } }],
    ['description', { metadata: { metaDescription: CLAIM } }],
  ])('names a claim of a page: its %s', (_, change) => {
    const problems = gatherLegalProblems('nl-nl', DAY);
    problems.addPage({ ...page('Over'), ...change });
    expect(problems.found().map(({ detail }) => detail.split(':')[0])).toEqual([
      `"${CLAIM}" of /over`,
    ]);
  });
});

describe('findLegalProblems', () => {
  const content = createFakePorts(SHOP).content;

  it('L10 looks at the best sellers and the pages of a locale', async () => {
    const assortment = {
      products: () => Promise.resolve(ok({ products: [sold('K1')], total: 1 })),
    };
    const pages = { ...content, sitemapPages: () => Promise.resolve(ok([page('Duurzaam')])) };
    const found = await findLegalProblems({ assortment, content: pages }, 'nl-nl', DAY);
    expect(found.map(({ kind }) => kind)).toEqual([
      'goods-without-facts',
      'goods-lack-facts',
      'unproven-claim',
    ]);
  });

  it('L10 counts the goods of more than one page of the assortment', async () => {
    const assortment = {
      products: (_: unknown, { page: number }: { readonly page: number }) =>
        Promise.resolve(ok({ products: [sold(`K${number}`)], total: 250 })),
    };
    const pages = { ...content, sitemapPages: () => Promise.resolve(ok([])) };
    const [counted] = await findLegalProblems({ assortment, content: pages }, 'nl-nl', DAY);
    expect(counted?.detail).toMatch(/^3 of 3 products /u);
  });

  it.each([
    [0, 1],
    [100, 1],
    [101, 2],
    [5000, 10],
  ])('looks at up to a thousand of %i best sellers, with %i requests', async (total, requests) => {
    const asked: unknown[] = [];
    const assortment = {
      products(_: unknown, request: unknown) {
        asked.push(request);
        return Promise.resolve(ok({ products: [], total }));
      },
    };
    const pages = { ...content, sitemapPages: () => Promise.resolve(ok([])) };
    await findLegalProblems({ assortment, content: pages }, 'nl-nl', DAY);
    expect(asked).toEqual(
      Array.from({ length: requests }, (_, index) => ({ page: index + 1, productsPerPage: 100 })),
    );
  });

  it('looks at the best sellers as far as they can be read', async () => {
    const away = { kind: 'catalog-unavailable', status: 503, message: 'away' } as const;
    const assortment = {
      products: (_: unknown, { page: number }: { readonly page: number }) =>
        Promise.resolve(number === 1 ? ok({ products: [sold('K1')], total: 250 }) : err(away)),
    };
    const pages = { ...content, sitemapPages: () => Promise.resolve(ok([])) };
    const [counted] = await findLegalProblems({ assortment, content: pages }, 'nl-nl', DAY);
    expect(counted?.detail).toMatch(/^1 of 1 products /u);
  });

  it('reads the blocks of up to two hundred pages, each at its own address', async () => {
    const listed = Array.from({ length: 201 }, (_, index) => page(`P${index}`));
    const assortment = { products: () => Promise.resolve(ok({ products: [], total: 0 })) };
    const types: unknown[] = [];
    const read: string[] = [];
    const pages: typeof content = {
      ...content,
      sitemapPages(_, asked) {
        types.push(asked);
        return Promise.resolve(ok(listed));
      },
      pageByUrl(_, url) {
        read.push(url);
        const blocks = [{ type: 'text', title: 'Duurzaam', paragraphs: [] }] as const;
        // Another page answers at the address of the second one.
        const uid = url === '/p1' ? 'other' : url.slice(1).toUpperCase();
        return Promise.resolve(ok({ ...page('X'), uid, url, breadcrumbs: [], blocks }));
      },
    };
    const [claim] = await findLegalProblems({ assortment, content: pages }, 'nl-nl', DAY);
    expect(claim?.detail).toMatch(/^"Duurzaam" of \/p0, \/p2, \/p3, \/p4, \/p5 and 194 more: /u);
    expect(types).toEqual([['Content', 'Lister', 'Home']]);
    expect(read).toHaveLength(200);
  });

  it('looks at what surrounds the pages', async () => {
    const assortment = { products: () => Promise.resolve(ok({ products: [], total: 0 })) };
    const shell = { ...SHOP.shell, usps: ['Altijd 20% korting'] };
    const pages = {
      ...content,
      sitemapPages: () => Promise.resolve(ok([])),
      shell: () => Promise.resolve(ok(shell)),
    };
    const found = await findLegalProblems({ assortment, content: pages }, 'nl-nl', DAY);
    expect(found.map(({ detail }) => detail.split(' of ')[0])).toEqual(['"20% korting"']);
  });

  it('finds nothing where upstreams do not answer', async () => {
    const away = { kind: 'catalog-unavailable', status: 503, message: 'away' } as const;
    const assortment = { products: () => Promise.resolve(err(away)) };
    const failure = {
      kind: 'content-unavailable',
      status: 503,
      message: 'away',
      url: '/',
    } as const;
    const unanswered = () => Promise.resolve(err(failure));
    const none = { ...content, sitemapPages: unanswered, shell: unanswered };
    expect(await findLegalProblems({ assortment, content: none }, 'nl-nl', DAY)).toEqual([]);
  });
});
