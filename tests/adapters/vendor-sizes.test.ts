import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseListing } from '#adapters/algolia/parse-listing.ts';
import { parseFacetScope } from '#adapters/algolia/parse-facet-scope.ts';
import { jsonMarkup } from '#adapters/contentstack/reading/json-markup.ts';
import { readPage } from '#adapters/contentstack/reading/page-reader.ts';
import type { ReadContext } from '#adapters/contentstack/reading/read-context.ts';
import { richTextReader } from '#adapters/contentstack/reading/rich-text-reader.ts';
import { readCatalogProduct } from '#adapters/magento/catalogue/catalog-product.ts';
import { readCategories } from '#adapters/magento/catalogue/categories.ts';
import { parseParagraphs } from '#adapters/magento/catalogue/html-text.ts';
import { MAX_CHOICES } from '#adapters/magento/catalogue/lenient-lists.ts';
import { readReview, toReview } from '#adapters/magento/reviews/magento-review.ts';
import { createCountedDrift } from '#adapters/system/counted-drift.ts';
import { parseFirmnesses } from '#src/catalog/firmness.ts';
import { parseLayers } from '#src/catalog/layers.ts';
import { linkifyContacts } from '#src/content/linkify-contacts.ts';
import { MAX_COLUMNS } from '#src/content/sanitize-table.ts';
import { parseHighlight } from '#src/search/highlight.ts';
import { slugify, normalizeLine } from '#src/shared/normalize-text.ts';
import { leastTime } from '../support/least-time.ts';
import { createMemoryLog } from '../support/memory-log.ts';

const PIECES = [
  '<a ',
  '<',
  '&',
  '<!--',
  '<![CDATA[',
  '"',
  "'",
  '<script>',
  '<script ',
  '</',
  '<p ',
  '<td x',
  '&#',
  '(',
  ',',
  ', ',
  ' ',
  '\n',
  'a',
  'a@',
  'a@a.',
  '1,',
  '\uE000a\uE001',
  'é',
];

const SIZES = [0, 1, 100_000, 300_000, 1_000_000];

const textOf = (piece: string, size: number): string =>
  piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

function reading(dropped: string[] = []): ReadContext {
  return {
    locale: 'nl-nl',
    imageHost: 'images.example',
    dimensions: new Map(),
    reportDropped: (path) => dropped.push(path),
  };
}

const review = (nickname: string) => ({
  average_rating: 100,
  ratings_breakdown: [],
  summary: '',
  text: '',
  nickname,
  created_at: '2026-01-01 10:00:00',
});

function nameOf(nickname: string) {
  const read = readReview(review(nickname));
  return read && toReview('M1', 'nl-nl', read);
}

/** All readers of vendor texts, by the kind of text. */
const READERS: readonly (readonly [string, (text: string) => unknown])[] = [
  ['a description of Magento', parseParagraphs],
  ['the name below a review', nameOf],
  ['the name below a review, and a line behind it', (text) => nameOf(`a${text}\n`)],
  ['a rich text of Contentstack', (text) => richTextReader('body', reading())(text)],
  [
    'a rich text, as long as one may be',
    (text) => richTextReader('body', reading())(text.slice(0, 200_000)),
  ],
  ['a piece of a rich text', (text) => jsonMarkup({ type: 'p', children: [{ text }] })],
  ['a grade of firmness', parseFirmnesses],
  ['the layers of a mattress', parseLayers],
  ['a text with addresses in it', (text) => linkifyContacts(text, '')],
  ['a text with marks', parseHighlight],
  ['a word of an address', (text) => slugify(text, 'de-de')],
  ['a tidy line', normalizeLine],
];

/**
 * Timeout in milliseconds. A megabyte takes tens of them; a reader with quadratic time takes
 * minutes.
 */
const LONGEST = 5000;

describe('a vendor text', () => {
  it.each(READERS)('is parsed in less than quadratic time: %s', async (_name, read) => {
    for (const piece of PIECES) {
      for (const size of SIZES) {
        const text = textOf(piece, size);
        const time = await leastTime(LONGEST, () => read(text));
        const spent = { piece, size, inTime: time < LONGEST };
        expect(spent).toEqual({ piece, size, inTime: true });
      }
    }
  });
});

describe('any text assembled from these pieces', () => {
  it('is parsed by every reader without an exception', () => {
    const anyText = fc
      .array(fc.oneof(fc.constantFrom(...PIECES, '<p>', '</p>', '-->', '>', '@a.b'), fc.string()))
      .map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(anyText, (text) => {
        for (const [, read] of READERS) expect(() => read(text)).not.toThrow();
        for (const paragraph of parseParagraphs(text)) expect(paragraph.trim()).toBe(paragraph);
        expect(
          linkifyContacts(text, '')
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

const some = <T>(count: number, item: T) => Array.from({ length: count }, () => item);

describe('an overlong list', () => {
  it('is truncated to the maximum number of variants, and reported', () => {
    const price_range = { minimum_price: { final_price: { value: 1, currency: 'EUR' } } };
    const custom_attributesV2 = { items: [] };
    const own = { sku: 'M1', price_range, custom_attributesV2 };
    const product = { ...own, name: 'M1', url_key: 'm1', kind: 'ConfigurableProduct' };
    const reported: string[] = [];
    const read = readCatalogProduct((path) => reported.push(path), 'items[]');
    const offer = read({ ...product, variants: some(20_000, { product: own }) })?.offer;
    expect(offer?.kind === 'configurable' && offer.variants.length).toBe(MAX_CHOICES);
    expect(reported).toEqual(['items[].variants[]']);
  });

  it('is truncated to the maximum number of blocks, and reported', () => {
    const dropped: string[] = [];
    const block = { newsletter: { title: 'x', text: 'x' } };
    const entry = { uid: 'a', title: 'a', url: '/a', page_type: 'Content' };
    const page = readPage({ ...entry, blocks: some(20_000, block) }, reading(dropped), () => ({}));
    expect(page?.type === 'Content' && page.blocks.length).toBe(200);
    expect(dropped).toEqual(['page.blocks']);
  });
});

const leaves = (count: number) => Array.from({ length: count }, () => ({ text: 'a' }));

describe('a rich text', () => {
  it('is parsed with any number of leaves in a line or blocks in a document', () => {
    const line = { type: 'doc', children: [{ type: 'p', children: leaves(300_000) }] };
    expect(richTextReader('body', reading())(line)).toHaveLength(1);
    const rules = Array.from({ length: 300_000 }, () => ({ type: 'hr', children: [] }));
    expect(richTextReader('body', reading())({ type: 'doc', children: rules })).toHaveLength(
      300_000,
    );
  });

  it('has at most MAX_COLUMNS cells in each row of a table', () => {
    const html = `<table><tr>${'<td>'.repeat(20_000)}${'<tr><td>a'.repeat(10_000)}</table>`;
    const dropped: string[] = [];
    const [table] = richTextReader('body', reading(dropped))(html) ?? [];
    const rows = table?.type === 'table' ? table.rows : [];
    expect(rows.length).toBeGreaterThan(9000);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([MAX_COLUMNS]));
    expect(dropped).toEqual(['body.markup']);
  });

  it.each(['<i>', '<svg>', '<b a=1><p>'])('is dropped if %s is never closed', async (piece) => {
    const html = textOf(piece, 100_000) + textOf('</u>', 99_000);
    const work = () => expect(richTextReader('body', reading())(html)).toBeUndefined();
    expect(await leastTime(LONGEST, work)).toBeLessThan(LONGEST);
  });
});

/** Numbers as JSON can contain them: 1e400 parses to infinity, NaN does not exist. */
const NUMBERS: readonly unknown[] = [
  0,
  -0,
  -1,
  1.5,
  3e10,
  1e300,
  2 ** 53,
  Number.POSITIVE_INFINITY,
  null,
  '3e10',
  '',
  {},
  [],
];

/** Whether JSON can represent a value: no NaN, no infinity. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && Math.abs(value) < 2 ** 53;
  if (value instanceof Map) return [...value].every(isPlain);
  return typeof value !== 'object' || value === null || Object.values(value).every(isPlain);
}

describe.each(NUMBERS.map((number) => [String(number) || '""', number] as const))(
  'a vendor number that is %s',
  (_name, number) => {
    it('yields no Magento product with an invalid price or stock', () => {
      const price = { minimum_price: { final_price: { value: number, currency: 'EUR' } } };
      const custom_attributesV2 = {
        items: [{ code: 'delivery_days', value: String(number) }],
      };
      const reported: string[] = [];
      const product = readCatalogProduct(
        (path) => reported.push(path),
        'items[]',
      )({
        sku: 'M1',
        name: 'M1',
        url_key: 'm1',
        kind: 'SimpleProduct',
        price_range: price,
        stock_status: 'IN_STOCK',
        only_x_left_in_stock: number,
        review_count: number,
        rating_summary: number,
        attribute_set_id: number,
        categories: [{ id: number }],
        custom_attributesV2,
      });
      expect(isPlain(product ?? {})).toBe(true);
      expect((product?.base.amounts.final.cents ?? 0) <= 1_000_000_000).toBe(true);
      expect((product?.base.stock ?? 0) <= 1_000_000).toBe(true);
    });

    it('yields no Contentstack page with an invalid number or more than 100 products in a block', () => {
      const link = { type: 'internal', title: 'x', internal_link: [{ title: 'x', url: '/x' }] };
      const page = readPage(
        {
          uid: 'a',
          title: 'a',
          url: '/a',
          page_type: 'Lister',
          object_id: '7',
          products_per_page: number,
          category_lister_banner: [
            { title: 'x', start_position: number, repeat_interval: number, link },
          ],
          blocks: [{ products: { title: 'x', object_id: '7', count: number, link } }],
        },
        reading(),
        () => ({}),
      );
      expect(isPlain(page ?? {})).toBe(true);
      const blocks = page?.type === 'Lister' ? page.blocks : [];
      for (const block of blocks) {
        expect(block.type === 'products' && block.count <= 100).toBe(true);
      }
    });

    it('yields no Algolia listing with an unbounded number of pages', () => {
      const answer = {
        nbHits: number,
        nbSortedHits: number,
        page: number,
        hits: [],
        facets: { maat: { '90x200': number } },
        renderingContent: { facetOrdering: { facets: { order: ['maat'] } } },
        userData: [],
      };
      const scope = parseFacetScope(answer, 'nl-nl');
      expect(scope === undefined || isPlain(scope)).toBe(true);
      const listing = parseListing(
        {
          request: {
            locale: 'nl-nl',
            pageType: 'category',
            objectId: '7',
            query: '',
            selection: [],
            page: 2,
            sorting: 'popular',
            itemsPerPage: 16,
          },
          scope: { facets: [], groupOf: new Map(), replicas: new Set(), offerDepth: 0 },
          chosen: [],
          queries: [{ payload: {}, counted: [] }],
          answers: [answer],
        },
        { report: () => undefined },
      );
      expect(listing === undefined || isPlain(listing)).toBe(true);
      expect(listing?.pages ?? 0).toBeLessThanOrEqual(1250);
    });
  },
);

describe('a tree of categories', () => {
  it('is read only down to a maximum depth, which is reported', () => {
    let children: unknown[] = [];
    for (let id = 100_000; id > 0; id -= 1) {
      children = [{ id, name: 'x', level: 2, product_count: 0, children }];
    }
    const reported: string[] = [];
    const found = readCategories((path) => reported.push(path))({
      categories: { items: children },
    });
    expect(found?.length).toBeLessThan(100);
    expect(reported).toContain('categories.items[]');
  });
});

describe('the count of dropped items', () => {
  it('has a bounded number of paths with names of bounded length', () => {
    const log = createMemoryLog();
    const drift = createCountedDrift(log);
    for (let number = 0; number < 20_000; number += 1) {
      const item = 'x'.repeat(10_000);
      drift.report({ upstream: 'contentstack', place: `page.blocks[].${number}${item}`, item });
    }
    const counts = drift.counts();
    expect(counts.length).toBeLessThanOrEqual(1003);
    expect(JSON.stringify(counts).length).toBeLessThan(1_000_000);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(20_000);
  });
});
