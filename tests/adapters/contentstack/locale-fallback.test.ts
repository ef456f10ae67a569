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
