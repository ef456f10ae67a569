import type { ContentFailure } from '#ports/content-source.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { ContentApi, EntriesQuery } from './content-api.ts';
import { isObject, type JsonObject } from './reading/json-object.ts';

/** The locale and references that an entry is shown with. */
export type EntryProjection = Pick<EntriesQuery, 'locale' | 'include' | 'exceptOf'>;

/**
 * Returns whether an entry in a preview differs from the published one, including its references.
 * The API does not mark drafts, so their versions are compared.
 */
export async function differsFromPublished(
  published: ContentApi,
  contentType: string,
  entry: JsonObject,
  projection: EntryProjection,
): Promise<Result<boolean, ContentFailure>> {
  const known = await published.entries(contentType, {
    ...projection,
    query: { uid: entry['uid'] },
  });
  if (!known.ok) return known;
  const [same] = known.value;
  const isPublished =
    same?.['locale'] === entry['locale'] && isSame(versionsIn(same), versionsIn(entry));
  return ok(!isPublished);
}

/** Closes a draft to search engines: it is for editors only. */
export function withNoIndex(entry: JsonObject): JsonObject {
  const seo = isObject(entry['seo']) ? entry['seo'] : {};
  return { ...entry, seo: { ...seo, disable_search_indexing: true } };
}

/** Returns each nested entry and file with its version. */
function versionsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(versionsIn);
  if (!isObject(value)) return [];
  const { uid, _version: version } = value;
  const ownVersion = version === undefined ? [] : [JSON.stringify([uid, version])];
  return [...ownVersion, ...Object.values(value).flatMap(versionsIn)];
}

const isSame = (first: readonly string[], second: readonly string[]): boolean =>
  first.toSorted().join('\n') === second.toSorted().join('\n');
