import { describe, expect, it } from 'vitest';
import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import type { ContentSource } from '#ports/content-source.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import {
  createDriftRecorder,
  openContentstack,
  STACK_KEYS,
  uploadedPath,
} from '../../support/contentstack-shop.ts';
import { inScope } from '../../support/test-scope.ts';

const { settings, store } = await openContentstack(content, catalogue);
const drift = createDriftRecorder();
const key = STACK_KEYS.preview.hash;
const embedded = createEmbeddedContentSource(content, store, key);
const contentstack = createContentstackContentSource({ settings, drift });

/** Replaces the paths of pictures, which differ between the image host and the shop's folder. */
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

async function answersOf(source: ContentSource, questions: readonly Question[]) {
  const answers: unknown[] = [];
  for (const ask of questions) answers.push(await ask(source));
  return answers;
}

/** The answers of both sources, in the order of the questions. */
async function bothAnswers(questions: readonly Question[]) {
  const found = await answersOf(contentstack, questions);
  return { found, expected: uploaded(await answersOf(embedded, questions)) };
}

/** Every `step`-th item. */
const sampleOf = <T>(items: readonly T[], step: number): readonly T[] =>
  items.filter((_, index) => index % step === 0);

const pagesOf = (locale: Locale) => content[locale].pages;

/**
 * All pages; in the short run the first of each type and each sixth of the others, as the contract of
 * the port has every kind of block.
 */
const askedPages = (locale: Locale) => {
  const pages = pagesOf(locale);
  const types = pages.map(({ type }) => type);
  return pages.filter(
    ({ type }, index) => index % inScope(1, 6) === 0 || types.indexOf(type) === index,
  );
};

const filteredOf = (locale: Locale) =>
  pagesOf(locale).flatMap((page) => (page.type === 'Lister' && page.filteredPages) || []);

const byUid = (pages: readonly { readonly uid: string }[]) =>
  pages.toSorted((one, other) => one.uid.localeCompare(other.uid));

/** In the short run the one that has texts of its own, and the others of two more locales. */
const LOCALES_HERE = inScope(LOCALES, ['de-at']);

describe.each(LOCALES_HERE)('the demo shop over Contentstack in %s', (locale) => {
  const awarded = new Set(Object.keys(content[locale].productBlocks ?? {}));
  const products = [
    ...sampleOf(catalogue.products, inScope(20, 80)),
    ...catalogue.products.filter(({ sku }) => awarded.has(sku)),
  ];

  it('H7 L1a has the same pages, word for word', async () => {
    const { found, expected } = await bothAnswers(
      askedPages(locale).map(
        ({ url }) =>
          (source) =>
            source.pageByUrl(locale, url),
      ),
    );
    expect(found).toStrictEqual(expected);
  });

  it('H7 returns the same product pages', async () => {
    const urls = products.map((product) => store.localized(locale).url(product));
    const { found, expected } = await bothAnswers(
      urls.map((url) => (source) => source.pageByUrl(locale, url)),
    );
    expect(found).toStrictEqual(expected);
  });

  it('F1 finds the same page for every filtered address, or none', async () => {
    const filtered = sampleOf(filteredOf(locale), inScope(6, 24)).map(({ url }) => url);
    const urls = [...filtered, '/niets/maat/90x200', '/404'];
    const { found, expected } = await bothAnswers(
      urls.map((url) => (source) => source.pageByUrl(locale, url)),
    );
    expect(found).toStrictEqual(expected);
  });

  it('F11 has the same filtered pages, by category and by address', async () => {
    const uids = [...new Set(filteredOf(locale).map(({ categoryUid }) => categoryUid)), 'home'];
    const [one] = filteredOf(locale);
    const { found, expected } = await bothAnswers([
      ...uids.map((uid) => (source: ContentSource) => source.filteredPages(locale, uid)),
      (source) => source.filteredPage(locale, one?.url ?? ''),
    ]);
    expect(found).toStrictEqual(expected);
  });

  it('returns the same breadcrumbs for every page', async () => {
    const uids = [
      ...askedPages(locale).map(({ uid }) => uid),
      `product-${products[0]?.sku}`,
      'none',
    ];
    const { found, expected } = await bothAnswers(
      uids.map((uid) => (source) => source.breadcrumbs(locale, uid)),
    );
    expect(found).toStrictEqual(expected);
  });

  it('H3 H8 has the same old addresses, error page and shell', async () => {
    const { found, expected } = await bothAnswers([
      (source) => source.oldAddresses(locale),
      (source) => source.errorPage(locale),
      (source) => source.shell(locale),
    ]);
    expect(found).toStrictEqual(expected);
  });

  it('H4 lists the same pages for the sitemap, in an order of its own', async () => {
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
    const { found, expected } = await bothAnswers(
      urls.map((url) => (source) => source.pageByUrl(locale, url, preview)),
    );
    expect(found).toStrictEqual(expected);
    const shells = await bothAnswers([(source) => source.shell(locale, preview)]);
    expect(shells.found).toStrictEqual(shells.expected);
  });
});

describe('the demo shop over Contentstack', () => {
  it('drops no items', () => {
    expect(drift.items).toEqual([]);
  });
});
