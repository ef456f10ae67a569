import { blockTexts } from '#src/content/block.ts';
import type { LandingPageEntry } from '#src/content/landing-page-entry.ts';
import type { ContentEntry, PageType, SitemapPage } from '#src/content/page-entry.ts';
import { languageOf, type Locale } from '#src/shared/locale.ts';
import type { AlgoliaPayload } from '../algolia-client.ts';
import { ENTRY_GROUP_FIELD, type EntryGroup } from '../entry-groups.ts';

/** A page in the search box. */
export type EntryRecord = {
  readonly objectID: string;
  readonly group: EntryGroup;
  readonly title: string;
  readonly url: string;
  /** Title and description from its metadata. */
  readonly head: readonly string[];
  /** The description alone, to be shown. */
  readonly description?: string;
  /** What shoppers search for when they mean the page, by its editor. */
  readonly keywords?: readonly string[];
  /** What the page says, cut where a record would be too large. */
  readonly text?: string;
  /** Index among the pages of its group, from 0. */
  readonly place: number;
};

type Entry = Pick<SitemapPage, 'uid' | 'title' | 'url' | 'metadata'>;

/** Records of categories and filtered pages; not of home and cart, linked on every page. */
export function categoryRecords(
  pages: readonly SitemapPage[],
  filteredPages: readonly LandingPageEntry[],
): readonly EntryRecord[] {
  const filtered = new Set(filteredPages.map(({ uid }) => uid));
  const isCategory = ({ type, uid }: SitemapPage) => type === 'Lister' && !filtered.has(uid);
  return [
    ...pages.filter(isCategory).map((page, place) => toRecord('categories', page, place)),
    ...filteredPages.map((page, place) => toRecord('filteredCategories', page, place)),
  ];
}

/** Pages that have a record: products have an index of their own. */
export const INDEXED_PAGE_TYPES: readonly PageType[] = ['Lister', 'Content'];

export const isContentPage = ({ type }: SitemapPage): boolean => type === 'Content';

function toRecord(
  group: EntryGroup,
  { uid, title, url, metadata }: Entry,
  place: number,
): EntryRecord {
  const { metaTitle, metaDescription: description } = metadata;
  const head = [metaTitle, description].filter((text) => text !== undefined);
  return {
    objectID: uid,
    group,
    title,
    url,
    head,
    ...(description !== undefined && { description }),
    place,
  };
}

/** In characters: a record may have 10 kB, and a letter with an accent is two bytes. */
const MAX_TEXT_LENGTH = 3500;

/** What the list of pages lacks: the part of a content page that is searched. */
type PageBody = Pick<ContentEntry, 'keywords' | 'blocks'>;

/** The record of a content page, with what it says if that is known. */
export const contentRecord = (page: SitemapPage, place: number, body?: PageBody): EntryRecord => ({
  ...toRecord('pages', page, place),
  ...(body && {
    keywords: body.keywords ?? [],
    text: body.blocks.flatMap(blockTexts).filter(Boolean).join(' ').slice(0, MAX_TEXT_LENGTH),
  }),
});

/** Settings of the index of pages. */
export const entrySettings = (locale: Locale): AlgoliaPayload => ({
  searchableAttributes: ['title', 'unordered(keywords)', 'unordered(head)', 'unordered(text)'],
  attributesToRetrieve: ['title', 'url', 'description'],
  attributesToHighlight: ['title', 'keywords'],
  customRanking: ['asc(place)'],
  indexLanguages: [languageOf(locale)],
  queryLanguages: [languageOf(locale)],
  decompoundQuery: true,
  ignorePlurals: true,
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
  attributesForFaceting: [`filterOnly(${ENTRY_GROUP_FIELD})`],
});
