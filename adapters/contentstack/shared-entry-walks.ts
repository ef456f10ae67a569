import type { ContentFailure } from '#ports/content-source.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { allOk } from './all-ok.ts';
import type { ContentApi } from './content-api.ts';
import { BODY_FIELDS } from './page-versions.ts';
import type { JsonObject } from './reading/json-object.ts';

/** The entries of one locale. */
export type LocaleEntries = { readonly locale: Locale; readonly entries: readonly JsonObject[] };

/** Returns all entries of a content type in every locale, with the fields of a sitemap alone. */
export type EntryWalk = (
  contentType: string,
) => Promise<Result<readonly LocaleEntries[], ContentFailure>>;

/** The fields that the list of all pages is made of. */
const LISTED_FIELDS = [
  'uid',
  'title',
  'url',
  'page_type',
  'object_id',
  'seo',
  'updated_at',
  'author',
  'published_on',
  'filtered_pages',
];

export const createEntryWalk =
  (api: ContentApi): EntryWalk =>
  async (contentType) => {
    const except = [...BODY_FIELDS, 'filters'];
    const found = await allOk(
      LOCALES.map((locale) =>
        api.allEntries(contentType, { locale, query: {}, except }, LISTED_FIELDS),
      ),
    );
    if (!found.ok) return found;
    return ok(LOCALES.map((locale, index) => ({ locale, entries: found.value[index] ?? [] })));
  };

/**
 * Time for which a finished walk is shared, in milliseconds: all locales often need it at once, but
 * the entries of a large shop take much memory.
 */
export const WALK_LIFETIME = 5_000;

/**
 * Shares a walk while it is in flight and shortly after. A failed walk is not reused, and none is
 * after a content change.
 *
 * @param edition changes after each content change.
 */
export function shareEntryWalks(walk: EntryWalk, edition: () => Promise<string>): EntryWalk {
  const walks = new Map<
    string,
    { readonly edition: string; readonly found: ReturnType<EntryWalk> }
  >();
  return async (contentType) => {
    const current = await edition();
    const known = walks.get(contentType);
    if (known?.edition === current) return known.found;
    const started = { edition: current, found: walk(contentType) };
    walks.set(contentType, started);
    const evict = () => walks.get(contentType) === started && walks.delete(contentType);
    const scheduleForget = () => setTimeout(evict, WALK_LIFETIME).unref();
    void started.found.then(({ ok: isFound }) => (isFound ? scheduleForget() : evict()), evict);
    return started.found;
  };
}
