import type { FilteredPageEntry } from '#src/content/filtered-page.ts';
import type { SitemapPage } from '#src/content/sitemap-page.ts';
import type { SearchGroup } from '#src/search/search-plan.ts';
import { languageOf, type Locale } from '#src/shared/locale.ts';
import type { Wire } from '../algolia-reader.ts';

/** The groups of the search box that come from the editors' pages. */
export type EntryGroup = Exclude<SearchGroup, 'products'>;

/** A page that the search box can lead to. */
export type EntryRecord = {
  readonly objectID: string;
  readonly title: string;
  readonly url: string;
  /** What its head says of it. */
  readonly head: readonly string[];
  /** Place among the editors' pages, from 0. */
  readonly place: number;
};

type Entry = Pick<SitemapPage, 'uid' | 'title' | 'url' | 'metadata'>;

/** Listers, their listed parts, and what there is to read; home and cart are always at hand. */
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

/** A part of a category that was not asked for will not do; of the others something close will. */
export const entrySettings = (group: EntryGroup, locale: Locale): Wire => ({
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
