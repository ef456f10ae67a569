import type { FilteredPageEntry } from '#src/content/filtered-page.ts';
import type { SitemapPage } from '#src/content/page-entry.ts';
import type { SearchGroup } from '#src/search/combined-search.ts';
import { languageOf, type Locale } from '#src/shared/locale.ts';
import type { AlgoliaPayload } from '../algolia-client.ts';

/** The groups of the search box that hold editors' pages. */
export type EntryGroup = Exclude<SearchGroup, 'products'>;

/** A page in the search box. */
export type EntryRecord = {
  readonly objectID: string;
  readonly title: string;
  readonly url: string;
  /** Title and description from its metadata. */
  readonly head: readonly string[];
  /** Index among the editors' pages, from 0. */
  readonly place: number;
};

type Entry = Pick<SitemapPage, 'uid' | 'title' | 'url' | 'metadata'>;

/** Records of category, filtered and content pages; not of home and cart, linked on every page. */
export function entryRecords(
  pages: readonly SitemapPage[],
  filteredPages: readonly FilteredPageEntry[],
): Readonly<Record<EntryGroup, readonly EntryRecord[]>> {
  const filtered = new Set(filteredPages.map(({ uid }) => uid));
  const isCategory = ({ type, uid }: SitemapPage) => type === 'Lister' && !filtered.has(uid);
  return {
    categories: pages.filter(isCategory).map(toRecord),
    filteredCategories: filteredPages.map(toRecord),
    pages: pages.filter(({ type }) => type === 'Content').map(toRecord),
  };
}

const toRecord = ({ uid, title, url, metadata }: Entry, place: number): EntryRecord => ({
  objectID: uid,
  title,
  url,
  head: [metadata.metaTitle, metadata.metaDescription].filter((text) => text !== undefined),
  place,
});

/** Filtered categories have to match all words; the other groups also match some. */
export const entrySettings = (group: EntryGroup, locale: Locale): AlgoliaPayload => ({
  searchableAttributes: ['title', 'unordered(head)'],
  attributesToRetrieve: ['title', 'url'],
  attributesToHighlight: ['title'],
  customRanking: ['asc(place)'],
  indexLanguages: [languageOf(locale)],
  queryLanguages: [languageOf(locale)],
  decompoundQuery: true,
  ignorePlurals: true,
  removeWordsIfNoResults: group === 'filteredCategories' ? 'none' : 'allOptional',
});
