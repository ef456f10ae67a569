import type { ContentFailure } from '#ports/content-source.ts';
import { parseCategoryPageLayout } from '#src/content/category-page-layout-document.ts';
import type { LandingPageEntry } from '#src/content/landing-page-entry.ts';
import { readText } from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type ContentDependencies, filteredPageAlternatesOf } from './page-of-entry.ts';
import { readPageHead } from './reading/entry-head.ts';
import type { JsonObject } from './reading/json-object.ts';
import { readFilteredPages } from './reading/page-reader.ts';
import type { ReadContext } from './reading/read-context.ts';

export type FilteredPages = {
  readonly pages: readonly LandingPageEntry[];
  /** False if the category, or one of its filtered pages, is unreadable. */
  readonly isWhole: boolean;
};

/**
 * Returns the filtered pages (F11) of the category matching a query; none if no category matches.
 * An unreadable category is reported and has none. It is not a failure, because one such category
 * would break the list of all pages.
 */
export async function filteredPagesOf(
  library: ContentDependencies,
  query: JsonObject,
  locale: Locale,
): Promise<Result<FilteredPages, ContentFailure>> {
  const found = await library.api.entries('page', {
    locale,
    query: { page_type: 'Lister', ...query },
    include: ['filtered_pages'],
    except: ['blocks'],
  });
  if (!found.ok) return found;
  const [entry] = found.value;
  if (!entry) return ok({ pages: [], isWhole: true });
  const name = readPageHead(entry);
  const plan = parseCategoryPageLayout(entry);
  let isComplete = true;
  const { reportDropped: drop, ...readingIn } = library.readContextFor(locale);
  const reading: ReadContext = {
    ...readingIn,
    dimensions: new Map(),
    reportDropped(path, item) {
      isComplete = false;
      drop(path, item);
    },
  };
  if (!name || !plan) {
    reading.reportDropped('page', readText(entry['uid']));
    return ok({ pages: [], isWhole: isComplete });
  }
  const alternates = await filteredPageAlternatesOf(library, entry, locale);
  if (!alternates.ok) return alternates;
  const category = { uid: name.uid, objectId: plan.objectId };
  const pages = readFilteredPages(entry, category, reading, alternates.value);
  return ok({ pages, isWhole: isComplete });
}
