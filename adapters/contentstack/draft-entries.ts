import type { ContentFailure } from '#ports/content-source.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { ContentApi } from './content-api.ts';
import { isObject, type JsonObject } from './reading/json-object.ts';

/**
 * A page as a preview sees it, and closed to search engines if it is not what is published: a draft
 * is for editors alone. The service does not mark drafts; they are told by their version.
 */
export async function withDraftClosed(
  published: ContentApi,
  entry: JsonObject,
  locale: Locale,
): Promise<Result<SeenEntry, ContentFailure>> {
  const known = await published.entries('page', { locale, query: { uid: entry['uid'] } });
  if (!known.ok) return known;
  const [same] = known.value;
  const isPublished =
    same?.['_version'] === entry['_version'] && same?.['locale'] === entry['locale'];
  return ok({ entry: isPublished ? entry : closed(entry), isDraft: !isPublished });
}

/** An entry, and whether it is another one than what is published. */
export type SeenEntry = { readonly entry: JsonObject; readonly isDraft: boolean };

function closed(entry: JsonObject): JsonObject {
  const seo = isObject(entry['seo']) ? entry['seo'] : {};
  return { ...entry, seo: { ...seo, disable_search_indexing: true } };
}
