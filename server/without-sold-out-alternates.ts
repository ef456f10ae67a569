import type { ContentSource } from '#ports/content-source.ts';
import type { PageEntry } from '#src/content/page-entry.ts';
import { dropSoldOutAlternates, type SoldOutPages } from '#src/content/landing-page-entry.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';
import { staleWhileRevalidate, type CachedLookup } from './stale-while-revalidate.ts';

type AlternatesParts = {
  readonly content: ContentSource;
  /** Locales that the site serves. */
  readonly locales: readonly Locale[];
  /** URLs of a locale's filtered pages without products; `undefined` while unknown. */
  readonly soldOutIn: CachedLookup<ReadonlySet<string>>;
};

type Named = { readonly alternates: PageEntry['alternates'] };

/**
 * Content whose filtered pages (F11) list no sold-out counterparts in other locales; as long as
 * stock is unknown, the counterparts stay as the editors entered them.
 */
export function withoutSoldOutAlternates(parts: AlternatesParts): ContentSource {
  const { content } = parts;
  const stocked = createAlternatesFilter(parts);
  return {
    ...content,
    async pageByUrl(...args) {
      const found = await content.pageByUrl(...args);
      const [locale, , preview] = args;
      if (preview || !found.ok || !found.value || !('filteredPages' in found.value)) return found;
      const { filteredPages = [] } = found.value;
      return ok({ ...found.value, filteredPages: await stocked(locale, filteredPages) });
    },
    async filteredPages(...args) {
      const found = await content.filteredPages(...args);
      return found.ok ? ok(await stocked(args[0], found.value)) : found;
    },
    async filteredPage(...args) {
      const found = await content.filteredPage(...args);
      if (!found.ok || !found.value) return found;
      const [page] = await stocked(args[0], [found.value]);
      return ok(page);
    },
    async sitemapPages(...args) {
      const found = await content.sitemapPages(...args);
      return found.ok ? ok(await stocked(args[0], found.value)) : found;
    },
  };
}

/** Reads no stock if there are no pages. */
function createAlternatesFilter({ locales, soldOutIn }: AlternatesParts) {
  const known = staleWhileRevalidate(soldOutIn);
  const soldOut = async (): Promise<SoldOutPages> => {
    const byLocale = await Promise.all(
      locales.map(async (one) => [one, await known(one)] as const),
    );
    return Object.fromEntries(byLocale);
  };
  return async <Page extends Named>(locale: Locale, pages: readonly Page[]) => {
    if (pages.length === 0) return pages;
    const soldOutUrls = await soldOut();
    return pages.map((page) => dropSoldOutAlternates(page, locale, soldOutUrls));
  };
}
