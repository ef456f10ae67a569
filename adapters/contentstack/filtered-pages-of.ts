import type { ContentFailure } from '#ports/content-source.ts';
import type { FilteredPageEntry } from '#src/content/filtered-page.ts';
import { parseListerPlan } from '#src/content/lister-document.ts';
import type { Locale } from '#src/shared/locale.ts';
import { readText } from '#src/shared/json-reader.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { Library } from './library.ts';
import { namesOf } from './page-of-entry.ts';
import { readName } from './reading/entry-head.ts';
import type { JsonObject } from './reading/json-object.ts';
import { readFilteredPages } from './reading/page-reader.ts';
import type { Reading } from './reading/reading.ts';

export type FilteredPages = {
  readonly pages: readonly FilteredPageEntry[];
  /** False if the category, or one of its filtered pages, is unreadable. */
  readonly isWhole: boolean;
};

/**
 * Returns the filtered pages (F11) of the category matching a query; none if no category matches.
 * An unreadable category is reported and has none. It is not a failure, because one such category
 * would break the list of all pages.
 */
export async function filteredPagesOf(
  library: Library,
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
  const name = readName(entry);
  const plan = parseListerPlan(entry);
  let isWhole = true;
  const { drop, ...readingIn } = library.readingIn(locale);
  const reading: Reading = {
    ...readingIn,
    sizes: new Map(),
    drop(place, item) {
      isWhole = false;
      drop(place, item);
    },
  };
  if (!name || !plan) {
    reading.drop('page', readText(entry['uid']));
    return ok({ pages: [], isWhole });
  }
  const names = await namesOf(library, entry, locale);
  if (!names.ok) return names;
  const category = { uid: name.uid, objectId: plan.objectId };
  const pages = readFilteredPages(entry, category, reading, names.value);
  return ok({ pages, isWhole });
}
