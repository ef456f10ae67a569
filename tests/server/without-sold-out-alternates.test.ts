import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import type { ContentSource } from '#ports/content-source.ts';
import { withoutSoldOutAlternates } from '#server/without-sold-out-alternates.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { err } from '#src/shared/result.ts';
import { LANDING_PATHS, landingContent } from '../support/landing-content.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';

const KEY = 'drafts';
const content = createEmbeddedContentSource(
  landingContent,
  createCatalogueStore(smallCatalogue),
  KEY,
);
const { 'de-de': german, ...OTHERS } = LANDING_PATHS;
const dutch = LANDING_PATHS['nl-nl'];

type SoldOutIn = Parameters<typeof withoutSoldOutAlternates>[0]['soldOutIn'];
const germanSoldOut: SoldOutIn = (locale) =>
  Promise.resolve(new Set(locale === 'de-de' ? [german] : []));

/** Content with the remaining alternates, and the locales that it checked. */
function open(soldOutIn = germanSoldOut, source: ContentSource = content) {
  const requests: Locale[] = [];
  const stocked = withoutSoldOutAlternates({
    content: source,
    locales: LOCALES,
    soldOutIn(locale) {
      requests.push(locale);
      return soldOutIn(locale);
    },
  });
  return { stocked, requests };
}

type Named = { readonly url: string; readonly alternates: object };
type Ask = (source: ContentSource) => Promise<readonly Named[]>;

const QUESTIONS: readonly (readonly [string, Ask])[] = [
  [
    'pageByUrl',
    async (source) => {
      const page = await source.pageByUrl('nl-nl', dutch);
      return page.ok && page.value?.type === 'Lister' ? (page.value.filteredPages ?? []) : [];
    },
  ],
  [
    'filteredPages',
    async (source) => {
      const pages = await source.filteredPages('nl-nl', 'mattresses');
      return pages.ok ? pages.value : [];
    },
  ],
  [
    'filteredPage',
    async (source) => {
      const page = await source.filteredPage('nl-nl', dutch);
      return page.ok && page.value ? [page.value] : [];
    },
  ],
  [
    'sitemapPages',
    async (source) => {
      const pages = await source.sitemapPages('nl-nl');
      return pages.ok ? pages.value : [];
    },
  ],
];

const namedBy = (pages: readonly Named[]) => pages.find(({ url }) => url === dutch)?.alternates;

describe('withoutSoldOutAlternates', () => {
  it.each(QUESTIONS)(
    'F11 removes sold-out pages from the alternates of %s',
    async (_method, ask) => {
      expect(namedBy(await ask(content))).toEqual(LANDING_PATHS);
      expect(namedBy(await ask(open().stocked))).toEqual(OTHERS);
    },
  );

  it.each(QUESTIONS)('F11 keeps %s unchanged if the stock is unknown', async (_method, ask) => {
    const { stocked } = open(() => Promise.resolve(undefined));
    expect(namedBy(await ask(stocked))).toEqual(LANDING_PATHS);
  });

  it('reads each locale once, for any number of pages', async () => {
    const { stocked, requests } = open();
    for (const [, ask] of [...QUESTIONS, ...QUESTIONS]) await ask(stocked);
    expect(requests.toSorted()).toEqual(LOCALES.toSorted());
  });

  it('reads nothing for pages that are not filtered', async () => {
    const { stocked, requests } = open();
    for (const path of ['/', '/toppers', '/matras-wolk', '/winkelwagen', '/nowhere'])
      expect(await stocked.pageByUrl('nl-nl', path)).toEqual(
        await content.pageByUrl('nl-nl', path),
      );
    expect(await stocked.filteredPages('nl-nl', 'toppers')).toEqual({ ok: true, value: [] });
    expect(requests).toEqual([]);
  });

  it('keeps a preview unchanged', async () => {
    const { stocked, requests } = open();
    const preview = { live_preview: KEY };
    expect(await stocked.pageByUrl('nl-nl', dutch, preview)).toEqual(
      await content.pageByUrl('nl-nl', dutch, preview),
    );
    expect(requests).toEqual([]);
  });

  it('returns that content is unavailable', async () => {
    const away = err({
      kind: 'content-unavailable',
      status: 503,
      message: 'away',
      url: '',
    } as const);
    const silent = () => Promise.resolve(away);
    const { stocked } = open(germanSoldOut, {
      ...content,
      pageByUrl: silent,
      filteredPages: silent,
      filteredPage: silent,
      sitemapPages: silent,
    });
    expect(await stocked.pageByUrl('nl-nl', dutch)).toEqual(away);
    expect(await stocked.filteredPages('nl-nl', 'mattresses')).toEqual(away);
    expect(await stocked.filteredPage('nl-nl', dutch)).toEqual(away);
    expect(await stocked.sitemapPages('nl-nl')).toEqual(away);
  });
});
