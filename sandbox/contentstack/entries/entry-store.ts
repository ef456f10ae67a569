import { LRUCache } from 'lru-cache';
import { localeChain } from './locale-parents.ts';
import type { StoredEntry } from './stored-entry.ts';

/** Whose eyes the entries are seen with. */
export type EntryView = {
  readonly locale: string;
  readonly withFallback: boolean;
  /** Of an editor, whose drafts are seen. */
  readonly session: string | undefined;
};

/** What the editors keep. */
export interface EntryStore {
  /** Every entry of a type that is there for this view, the last changed first. */
  list(contentType: string, view: EntryView): readonly StoredEntry[];
  one(contentType: string, uid: string, view: EntryView): StoredEntry | undefined;
  isPublished(entry: StoredEntry): boolean;
}

type Shelf = ReadonlyMap<string, ReadonlyMap<string, StoredEntry>>;

export function createEntryStore(
  published: readonly StoredEntry[],
  sessions: ReadonlyMap<string, readonly StoredEntry[]>,
): EntryStore {
  const shelf = shelve(published);
  const drafted = new Map(
    [...sessions].map(([hash, drafts]) => [hash, shelve([...published, ...drafts])]),
  );
  const shelfOf = (session = '') => drafted.get(session) ?? shelf;
  const placesFor = (contentType: string, { locale, withFallback, session }: EntryView) =>
    localeChain(locale, withFallback).flatMap(
      (place) => shelfOf(session).get(shelfName(contentType, place)) ?? [],
    );
  const lists = new LRUCache<string, readonly StoredEntry[]>({ max: MOST_LISTS });
  return {
    list(contentType, view) {
      const name = [contentType, ...Object.values(view)].join(' ');
      const list = lists.get(name) ?? seenOf(placesFor(contentType, view));
      lists.set(name, list);
      return list;
    },
    one: (contentType, uid, view) =>
      placesFor(contentType, view)
        .map((place) => place.get(uid))
        .find((entry) => entry !== undefined),
    isPublished: (entry) =>
      shelf.get(shelfName(entry.contentType, entry.locale))?.get(entry.uid) === entry,
  };
}

/** More than there are content types and locales; whoever asks may name others. */
const MOST_LISTS = 500;

/** Each entry as the first place that has it knows it. */
function seenOf(places: readonly ReadonlyMap<string, StoredEntry>[]): readonly StoredEntry[] {
  const found = new Map<string, StoredEntry>();
  for (const place of places)
    for (const [uid, entry] of place) if (!found.has(uid)) found.set(uid, entry);
  return [...found.values()].sort(lastChangedFirst);
}

const shelfName = (contentType: string, locale: string): string => `${contentType} ${locale}`;

function shelve(entries: readonly StoredEntry[]): Shelf {
  const shelf = new Map<string, Map<string, StoredEntry>>();
  for (const entry of entries) {
    const name = shelfName(entry.contentType, entry.locale);
    const place = shelf.get(name) ?? new Map<string, StoredEntry>();
    shelf.set(name, place.set(entry.uid, entry));
  }
  return shelf;
}

const lastChangedFirst = (one: StoredEntry, other: StoredEntry): number =>
  compare(other.updatedAt, one.updatedAt) || compare(one.uid, other.uid);

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
