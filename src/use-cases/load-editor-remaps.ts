import type { ContentFailure, ContentSource } from '#ports/content-source.ts';
import { servedLocales } from '../routing/domains.ts';
import type { RemapTable, RemapTables } from '../seo/remap.ts';
import type { Site } from '../seo/site.ts';
import { mapConcurrently } from '../shared/map-concurrently.ts';
import type { Locale } from '../shared/locale.ts';
import { ok, type Result } from '../shared/result.ts';

/**
 * Remaps of the editors (H3), for a locale and for all others that its pages may name: those that
 * have a domain. No page names one that is represented by another (H4).
 */
export async function loadEditorRemaps(
  content: Pick<ContentSource, 'oldAddresses'>,
  { site, locale }: { readonly site: Site; readonly locale: Locale },
): Promise<Result<RemapTables, ContentFailure>> {
  const locales = new Set([locale, ...servedLocales(site.domains)]);
  const answers = await mapConcurrently([...locales], async (one) => ({
    one,
    old: await content.oldAddresses(one),
  }));
  const remaps: { [L in Locale]?: RemapTable } = {};
  for (const { one, old } of answers) {
    if (!old.ok) return old;
    remaps[one] = old.value.remap;
  }
  return ok(remaps);
}
