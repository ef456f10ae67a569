import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import type { PageEntry } from '#src/content/page-entry.ts';
import { redirectFor } from '#src/routing/redirects.ts';
import { applyRemap } from '#src/seo/site.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';

const source = createEmbeddedContentSource(content, createCatalogueStore(catalogue), 'key');

const landingUrls = (pages: readonly PageEntry[]): readonly string[] =>
  pages
    .flatMap((page) => (page.type === 'Lister' && page.filteredPages) || [])
    .map(({ url }) => url);

describe.each(LOCALES)('the edited content in %s', (locale) => {
  const { pages, drafts, shell, oldAddresses } = content[locale];
  const urls = new Set(pages.map(({ url }) => url));

  it('has drafts of pages that only a preview returns', async () => {
    expect(drafts.length).toBeGreaterThanOrEqual(2);
    for (const draft of drafts) {
      const published = await source.pageByUrl(locale, draft.url);
      const preview = await source.pageByUrl(locale, draft.url, { live_preview: 'key' });
      expect(preview).toMatchObject({ value: { uid: draft.uid, modified: draft.modified } });
      expect(published).toMatchObject({ value: { uid: draft.uid } });
      expect(published).not.toMatchObject({ value: { modified: draft.modified } });
    }
  });

  it('F11 has a draft of a landing page that only a preview returns', async () => {
    const known = new Set(landingUrls(pages));
    const added = landingUrls(drafts).filter((url) => !known.has(url));
    expect(added).toHaveLength(1);
    for (const url of added) {
      expect(await source.filteredPage(locale, url)).toEqual(ok(undefined));
      const preview = await source.pageByUrl(locale, url, { live_preview: 'key' });
      expect(preview).toMatchObject({ value: { isDraft: true } });
    }
  });

  it('has other USPs in the shell of a preview', async () => {
    const published = await source.shell(locale);
    const draft = await source.shell(locale, { live_preview: 'key' });
    expect(published).not.toHaveProperty('value.isDraft');
    expect(draft).toHaveProperty('value.isDraft', true);
    expect(draft).not.toMatchObject({ value: { usps: shell.usps } });
    expect(published).toMatchObject({ value: { usps: shell.usps } });
  });

  it('redirects old URLs to existing pages or a 410, and no current URL', () => {
    const { redirects } = oldAddresses;
    expect(Object.keys(redirects).length).toBeGreaterThanOrEqual(6);
    for (const path of Object.keys(redirects)) {
      expect(urls.has(path)).toBe(false);
      const redirect = redirectFor(redirects, { path, query: '' });
      expect(redirect?.status === 410 || urls.has(redirect?.target ?? '')).toBe(true);
    }
    expect(Object.values(redirects).some(({ status }) => status === 410)).toBe(true);
  });

  it('H3 remaps filtered pages to existing pages', () => {
    const from = Object.keys(oldAddresses.remap);
    expect(from.length).toBeGreaterThanOrEqual(2);
    for (const path of from) {
      expect(urls.has(path)).toBe(false);
      expect(urls.has(applyRemap(path, oldAddresses.remap))).toBe(true);
    }
  });

  it('has a valid date for every sitemap entry', async () => {
    const listed = await source.sitemapPages(locale);
    const dates = (listed.ok ? listed.value : []).map(({ modified = '' }) => modified);
    expect(dates.length).toBeGreaterThan(pages.length);
    for (const date of dates) {
      expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
    }
  });
});
