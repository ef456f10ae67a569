import { describe, expect, it } from 'vitest';
import type { ContentFailure, ContentSource } from '#ports/content-source.ts';
import type { Breadcrumb, PageEntry, ProductEntry } from '#src/content/page-entry.ts';
import type { ProductsBlock } from '#src/content/block.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import { findContent, findInFallbackLocales } from '#src/use-cases/find-content.ts';
import { resolveContent } from '#src/use-cases/resolve-content.ts';
import { valuesOf } from '../../support/arbitraries/filters.ts';
import { createFakePorts, type Outage } from '../../support/fake-ports.ts';
import { AURORA, filteredPageAt, MATTRESSES, SHOP } from '../../support/fake-shop.ts';

const failure = (status: number): ContentFailure => ({
  kind: 'content-unavailable',
  status,
  message: 'Down',
  url: '/x',
});

const HOME: Breadcrumb = { title: 'Start', url: '/' };
const FILTERED = [
  filteredPageAt('/matrassen/hardheid/medium', valuesOf('matras_hardheid', ['Medium'])),
];
const PRODUCTS: ProductsBlock = {
  type: 'products',
  title: 'Matrassen',
  objectId: '7',
  count: 2,
  link: { title: 'Alle', url: '/matrassen' },
};
const TEXT = { type: 'text', title: 'Welkom', paragraphs: [] } as const;

const pageOf = (type: PageEntry['type']): PageEntry => {
  const found = SHOP.pages.find((page) => page.type === type);
  if (!found) throw new Error(`no page of type ${type}`);
  return found;
};
const PRODUCT = pageOf('Product');
const GONE: ProductEntry = { ...(PRODUCT as ProductEntry), sku: 'gone' };

/** A page with its references, in a shop whose content service answers in another way. */
function resolved(
  entry: PageEntry,
  { content, outages = [] }: { content?: Partial<ContentSource>; outages?: readonly Outage[] } = {},
) {
  const ports = createFakePorts(SHOP, ...outages);
  return resolveContent(
    {
      ...ports,
      content: {
        ...ports.content,
        filteredPages: () => Promise.resolve(ok(FILTERED)),
        ...content,
      },
    },
    { content: entry, locale: 'nl-nl' },
  );
}

describe('resolveContent', () => {
  it('B1 has the breadcrumbs of a page, or those of its entry while the service knows none', async () => {
    const breadcrumbs = () => Promise.resolve(ok([HOME]));
    expect(await resolved(MATTRESSES, { content: { breadcrumbs } })).toMatchObject({
      value: { entry: { breadcrumbs: [HOME] } },
    });
    expect(await resolved(MATTRESSES)).toMatchObject({
      value: { entry: { breadcrumbs: MATTRESSES.breadcrumbs } },
    });
  });

  it('B1 F11 has the filtered pages of a category, and of no other page', async () => {
    expect(await resolved(MATTRESSES)).toEqual(
      ok({ entry: { ...MATTRESSES, filteredPages: FILTERED }, isComplete: true }),
    );
    const content = pageOf('Content');
    expect(await resolved(content)).toEqual(ok({ entry: content, isComplete: true }));
  });

  it('B1 fills the blocks of a page that show products', async () => {
    const entry = { ...MATTRESSES, blocks: [TEXT, PRODUCTS] };
    const [first, second] = SHOP.searchProducts['7'] ?? [];
    expect(await resolved(entry)).toMatchObject({
      value: {
        entry: { blocks: [TEXT, { ...PRODUCTS, hits: [first?.hit, second?.hit] }] },
        isComplete: true,
      },
    });
  });

  it('B1 leaves a gap while the search is unavailable, and says so', async () => {
    const blocks = [TEXT, PRODUCTS];
    expect(await resolved({ ...MATTRESSES, blocks }, { outages: ['search'] })).toMatchObject({
      value: { entry: { blocks: [TEXT, { hits: [] }] }, isComplete: false },
    });
  });

  it('B1 has the product of a product page, and no blocks that the page lacks', async () => {
    expect(await resolved(PRODUCT)).toEqual(
      ok({ entry: PRODUCT, product: AURORA, isComplete: true }),
    );
  });

  it('B1 lacks a product that the catalogue does not know, or while it is unavailable', async () => {
    expect(await resolved(GONE)).toEqual(ok({ entry: GONE, isComplete: false }));
    expect(await resolved(PRODUCT, { outages: ['catalog'] })).toEqual(
      ok({ entry: PRODUCT, isComplete: false }),
    );
  });

  it.each(['breadcrumbs', 'filteredPages'] as const)(
    'B4 fails while the content service does not answer %s',
    async (method) => {
      const content = { [method]: () => Promise.resolve(err(failure(503))) };
      expect(await resolved(MATTRESSES, { content })).toEqual(err(failure(503)));
    },
  );
});

/** A content service that has an entry in these locales only. */
const pagesIn = (...locales: readonly Locale[]): Pick<ContentSource, 'pageByUrl'> => ({
  pageByUrl: (locale) => Promise.resolve(ok(locales.includes(locale) ? MATTRESSES : undefined)),
});

describe('findContent', () => {
  const query = { locale: 'de-at', url: '/matrassen' } as const;

  it('B1 finds a page at exactly its URL, of the type that is asked for', async () => {
    const found = ok({ content: MATTRESSES, locale: 'de-at' });
    const source = pagesIn('de-at');
    expect(await findContent(source, query)).toEqual(found);
    expect(await findContent(source, { ...query, type: 'Lister' })).toEqual(found);
    expect(await findContent(source, { ...query, type: 'Product' })).toEqual(ok(undefined));
    expect(await findContent(source, { ...query, url: '/matrassen/maat' })).toEqual(ok(undefined));
  });

  it('T2 finds what was written for another locale of the language, and says for which', async () => {
    expect(await findContent(pagesIn('de-de', 'nl-nl'), query)).toEqual(
      ok({ content: MATTRESSES, locale: 'de-de' }),
    );
    expect(await findContent(pagesIn('nl-nl', 'en-us'), query)).toEqual(ok(undefined));
  });

  it('passes the preview on', async () => {
    const previews: unknown[] = [];
    const preview = { live_preview: 'key' };
    const pageByUrl: ContentSource['pageByUrl'] = (locale, url, asked) => {
      previews.push([locale, url, asked]);
      return Promise.resolve(ok(undefined));
    };
    await findContent({ pageByUrl }, { ...query, preview });
    expect(previews).toEqual([
      ['de-at', '/matrassen', preview],
      ['de-de', '/matrassen', preview],
    ]);
  });

  it('B4 fails while the content service is unavailable', async () => {
    const source = { pageByUrl: () => Promise.resolve(err(failure(503))) };
    expect(await findContent(source, query)).toEqual(err(failure(503)));
  });
});

describe('findInFallbackLocales', () => {
  it('B4 asks no further after a failure: what cannot be read may exist', async () => {
    const asked: Locale[] = [];
    const found = await findInFallbackLocales('de-at', (locale) => {
      asked.push(locale);
      return Promise.resolve(locale === 'de-at' ? err(failure(503)) : ok('text'));
    });
    expect(found).toEqual(err(failure(503)));
    expect(asked).toEqual(['de-at']);
  });

  it('B4 asks further after a 404, which it answers if nothing is found', async () => {
    const missing = (locale: Locale) =>
      Promise.resolve(locale === 'de-at' ? err(failure(404)) : ok('text'));
    expect(await findInFallbackLocales('de-at', missing)).toEqual(
      ok({ content: 'text', locale: 'de-de' }),
    );
    expect(await findInFallbackLocales('de-at', () => Promise.resolve(err(failure(404))))).toEqual(
      err(failure(404)),
    );
  });
});
