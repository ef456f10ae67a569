import { describe, expect, it } from 'vitest';
import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import type { ContentSource } from '#ports/content-source.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import {
  createDriftList,
  openContentstack,
  STACK_KEYS,
  uploadedPath,
} from '../../support/contentstack-shop.ts';

const { settings, store } = await openContentstack(content, catalogue);
const drift = createDriftList();
const key = STACK_KEYS.preview.hash;
const embedded = createEmbeddedContentSource(content, store, key);
const contentstack = createContentstackContentSource({ settings, drift });

/** The same pictures stand elsewhere on the image host than in the shop's folder. */
function uploaded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(uploaded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const isPicture = name === 'path' && 'alt' in value && typeof field === 'string';
      return [name, isPicture ? uploadedPath(field) : uploaded(field)];
    }),
  );
}

type Question = (source: ContentSource) => Promise<unknown>;

async function expectSame(questions: readonly Question[]): Promise<void> {
  for (const ask of questions) {
    const [found, expected] = await Promise.all([ask(contentstack), ask(embedded)]);
    expect(found).toStrictEqual(uploaded(expected));
  }
}

/** One of every so many. */
const sampleOf = <T>(items: readonly T[], step: number): readonly T[] =>
  items.filter((_, index) => index % step === 0);

const pagesOf = (locale: Locale) => content[locale].pages;
const filteredOf = (locale: Locale) =>
  pagesOf(locale).flatMap((page) => (page.type === 'Lister' && page.filteredPages) || []);

describe.each(LOCALES)('the demo shop over Contentstack in %s', (locale) => {
  const products = sampleOf(catalogue.products, 20);

  it('H7 has the same pages, word for word', async () => {
    await expectSame(
      pagesOf(locale).map(
        ({ url }) =>
          (source) =>
            source.pageByUrl(locale, url),
      ),
    );
  });

  it('H7 has the same pages of products', async () => {
    const urls = products.map((product) => store.local(locale).url(product));
    await expectSame(urls.map((url) => (source) => source.pageByUrl(locale, url)));
  });

  it('F1 finds the same page for every filtered address, and none where there is none', async () => {
    const filtered = sampleOf(filteredOf(locale), 6).map(({ url }) => url);
    const urls = [...filtered, '/niets/maat/90x200', '/404'];
    await expectSame(urls.map((url) => (source) => source.pageByUrl(locale, url)));
  });

  it('F11 has the same filtered pages, by category and by address', async () => {
    const uids = [...new Set(filteredOf(locale).map(({ categoryUid }) => categoryUid)), 'home'];
    await expectSame(uids.map((uid) => (source) => source.filteredPages(locale, uid)));
    const [one] = filteredOf(locale);
    await expectSame([(source) => source.filteredPage(locale, one?.url ?? '')]);
  });

  it('leads to every page by the same way', async () => {
    const uids = [...pagesOf(locale).map(({ uid }) => uid), `product-${products[0]?.sku}`, 'none'];
    await expectSame(uids.map((uid) => (source) => source.breadcrumbs(locale, uid)));
  });

  it('H3 H8 has the same old addresses, error page and shell', async () => {
    await expectSame([
      (source) => source.oldAddresses(locale),
      (source) => source.errorPage(locale),
      (source) => source.shell(locale),
    ]);
  });

  it('H4 lists the same pages for the sitemap, in an order of its own', async () => {
    const byUid = (pages: readonly { readonly uid: string }[]) =>
      pages.toSorted((one, other) => one.uid.localeCompare(other.uid));
    const [found, expected] = await Promise.all([
      contentstack.sitemapPages(locale),
      embedded.sitemapPages(locale),
    ]);
    expect(found.ok && expected.ok && byUid(found.value)).toStrictEqual(
      expected.ok && byUid(expected.value),
    );
  });

  it('shows an editor the same drafts', async () => {
    const preview = { live_preview: key };
    const urls = content[locale].drafts.map(({ url }) => url);
    await expectSame(urls.map((url) => (source) => source.pageByUrl(locale, url, preview)));
  });
});

describe('the demo shop over Contentstack', () => {
  it('leaves nothing out', () => {
    expect(drift.items).toEqual([]);
  });
});
