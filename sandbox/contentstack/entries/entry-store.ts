import { LRUCache } from 'lru-cache';
import { DEFAULT_LOCALE, fallbackLocales, LOCALES } from '#src/shared/locale.ts';
import type { StoredEntry } from './stored-entry.ts';

/** The locale and session that entries are read with. */
export type EntryView = {
  readonly locale: string;
  readonly withFallback: boolean;
  /** Hash of an editor's preview session, which shows drafts. */
  readonly session: string | undefined;
};

export interface EntryStore {
  /** Returns the visible entries of a content type, the last changed first. */
  list(contentType: string, view: EntryView): readonly StoredEntry[];
  one(contentType: string, uid: string, view: EntryView): StoredEntry | undefined;
  isPublished(entry: StoredEntry): boolean;
}

type EntryIndex = ReadonlyMap<string, ReadonlyMap<string, StoredEntry>>;

export function createEntryStore(
  published: readonly StoredEntry[],
  sessions: ReadonlyMap<string, readonly StoredEntry[]>,
): EntryStore {
  const publishedIndex = indexEntries(published);
  const drafted = new Map(
    [...sessions].map(([hash, drafts]) => [hash, indexEntries([...published, ...drafts])]),
  );
  const indexOf = (session = '') => drafted.get(session) ?? publishedIndex;
  const entriesByLocale = (contentType: string, { locale, withFallback, session }: EntryView) =>
    localeChain(locale, withFallback).flatMap(
      (fallback) => indexOf(session).get(indexKey(contentType, fallback)) ?? [],
    );
  const lists = new LRUCache<string, readonly StoredEntry[]>({ max: MAX_LISTS });
  return {
    list(contentType, view) {
      const name = [contentType, ...Object.values(view)].join(' ');
      const list = lists.get(name) ?? mergeByPrecedence(entriesByLocale(contentType, view));
      lists.set(name, list);
      return list;
    },
    one: (contentType, uid, view) =>
      entriesByLocale(contentType, view)
        .map((entries) => entries.get(uid))
        .find((entry) => entry !== undefined),
    isPublished: (entry) =>
      publishedIndex.get(indexKey(entry.contentType, entry.locale))?.get(entry.uid) === entry,
  };
}

/** More than content types times locales; a limit, because requests may name any locale. */
const MAX_LISTS = 500;

/** Returns each entry in the first locale of the fallback chain that has it. */
function mergeByPrecedence(
  lists: readonly ReadonlyMap<string, StoredEntry>[],
): readonly StoredEntry[] {
  const found = new Map<string, StoredEntry>();
  for (const list of lists)
    for (const [uid, entry] of list) if (!found.has(uid)) found.set(uid, entry);
  return [...found.values()].sort(lastChangedFirst);
}

const indexKey = (contentType: string, locale: string): string => `${contentType} ${locale}`;

function indexEntries(entries: readonly StoredEntry[]): EntryIndex {
  const index = new Map<string, Map<string, StoredEntry>>();
  for (const entry of entries) {
    const name = indexKey(entry.contentType, entry.locale);
    const entriesByUid = index.get(name) ?? new Map<string, StoredEntry>();
    index.set(name, entriesByUid.set(entry.uid, entry));
  }
  return index;
}

const lastChangedFirst = (one: StoredEntry, other: StoredEntry): number =>
  compare(other.updatedAt, one.updatedAt) || compare(one.uid, other.uid);

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** The last fallback of all other locales. */
export const MASTER_LOCALE: string = DEFAULT_LOCALE;

const PARENTS: ReadonlyMap<string, string> = new Map(
  LOCALES.map((locale) => [locale, fallbackLocales(locale).at(-1) ?? locale]),
);

/** First fallback of a locale, before the master locale: the first locale of its language. */
export const parentLocale = (locale: string): string => PARENTS.get(locale) ?? MASTER_LOCALE;

export const isKnownLocale = (locale: string): boolean => LOCALES.some((known) => known === locale);

/** Returns the fallback chain of a locale: itself, its parent, the master. */
export const localeChain = (locale: string, withFallback: boolean): readonly string[] =>
  withFallback ? [...new Set([locale, parentLocale(locale), MASTER_LOCALE])] : [locale];
