import type { ContentFailure } from '#ports/content-source.ts';
import type { PageType, SitemapPage } from '#src/content/page-entry.ts';
import { readFields, readText } from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { ContentApi } from './content-api.ts';
import { BODY_FIELDS } from './page-versions.ts';
import {
  readArticle,
  readMetadata,
  readModified,
  readPageHead,
  withNormalUrl,
} from './reading/entry-head.ts';
import { fieldOf, isObject, type JsonObject } from './reading/json-object.ts';
import { readNonBlankText, readTextOrEmpty } from './reading/read-context.ts';

/** Which entries a walk reads, and whose versions they are. */
export type WalkedEntries = {
  readonly contentType: 'page' | 'filtered_category';
  readonly locale: Locale;
  /** Pages of all types by default. */
  readonly types?: readonly PageType[];
};

/** All that the list of pages of one locale needs of an entry in another. */
export type ListedVersion = {
  readonly url: string;
  /** Whether search engines may not index it; absent if the shop's default decides. */
  readonly isClosed?: boolean;
};

/** Versions by uid; an entry without a URL has none. */
export type ListedVersions = ReadonlyMap<string, ListedVersion>;

/** What the list of pages keeps of an entry; `page` is absent if the entry is unreadable. */
export type ListedEntry = {
  readonly uid: string | undefined;
  readonly page?: Omit<SitemapPage, 'alternates'>;
  /** Uids of the filtered pages that a category references; others belong to no page. */
  readonly filteredUids?: readonly string[];
};

export type ListedEntries = {
  /** Without error pages. */
  readonly entries: readonly ListedEntry[];
  readonly versions: ListedVersions;
};

/**
 * Reads all entries of a content type in one locale, and keeps a few fields of each: a large shop has
 * more entries than fit into memory.
 */
export interface EntryWalks {
  /** For the list of pages of this locale. */
  entries(walked: WalkedEntries): Promise<Result<ListedEntries, ContentFailure>>;
  /** For the lists of other locales. */
  versions(walked: WalkedEntries): Promise<Result<ListedVersions, ContentFailure>>;
}

export const createEntryWalks = (api: ContentApi): EntryWalks => ({
  async entries(walked) {
    const versions = new Map<string, ListedVersion>();
    const entries = await walk(api, walked, (entry) => {
      addVersion(versions, entry);
      return LISTED[walked.contentType](entry);
    });
    return entries.ok ? ok({ entries: entries.value, versions }) : entries;
  },
  async versions(walked) {
    const versions = new Map<string, ListedVersion>();
    const read = await walk(api, walked, (entry) => {
      addVersion(versions, entry);
      return undefined;
    });
    return read.ok ? ok(versions) : read;
  },
});

/** A page is listed in any spelling of its URL, a filtered page in the one that requests have. */
const walk = <Kept>(
  api: ContentApi,
  { contentType, locale, types }: WalkedEntries,
  keep: (entry: JsonObject) => Kept | undefined,
) =>
  api.allEntries(
    contentType,
    {
      locale,
      query: types ? { page_type: { $in: types } } : {},
      except: [...BODY_FIELDS, 'filters'],
    },
    (entry) => keep(contentType === 'page' ? entry : withNormalUrl(entry)),
  );

function addVersion(versions: Map<string, ListedVersion>, entry: JsonObject): void {
  const { uid, url } = readAddress(entry) ?? {};
  const { disableSearchIndexing: isClosed } = readMetadata(entry);
  if (uid !== undefined && url !== undefined)
    versions.set(uid, isClosed === undefined ? { url } : { url, isClosed });
}

const readAddress = readFields({ uid: readNonBlankText, url: readNonBlankText });

const LISTED: Readonly<
  Record<WalkedEntries['contentType'], (entry: JsonObject) => ListedEntry | undefined>
> = {
  page(entry) {
    const head = readPageHead(entry);
    if (head?.type === 'Error') return undefined;
    const filteredUids = filteredUidsOf(entry);
    return {
      uid: head?.uid ?? readText(entry['uid']),
      ...(head && { page: listedPage(entry, head) }),
      ...(filteredUids.length > 0 && { filteredUids }),
    };
  },
  filtered_category(entry) {
    const name = readFilteredName(entry);
    return {
      uid: readText(entry['uid']),
      ...(name && { page: listedPage(entry, { type: 'Lister', ...name }) }),
    };
  },
};

const readFilteredName = readFields({
  uid: readNonBlankText,
  url: readNonBlankText,
  title: readTextOrEmpty,
});

const listedPage = (
  entry: JsonObject,
  { type, uid, title, url }: Pick<SitemapPage, 'type' | 'uid' | 'title' | 'url'>,
): Omit<SitemapPage, 'alternates'> => ({
  type,
  uid,
  title,
  url,
  metadata: readMetadata(entry),
  ...readModified(entry),
  ...(type === 'Content' && readArticle(entry)),
  ...(type === 'Lister' && readObjectId(entry)),
});

/** A filtered page has none. */
function readObjectId(entry: JsonObject): { readonly objectId?: string } {
  const objectId = readNonBlankText(entry['object_id']);
  return objectId === undefined ? {} : { objectId };
}

function filteredUidsOf(entry: JsonObject): readonly string[] {
  const references = entry['filtered_pages'];
  if (entry['page_type'] !== 'Lister' || !Array.isArray(references)) return [];
  return references.filter(isObject).flatMap((one) => readText(fieldOf(one, 'uid')) ?? []);
}

/**
 * Time for which a finished walk is shared, in milliseconds: the lists of several locales are often
 * needed at once, but those of a large shop take much memory.
 */
export const WALK_LIFETIME = 5_000;

/**
 * Shares walks while they are in flight and shortly after. A failed walk is not reused, and none is
 * after a content change.
 *
 * @param edition changes after each content change.
 */
export function shareEntryWalks(walks: EntryWalks, edition: () => Promise<string>): EntryWalks {
  const shareEntries = createSharedWalks<ListedEntries>(edition);
  const shareVersions = createSharedWalks<ListedVersions>(edition);
  return {
    entries: (walked) => shareEntries.get(keyOf(walked), () => walks.entries(walked)),
    async versions(walked) {
      const key = keyOf(walked);
      // Lists asked for at the same time have begun to read their own entries by then.
      await new Promise((done) => setImmediate(done));
      const entries = await shareEntries.known(key);
      if (entries) return entries.ok ? ok(entries.value.versions) : entries;
      return shareVersions.get(key, () => walks.versions(walked));
    },
  };
}

const keyOf = ({ contentType, locale, types = [] }: WalkedEntries): string =>
  JSON.stringify([contentType, locale, ...types]);

type WalkOf<T> = Promise<Result<T, ContentFailure>>;

function createSharedWalks<T>(edition: () => Promise<string>) {
  const walks = new Map<string, { readonly edition: string; readonly found: WalkOf<T> }>();
  const known = async (key: string): Promise<Result<T, ContentFailure> | undefined> => {
    const current = await edition();
    const shared = walks.get(key);
    return shared?.edition === current ? shared.found : undefined;
  };
  return {
    known,
    async get(key: string, walk: () => WalkOf<T>): WalkOf<T> {
      const current = await edition();
      const shared = walks.get(key);
      if (shared?.edition === current) return shared.found;
      const started = { edition: current, found: walk() };
      walks.set(key, started);
      const evict = () => walks.get(key) === started && walks.delete(key);
      const scheduleForget = () => setTimeout(evict, WALK_LIFETIME).unref();
      void started.found.then(({ ok: isFound }) => (isFound ? scheduleForget() : evict()), evict);
      return started.found;
    },
  };
}
