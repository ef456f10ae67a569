import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContentSource } from '#ports/content-source.ts';
import type { ContentBlock } from '#src/content/block.ts';
import { CATEGORY_PAGE_TYPES, type SitemapPage } from '#src/content/page-entry.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';
import { withKnownData, type ContractRuns } from './known-data.ts';

/** Paths in `nl-nl` of pages of the source under test; partial for an unknown shop. */
export type KnownPages = {
  readonly category?: string;
  /** A page whose path begins with the path of the category. */
  readonly partOfCategory?: string;
  readonly product?: { readonly url: string; readonly sku: string };
  readonly cart?: string;
  /** A page and its blocks: at least one of every kind. */
  readonly blocks?: { readonly url: string; readonly blocks: readonly ContentBlock[] };
  /** The first filtered page of a category (F11), the others, and the category's uid. */
  readonly filtered?: {
    readonly url: string;
    readonly others?: readonly string[];
    readonly listerUid: string;
  };
  /** A published page with a draft, and a page that was never published. */
  readonly drafts?: {
    readonly rewritten: { readonly url: string; readonly title: string };
    readonly unpublished: { readonly url: string; readonly uid: string };
    /** A new filtered page of a category, in draft. */
    readonly filtered?: { readonly url: string; readonly title: string };
    /** Drafts of the USPs above every page. */
    readonly usps?: readonly string[];
    /** The preview key that shows the drafts. */
    readonly key: string;
  };
};

const anySegment = fc.string({ minLength: 1 }).map(encodeURIComponent);

/** Contract for every {@link ContentSource}. */
export function contentSourceContract(
  name: string,
  create: () => ContentSource,
  known: KnownPages,
  { numRuns = 100 }: ContractRuns = {},
): void {
  describe(`ContentSource: ${name}`, () => {
    const source = create();
    const find = async (path: string) => {
      const found = await source.pageByUrl('nl-nl', path);
      if (!found.ok) throw new Error(found.error.message);
      return found.value;
    };

    const preview = async (url: string, live_preview: string) => {
      const found = await source.pageByUrl('nl-nl', url, { live_preview });
      return found.ok ? found.value : undefined;
    };

    it('H7 finds the home page at its path', async () => {
      expect(await find('/')).toMatchObject({ type: 'Home', url: '/' });
    });

    it(
      'H7 knows a category by its path',
      withKnownData(known.category, async (url) => {
        expect(await find(url)).toMatchObject({ type: 'Lister', url });
      }),
    );

    it(
      'H7 knows a product by its path',
      withKnownData(known.product, async (product) => {
        expect(await find(product.url)).toMatchObject({ type: 'Product', ...product });
      }),
    );

    it(
      'H7 knows the cart by its path',
      withKnownData(known.cart, async (url) => {
        expect(await find(url)).toMatchObject({ type: 'Cart', url });
      }),
    );

    it(
      'H7 returns every kind of block, word for word and in order',
      withKnownData(known.blocks, async ({ url, blocks }) => {
        const page = await find(url);
        const found = page && 'blocks' in page ? page.blocks : [];
        expect(withFileNames(found)).toEqual(withFileNames(blocks));
      }),
    );

    it(
      'F1 finds the category at the start of a path with filters',
      withKnownData(known.category, async (url) => {
        expect(await find(`${url}/maat/90x200`)).toMatchObject({ type: 'Lister', url });
      }),
    );

    it(
      'F1 finds the page whose path is the longest prefix',
      withKnownData(known.partOfCategory, async (url) => {
        expect(await find(`${url}/maat/90x200`)).toMatchObject({ url });
      }),
    );

    it(
      'F1 matches whole segments only',
      withKnownData(known.category, async (url) => {
        expect(await find(`${url}-en-meer`)).toBeUndefined();
      }),
    );

    it('returns the home page at / alone, and nothing at an unknown path', async () => {
      expect(await find('/constructor')).toBeUndefined();
      expect(await find('/__proto__/maat/90x200')).toBeUndefined();
    });

    it(
      'F1 finds the category below any segments',
      withKnownData(known.category, async (category) => {
        await fc.assert(
          fc.asyncProperty(fc.array(anySegment), async (segments) => {
            const path = [category, ...segments].join('/');
            const isPart = `${path}/`.startsWith(`${known.partOfCategory}/`);
            expect((await find(path))?.url).toBe(isPart ? known.partOfCategory : category);
          }),
          { numRuns },
        );
      }),
    );

    it('F10 accepts any text', async () => {
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'binary-ascii' }), async (text) => {
          const found = await source.pageByUrl('nl-nl', text);
          expect(found.ok).toBe(true);
        }),
        { numRuns },
      );
    });

    it(
      'H4 returns the page of a product in every locale',
      withKnownData(known.product, async ({ url, sku }) => {
        const page = await find(url);
        expect(Object.keys(page?.alternates ?? {}).toSorted()).toEqual([...LOCALES].toSorted());
        for (const locale of LOCALES) {
          const found = await source.pageByUrl(locale, page?.alternates[locale] ?? '');
          expect(found).toMatchObject({ ok: true, value: { sku } });
        }
      }),
    );

    it(
      'F11 lists the filtered pages of a category, and finds each at its own address',
      withKnownData(known.filtered, async ({ url, others = [], listerUid: categoryUid }) => {
        const listed = await source.filteredPages('nl-nl', categoryUid);
        const value = [url, ...others].map((url) => ({ url, categoryUid }));
        expect(listed).toMatchObject({ ok: true, value });
        const page = await source.filteredPage('nl-nl', url);
        expect(page).toMatchObject({ ok: true, value: { url, title: expect.any(String) } });
        expect(await source.filteredPage('nl-nl', `${url}/prijs/1-2`)).toEqual(ok(undefined));
      }),
    );

    it('F11 lists no filtered pages for an unknown category', async () => {
      expect(await source.filteredPages('nl-nl', 'constructor')).toEqual(ok([]));
    });

    it(
      'returns the breadcrumbs of a page by its uid',
      withKnownData(known.partOfCategory ?? known.product?.url, async (url) => {
        const page = await find(url);
        const crumbs = await source.breadcrumbs('nl-nl', page?.uid ?? '');
        expect(crumbs).toEqual(ok(page?.breadcrumbs));
      }),
    );

    it('returns no breadcrumbs for an unknown page', async () => {
      expect(await source.breadcrumbs('nl-nl', '__proto__')).toEqual(ok(undefined));
    });

    describe('with drafts', () => {
      it(
        'shows drafts to a preview with the key, and keeps them out of search engines',
        withKnownData(known.drafts, async ({ rewritten, unpublished, key }) => {
          const draft = { metadata: { disableSearchIndexing: true }, isDraft: true };
          expect(await preview(rewritten.url, key)).toMatchObject({
            title: rewritten.title,
            ...draft,
          });
          expect(await preview(unpublished.url, key)).toMatchObject({ ...unpublished, ...draft });
        }),
      );

      it(
        'shows only published content to every other visitor',
        withKnownData(known.drafts, async ({ rewritten, unpublished, key }) => {
          const published = await find(rewritten.url);
          expect(published?.title).not.toBe(rewritten.title);
          expect(published).not.toHaveProperty('isDraft');
          expect(await find(unpublished.url)).toBeUndefined();
          expect(await source.breadcrumbs('nl-nl', unpublished.uid)).toEqual(ok(undefined));
          await fc.assert(
            fc.asyncProperty(fc.string({ maxLength: 200 }), async (other) => {
              fc.pre(other !== key);
              expect(await preview(rewritten.url, other)).toEqual(published);
              expect(await preview(unpublished.url, other)).toBeUndefined();
            }),
            { numRuns },
          );
        }),
      );

      it(
        'F11 shows a draft of a filtered page to such a preview alone',
        withKnownData(known.drafts?.filtered, async ({ url, title }) => {
          const key = known.drafts?.key ?? '';
          const draft = { type: 'Lister', isDraft: true };
          const filteredPages = expect.arrayContaining([expect.objectContaining({ url, title })]);
          expect(await preview(url, key)).toMatchObject({ ...draft, filteredPages });
          for (const page of [await find(url), await preview(url, `${key}-`)]) {
            expect(page).not.toHaveProperty('isDraft');
            expect(JSON.stringify(page)).not.toContain(url);
          }
          expect(await source.filteredPage('nl-nl', url)).toEqual(ok(undefined));
        }),
      );

      it(
        'shows drafts of menu and footer to such a preview alone',
        withKnownData(known.drafts?.usps, async (usps) => {
          const live_preview = known.drafts?.key ?? '';
          const draft = await source.shell('nl-nl', { live_preview });
          expect(draft).toMatchObject({ ok: true, value: { usps, isDraft: true } });
          const published = await source.shell('nl-nl');
          expect(published).not.toMatchObject({ value: { usps } });
          expect(published).not.toMatchObject({ value: { isDraft: true } });
          const other = { live_preview: `${live_preview}-` };
          expect(await source.shell('nl-nl', other)).toEqual(published);
        }),
      );

      it(
        'shows the rest of the shop as published',
        withKnownData(known.drafts, async ({ key }) => {
          const category = known.category ?? '/';
          expect(await preview(category, key)).toEqual(await find(category));
        }),
      );
    });

    it('H4 lists each published page once for the sitemap, with its path', async () => {
      const listed = await source.sitemapPages('nl-nl');
      const urls = (listed.ok ? listed.value : []).map(({ url }) => url);
      const { category, filtered, product, drafts } = known;
      const expected = ['/', category, filtered?.url, product?.url].flatMap((url) => url ?? []);
      expect(urls).toEqual(expect.arrayContaining(expected));
      expect(urls.filter((url) => url === drafts?.unpublished.url)).toEqual([]);
      expect(new Set(urls).size).toBe(urls.length);
      for (const url of urls) expect(await find(url)).toBeDefined();
    });

    it('lists the pages of some types as it lists them among all', async () => {
      for (const locale of LOCALES) {
        const all = await source.sitemapPages(locale);
        for (const types of [CATEGORY_PAGE_TYPES, ['Content'], ['Product', 'Cart']] as const) {
          const isOfType = ({ type }: SitemapPage) => types.some((one) => one === type);
          const some = await source.sitemapPages(locale, types);
          expect(some).toEqual(all.ok ? ok(all.value.filter(isOfType)) : all);
        }
      }
    });

    it('H3 has redirects of old addresses per locale', async () => {
      for (const locale of LOCALES) {
        expect(await source.oldAddresses(locale)).toMatchObject({
          ok: true,
          value: { remap: expect.any(Object), redirects: expect.any(Object) },
        });
      }
    });

    it('H8 has an error page and a layout for every locale', async () => {
      for (const locale of LOCALES) {
        expect(await source.errorPage(locale)).toMatchObject({
          ok: true,
          value: { type: 'Error' },
        });
        const shell = await source.shell(locale);
        expect(shell).toMatchObject({ ok: true, value: { shopName: expect.any(String) } });
      }
    });
  });
}

/** Replaces pictures by their file names, as every source keeps them in a folder of its own. */
function withFileNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFileNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const isFile = name === 'path' && typeof field === 'string';
      return [name, isFile ? field.split('/').at(-1) : withFileNames(field)];
    }),
  );
}
