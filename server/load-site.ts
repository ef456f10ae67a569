import type { ContentSource } from '#ports/content-source.ts';
import type { Log } from '#ports/log.ts';
import { servedLocales } from '#src/routing/parse-location.ts';
import { mergeRemaps, type RemapTable, type Site } from '#src/seo/site.ts';
import type { Locale } from '#src/shared/locale.ts';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';

/**
 * The site with the remaps (H3) that editors maintain in all other locales, as far as they are
 * known, so that a page of `locale` lists no remapped page as its counterpart (H4). The page
 * requests those of its own locale itself.
 */
export type LoadSite = (locale: Locale) => Promise<Site>;

type SiteParts = {
  readonly content: Pick<ContentSource, 'oldAddresses'>;
  readonly site: Site;
  readonly log: Log;
};

/** Loads the site with the remaps of all other locales, which alternates need. */
export function createLoadSite({ content, site, log }: SiteParts): LoadSite {
  const named = servedLocales(site.domains);
  const remapOf = staleWhileRevalidate(remapIn);
  return async (locale) => {
    const otherLocales = named.filter((one) => one !== locale);
    const tables = await Promise.all(
      otherLocales.map(async (one) => [one, await remapOf(one)] as const),
    );
    return { ...site, remap: mergeRemaps(site.remap, Object.fromEntries(tables)) };
  };

  async function remapIn(locale: Locale): Promise<RemapTable | undefined> {
    const old = await content.oldAddresses(locale);
    if (old.ok) return old.value.remap;
    log.warn('remaps-unavailable', { locale, ...old.error });
    return undefined;
  }
}
