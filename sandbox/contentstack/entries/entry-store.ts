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
  const shelf = indexEntries(published);
  const drafted = new Map(
    [...sessions].map(([hash, drafts]) => [hash, indexEntries([...published, ...drafts])]),
  );
  const shelfOf = (session = '') => drafted.get(session) ?? shelf;
  const placesFor = (contentType: string, { locale, withFallback, session }: EntryView) =>
    localeChain(locale, withFallback).flatMap(
      (place) => shelfOf(session).get(indexKey(contentType, place)) ?? [],
    );
  const lists = new LRUCache<string, readonly StoredEntry[]>({ max: MOST_LISTS });
  return {
    list(contentType, view) {
      const name = [contentType, ...Object.values(view)].join(' ');
      const list = lists.get(name) ?? mergeByPrecedence(placesFor(contentType, view));
      lists.set(name, list);
      return list;
    },
    one: (contentType, uid, view) =>
      placesFor(contentType, view)
        .map((place) => place.get(uid))
        .find((entry) => entry !== undefined),
    isPublished: (entry) =>
      shelf.get(indexKey(entry.contentType, entry.locale))?.get(entry.uid) === entry,
  };
}

/** More than content types times locales; a limit, because requests may name any locale. */
const MOST_LISTS = 500;

/** Returns each entry in the first locale of the fallback chain that has it. */
function mergeByPrecedence(
  places: readonly ReadonlyMap<string, StoredEntry>[],
): readonly StoredEntry[] {
  const found = new Map<string, StoredEntry>();
  for (const place of places)
    for (const [uid, entry] of place) if (!found.has(uid)) found.set(uid, entry);
  return [...found.values()].sort(lastChangedFirst);
}

const indexKey = (contentType: string, locale: string): string => `${contentType} ${locale}`;

function indexEntries(entries: readonly StoredEntry[]): EntryIndex {
  const shelf = new Map<string, Map<string, StoredEntry>>();
  for (const entry of entries) {
    const name = indexKey(entry.contentType, entry.locale);
    const place = shelf.get(name) ?? new Map<string, StoredEntry>();
    shelf.set(name, place.set(entry.uid, entry));
  }
  return shelf;
}

const lastChangedFirst = (one: StoredEntry, other: StoredEntry): number =>
  compare(other.updatedAt, one.updatedAt) || compare(one.uid, other.uid);

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** The last fallback of all other locales. */
export const MASTER_LOCALE: string = DEFAULT_LOCALE;

/** First fallback of a locale, before the master locale: the first locale of its language. */
const PARENTS: ReadonlyMap<string, string> = new Map(
  LOCALES.map((locale) => [locale, fallbackLocales(locale).at(-1) ?? locale]),
);

export const isKnownLocale = (locale: string): boolean => LOCALES.some((known) => known === locale);

/** Returns the fallback chain of a locale: itself, its parent, the master. */
const localeChain = (locale: string, withFallback: boolean): readonly string[] =>
  withFallback
    ? [...new Set([locale, PARENTS.get(locale) ?? MASTER_LOCALE, MASTER_LOCALE])]
    : [locale];
