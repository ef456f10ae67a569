import type { ContentFailure } from '#ports/content-source.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { ContentApi, EntriesQuestion } from './content-api.ts';
import { isObject, type JsonObject } from './reading/json-object.ts';

/** What of an entry is shown, and in which locale. */
export type SeenWith = Pick<EntriesQuestion, 'locale' | 'include' | 'exceptOf'>;

/**
 * Whether an entry that a preview sees differs from what is published, by itself or in what it is shown
 * with. The service does not mark drafts; they are told by their versions.
 */
export async function isDrafted(
  published: ContentApi,
  contentType: string,
  entry: JsonObject,
  seenWith: SeenWith,
): Promise<Result<boolean, ContentFailure>> {
  const known = await published.entries(contentType, { ...seenWith, query: { uid: entry['uid'] } });
  if (!known.ok) return known;
  const [same] = known.value;
  const isPublished =
    same?.['locale'] === entry['locale'] && isSame(versionsIn(same), versionsIn(entry));
  return ok(!isPublished);
}

/** Closed to search engines: a draft is for editors alone. */
export function closed(entry: JsonObject): JsonObject {
  const seo = isObject(entry['seo']) ? entry['seo'] : {};
  return { ...entry, seo: { ...seo, disable_search_indexing: true } };
}

/** Each entry and file that an entry consists of, with its version. */
function versionsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(versionsIn);
  if (!isObject(value)) return [];
  const { uid, _version: version } = value;
  const own = version === undefined ? [] : [JSON.stringify([uid, version])];
  return [...own, ...Object.values(value).flatMap(versionsIn)];
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join('\n') === others.toSorted().join('\n');
