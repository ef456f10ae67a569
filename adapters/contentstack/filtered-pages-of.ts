import type { ContentFailure } from '#ports/content-source.ts';
import type { FilteredPageEntry } from '#src/content/filtered-page.ts';
import { parseListerPlan } from '#src/content/lister-document.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { Library } from './library.ts';
import { namesOf } from './page-of-entry.ts';
import { readName } from './reading/entry-head.ts';
import type { JsonObject } from './reading/json-object.ts';
import { readFilteredPages } from './reading/page-reader.ts';

/** The filtered pages (F11) of the category that a query finds; none where it finds no category. */
export async function filteredPagesOf(
  library: Library,
  query: JsonObject,
  locale: Locale,
): Promise<Result<readonly FilteredPageEntry[], ContentFailure>> {
  const found = await library.api.entries('page', {
    locale,
    query: { page_type: 'Lister', ...query },
    include: ['filtered_pages'],
    except: ['blocks'],
  });
  if (!found.ok) return found;
  const [entry] = found.value;
  const name = entry && readName(entry);
  const plan = entry && parseListerPlan(entry);
  if (!entry || !name || !plan) return ok([]);
  const names = await namesOf(library, entry, locale);
  if (!names.ok) return names;
  const category = { uid: name.uid, objectId: plan.objectId };
  const reading = { ...library.readingIn(locale), sizes: new Map<string, never>() };
  return ok(readFilteredPages(entry, category, reading, names.value));
}
