import { describe, expect, it } from 'vitest';
import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import type { ContentData, LocaleContent } from '#adapters/embedded/content-data.ts';
import { forEveryLocale, type Locale, LOCALES } from '#src/shared/locale.ts';
import { createDriftRecorder, openContentstack } from '../../support/contentstack-shop.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallContent } from '../../support/small-content.ts';

/** A locale whose editors have not published these pages. */
const without = (locale: Locale, ...uids: readonly string[]): LocaleContent => ({
  ...smallContent[locale],
  pages: smallContent[locale].pages.filter(({ uid }) => !uids.includes(uid)),
});

/** A locale with noindex on this page. */
const closing = (locale: Locale, closed: string): LocaleContent => ({
  ...smallContent[locale],
  pages: smallContent[locale].pages.map((page) =>
    page.uid === closed ? { ...page, metadata: { disableSearchIndexing: true } } : page,
  ),
});

async function sourceOf(changed: Partial<ContentData>) {
  const { settings } = await openContentstack({ ...smallContent, ...changed }, smallCatalogue);
  return createContentstackContentSource({ settings, drift: createDriftRecorder() });
}

const sourceWithoutToppers = () =>
  sourceOf({ 'de-at': without('de-at', 'toppers'), 'en-us': without('en-us', 'toppers') });

describe('a page that is not published in every locale', () => {
  it('falls back to another locale of its language', async () => {
    const source = await sourceWithoutToppers();
    expect(await source.pageByUrl('de-at', '/toppers')).toMatchObject({
      value: { uid: 'toppers' },
    });
    expect(await source.breadcrumbs('de-at', 'toppers')).toMatchObject({ value: [{ url: '/' }] });
  });

  it('does not fall back to another language', async () => {
    const source = await sourceWithoutToppers();
    expect(await source.pageByUrl('en-us', '/toppers')).toEqual({ ok: true, value: undefined });
    expect(await source.breadcrumbs('en-us', 'toppers')).toEqual({ ok: true, value: undefined });
  });

  it('H4 lists its indexable locales as alternates, and is in their sitemaps', async () => {
    const source = await sourceWithoutToppers();
    const page = await source.pageByUrl('nl-nl', '/toppers');
    const { 'en-us': _, ...alternates } = forEveryLocale(() => '/toppers');
    expect(page.ok && page.value?.alternates).toEqual(alternates);
    const listed = async (locale: Locale) => {
      const pages = await source.sitemapPages(locale);
      return pages.ok ? pages.value.find(({ uid }) => uid === 'toppers')?.alternates : undefined;
    };
    expect(await listed('de-at')).toEqual(alternates);
    expect(await listed('en-us')).toBeUndefined();
  });
});

describe('a page that exists in the master locale only', () => {
  const ABROAD = ['nl-be', 'de-de', 'de-at', 'en-us'] as const;
  const open = () =>
    sourceOf(Object.fromEntries(ABROAD.map((locale) => [locale, without(locale, 'stores')])));

  it('H4 is one page of the shops in its language, and of no other', async () => {
    const source = await open();
    const dutch = { 'nl-nl': '/stores', 'nl-be': '/stores' };
    for (const locale of LOCALES) {
      const found = await source.pageByUrl(locale, '/stores');
      const listed = await source.sitemapPages(locale);
      const inSitemap = listed.ok && listed.value.find(({ url }) => url === '/stores');
      const expected = Object.hasOwn(dutch, locale) ? dutch : undefined;
      expect(found.ok && found.value?.alternates).toEqual(expected);
      expect(inSitemap ? inSitemap.alternates : undefined).toEqual(expected);
    }
  });
});

describe('a page that is not indexable in one locale', () => {
  it('H4 is no alternate of the indexable locales, and lists all locales itself', async () => {
    const source = await sourceOf({ 'de-de': closing('de-de', 'toppers') });
    const open = await source.pageByUrl('nl-nl', '/toppers');
    const closed = await source.pageByUrl('de-de', '/toppers');
    const namedBy = (page: typeof open) => Object.keys((page.ok && page.value?.alternates) || {});
    expect(namedBy(closed).toSorted()).toEqual(LOCALES.toSorted());
    expect(namedBy(open).toSorted()).toEqual(
      LOCALES.filter((locale) => locale !== 'de-de').toSorted(),
    );
  });

  it('H1 H4 is no alternate either if the defaults of its shop forbid indexing', async () => {
    const { shell, ...rest } = smallContent['de-de'];
    const defaults = { ...shell.defaults, disableSearchIndexing: true };
    const source = await sourceOf({ 'de-de': { ...rest, shell: { ...shell, defaults } } });
    const page = await source.pageByUrl('nl-nl', '/toppers');
    expect(page.ok && page.value?.alternates).not.toHaveProperty('de-de');
  });
});

/** A locale whose page about toppers has this picture. */
const showing = (locale: Locale, width: number): LocaleContent => ({
  ...smallContent[locale],
  pages: smallContent[locale].pages.flatMap((page) => {
    const image = { path: 'demo/toppers.webp', width, height: 300, alt: locale };
    return page.type === 'Lister' && page.uid === 'toppers' ? [{ ...page, image }] : [page];
  }),
});

/** The picture of that page. */
const pictureIn = async (changed: Partial<ContentData>, locale: Locale) => {
  const page = await (await sourceOf(changed)).pageByUrl(locale, '/toppers');
  return page.ok && page.value?.type === 'Lister' ? page.value.image : undefined;
};

describe('a picture', () => {
  it('P6 is shown where its file is published in that locale alone', async () => {
    const changed = { 'en-us': showing('en-us', 400) };
    expect(await pictureIn(changed, 'en-us')).toMatchObject({ width: 400, alt: 'en-us' });
    expect(await pictureIn(changed, 'nl-nl')).toBeUndefined();
  });

  it('P6 falls back with its page', async () => {
    const changed = { 'de-de': showing('de-de', 400), 'de-at': without('de-at', 'toppers') };
    expect(await pictureIn(changed, 'de-at')).toMatchObject({ width: 400, alt: 'de-de' });
  });

  it('P6 has the dimensions of the file of its locale', async () => {
    const changed = { 'nl-nl': showing('nl-nl', 400), 'en-us': showing('en-us', 500) };
    expect(await pictureIn(changed, 'nl-nl')).toMatchObject({ width: 400 });
    expect(await pictureIn(changed, 'en-us')).toMatchObject({ width: 500 });
  });
});
