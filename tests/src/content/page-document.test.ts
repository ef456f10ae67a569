import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatCategoryPageFields,
  parseCategoryPageFields,
} from '#src/content/category-page-document.ts';
import { parseEntryQuery, isSingleQuery, parsePageQuery } from '#src/content/content-request.ts';
import { formatFilteredPage, parseFilteredPage } from '#src/content/filtered-page-document.ts';
import { formatWithMetadata, formatPage, parsePageEntry } from '#src/content/page-document.ts';
import type { CategoryPageEntry } from '#src/content/page-entry.ts';
import { validate } from '#src/shared/json-reader.ts';
import { anyCategoryPageEntry, anyPage } from '../../support/arbitraries/content.ts';
import { parseSitemapPage } from '../../support/bff/sitemap-page-document.ts';
import { jsonRoundTrip } from '../../support/json-round-trip.ts';

const labelOf = (name: string) => (name === 'maat' ? 'Maat' : undefined);

const IMAGE = { path: 'tile.webp', width: 4, height: 3, alt: 'Een bed' };

const FILTERED = {
  uid: 'single',
  categoryUid: 'mattresses',
  objectId: '7',
  selection: [{ kind: 'values', name: 'maat', values: ['90x200'] }],
  url: '/matrassen/maat/90x200',
  title: 'Smal',
  text: 'Voor één.',
  metadata: { metaTitle: 'Smalle matrassen' },
  alternates: {},
  modified: '2026-10-19',
} as const;

const LISTER: CategoryPageEntry = {
  type: 'Lister',
  uid: 'mattresses',
  title: 'Matrassen',
  url: '/matrassen',
  metadata: { metaTitle: 'Matrassen kopen' },
  alternates: { 'nl-nl': '/matrassen' },
  breadcrumbs: [{ title: 'Home', url: '/' }],
  objectId: '7',
  intro: 'Zelf beslapen.',
  productsPerPage: 18,
  banner: {
    startPosition: 4,
    repeatInterval: 8,
    title: 'Welk?',
    text: 'Lees het.',
    link: { title: 'Advies', url: '/advies' },
    image: IMAGE,
  },
  blocks: [{ type: 'links', title: 'Verder', links: [{ title: 'Toppers', url: '/toppers' }] }],
  filteredPages: [FILTERED],
};

const within = (url: string, title: string) => ({
  type: 'internal',
  internal_link: [{ url, title }],
  external_link: { href: '', title: '' },
  open_external_link_in_new_tab: false,
  external_link_follow: false,
});

describe('formatPage', () => {
  it('H1 L1 H13 formats a category page with the field names of the content service', () => {
    const document = formatPage(LISTER, '/matrassen', labelOf);
    expect(document).toMatchObject({
      type: 'Lister',
      url: '/matrassen',
      metadata: { meta_title: 'Matrassen kopen', meta_description: null },
      object_id: '7',
      products_per_page: 18,
      category_lister_banner: [
        { start_position: 4, repeat_interval: 8, link: within('/advies', 'Advies') },
      ],
      filters: [],
      blocks: [{ type: 'links', links: [within('/toppers', 'Toppers')] }],
    });
    for (const name of ['objectId', 'productsPerPage', 'banner', 'filteredPages']) {
      expect(document).not.toHaveProperty(name);
    }
  });

  it('F11 formats the filters of a listed filtered page, and none for any other address', () => {
    const filters = [{ name: 'maat', label: 'Maat', value: ['90x200'] }];
    expect(formatPage(LISTER, FILTERED.url, labelOf)).toMatchObject({
      filters,
      filtered_pages: [{ uid: 'single', object_id: '7', category_uid: 'mattresses', filters }],
    });
    expect(formatPage(LISTER, '/matrassen/maat/160x200', labelOf)).toMatchObject({ filters: [] });
  });

  it('H1 L1 H13 round-trips any page through JSON and parsePageEntry', () => {
    fc.assert(
      fc.property(anyPage, fc.string(), (page, url) => {
        expect(parsePageEntry(jsonRoundTrip(formatPage(page, url, labelOf)))).toEqual(page);
      }),
    );
  });
});

describe('parsePageEntry', () => {
  it.each([null, 7, 'Lister', [], {}, { type: 'Lister' }, { type: 'Lister', url: '/matrassen' }])(
    'returns undefined for %j',
    (value) => {
      expect(parsePageEntry(value)).toBeUndefined();
    },
  );

  it('F11 drops filtered pages without a category', () => {
    const document = formatPage(LISTER, LISTER.url, labelOf);
    const listed = formatFilteredPage(FILTERED, labelOf);
    const filtered_pages = [{ ...listed, category_uid: null }, listed, 7];
    expect(parsePageEntry({ ...document, filtered_pages })).toMatchObject({
      filteredPages: [FILTERED],
    });
  });

  it('H7 drops malformed blocks and blocks of unknown types', () => {
    const text = { type: 'text', title: 'Slaap', paragraphs: [] };
    const blocks = [
      null,
      { title: 'Geen soort' },
      { type: 'hero', link: 7 },
      { type: 'new' },
      text,
    ];
    const document = { ...formatPage(LISTER, LISTER.url, labelOf), blocks };
    expect(parsePageEntry(document)).toMatchObject({ type: 'Lister', blocks: [text] });
  });

  it('B6 reads a page whole or not at all', () => {
    const document = { ...formatPage(LISTER, LISTER.url, labelOf) };
    for (const name of ['uid', 'title', 'url', 'alternates', 'breadcrumbs', 'intro', 'object_id']) {
      expect(parsePageEntry({ ...document, [name]: undefined })).toBeUndefined();
    }
    expect(validate(parsePageEntry, { ...document, type: 'Landing' })).toMatchObject({
      error: [{ path: ['type'] }],
    });
  });

  it('H4 drops paths of locales that this shop does not have', () => {
    const document = formatPage(LISTER, LISTER.url, labelOf);
    const alternates = { ...LISTER.alternates, 'fr-fr': '/matelas' };
    expect(parsePageEntry({ ...document, alternates })).toEqual(LISTER);
  });

  it('never throws for any value in any field', () => {
    fc.assert(
      fc.property(anyCategoryPageEntry, fc.anything(), fc.nat(), (lister, odd, index) => {
        const document = formatPage(lister, lister.url, labelOf);
        const names = Object.keys(document);
        const spoilt = { ...document, [names[index % names.length] ?? '']: odd };
        expect(() => parsePageEntry(spoilt)).not.toThrow();
      }),
    );
  });
});

describe('parseSitemapPage', () => {
  it('H1 parses what formatWithMetadata formats of a page of the sitemap', () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        const { type, uid, title, url, metadata, alternates, modified } = page;
        const listed = { type, uid, title, url, metadata, alternates };
        const sitemapPage = modified === undefined ? listed : { ...listed, modified };
        expect(parseSitemapPage(jsonRoundTrip(formatWithMetadata(page)))).toEqual(sitemapPage);
      }),
    );
  });
});

describe('formatPage of a page of each type', () => {
  const page = {
    uid: 'p',
    title: 'Pagina',
    url: '/pagina',
    metadata: {},
    alternates: {},
    breadcrumbs: [],
  } as const;

  it.each(['Search', 'Cart', 'Checkout'] as const)('H7 keeps the type %s', (type) => {
    expect(formatPage({ ...page, type }, '/pagina', labelOf)).toMatchObject({
      type,
      title: 'Pagina',
      metadata: { meta_title: null },
    });
  });

  it.each(['Home', 'Content'] as const)('L1 has no fields of a category for %s', (type) => {
    const document = formatPage({ ...page, type, blocks: [] }, '/pagina', labelOf);
    expect(document).toMatchObject({ type, blocks: [] });
    expect(document).not.toHaveProperty('category_lister_banner');
  });
});

describe('parseCategoryPageFields', () => {
  it('L1 F11 has a banner with place and texts only, and no list of pages without any', () => {
    const bare = formatCategoryPageFields({ objectId: '7' }, '/matrassen', labelOf);
    expect(bare).toMatchObject({ category_lister_banner: [], filters: [], filtered_pages: [] });
    expect(parseCategoryPageFields(bare)).toStrictEqual({ objectId: '7' });
    const [banner] = formatCategoryPageFields(LISTER, '/matrassen', labelOf).category_lister_banner;
    const parsed = (change: object) =>
      parseCategoryPageFields({
        object_id: '7',
        category_lister_banner: [{ ...banner, ...change }],
      });
    expect(parsed({})).toStrictEqual({ objectId: '7', banner: LISTER.banner });
    expect(parsed({ title: 7 })).toStrictEqual({ objectId: '7' });
    expect(parsed({ start_position: null })).toStrictEqual({ objectId: '7' });
  });
});

describe('parseFilteredPage', () => {
  it('F11 reads a page whose filters cannot be read as one without filters', () => {
    const document = formatFilteredPage(FILTERED, labelOf);
    expect(parseFilteredPage({ ...document, filters: 'maat' })?.selection).toEqual([]);
  });
});

const queryOf = (type: string) => parseEntryQuery({ type, url: '/a', locale: 'nl-nl' });

describe('parsePageQuery and parseEntryQuery', () => {
  it('B6 read the path of a page, which begins with a slash', () => {
    expect(parsePageQuery({ url: '/matrassen', locale: 'nl-nl' })?.url).toBe('/matrassen');
    expect(parsePageQuery({ url: 'matrassen', locale: 'nl-nl' })).toBeUndefined();
  });

  it('B6 tell content that exists once from pages', () => {
    const isSingle = ['Shell', 'OldAddresses', 'Error', 'Home', 'Lister'].map((type) => {
      const query = queryOf(type);
      return query && isSingleQuery(query);
    });
    expect(isSingle).toEqual([true, true, true, false, false]);
    expect(queryOf('Blog')).toBeUndefined();
  });
});
