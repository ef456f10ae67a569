import type { ContentSource } from '#ports/content-source.ts';
import type { FilteredPageEntry } from '#src/content/filtered-page.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { entryRecords, type EntryGroup, type EntryRecord } from './entry-records.ts';
import type { IndexingFailure } from './indexing-failure.ts';

/** Reads the editors' pages of one locale for the search box. */
export async function gatherEntries(
  content: ContentSource,
  locale: Locale,
): Promise<Result<Readonly<Record<EntryGroup, readonly EntryRecord[]>>, IndexingFailure>> {
  const pages = await content.sitemapPages(locale);
  if (!pages.ok) return err({ kind: 'content-unavailable', message: pages.error.message });
  const filtered: FilteredPageEntry[] = [];
  for (const { type, uid } of pages.value) {
    if (type !== 'Lister') continue;
    const parts = await content.filteredPages(locale, uid);
    if (!parts.ok) return err({ kind: 'content-unavailable', message: parts.error.message });
    filtered.push(...parts.value);
  }
  return ok(entryRecords(pages.value, filtered));
}
