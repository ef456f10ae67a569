import { blockTexts } from '#src/content/block.ts';
import type { PageEntry } from '#src/content/page-entry.ts';
import type { PageMetadata } from '#src/content/page-metadata.ts';
import type { SearchGroup } from '#src/search/combined-search.ts';
import type { TextDocument } from './text-search/postings.ts';

/** A page that the search box can link to, with its texts. */
export type SearchableEntry = {
  readonly title: string;
  readonly url: string;
  readonly description?: string;
  /** Title and keywords of the page, each of which it answers. */
  readonly phrases: readonly string[];
  readonly document: TextDocument;
};

/** The groups of the search box that come from the editors' pages. */
type EntryGroup = Exclude<SearchGroup, 'products'>;

/** Category, filtered and content pages, without home and cart, which every page links to. */
export function searchableEntries(
  pages: readonly PageEntry[],
): Readonly<Record<EntryGroup, readonly SearchableEntry[]>> {
  const categoryPages = pages.filter((page) => page.type === 'Lister');
  const filtered = categoryPages.flatMap((categoryPage) => categoryPage.filteredPages ?? []);
  return {
    categories: categoryPages.map((categoryPage) =>
      entryOf(categoryPage, [categoryPage.intro, ...categoryPage.blocks.flatMap(blockTexts)]),
    ),
    filteredCategories: filtered.map((page) => entryOf(page, [page.text])),
    pages: pages
      .filter((page) => page.type === 'Content')
      .map((page) => entryOf(page, page.blocks.flatMap(blockTexts))),
  };
}

/**
 * A title names the subject of a page, keywords are what shoppers ask, metadata repeat the title,
 * texts only mention it.
 */
const WEIGHTS = { title: 10, keyword: 8, head: 5, text: 1 } as const;

function entryOf(
  page: Pick<PageEntry, 'title' | 'url' | 'metadata' | 'keywords'>,
  texts: readonly string[],
): SearchableEntry {
  const { title, url, metadata, keywords = [] } = page;
  const { metaDescription: description } = metadata;
  const document = [
    { text: title, weight: WEIGHTS.title },
    ...keywords.map((text) => ({ text, weight: WEIGHTS.keyword })),
    ...headTexts(metadata).map((text) => ({ text, weight: WEIGHTS.head })),
    ...texts.map((text) => ({ text, weight: WEIGHTS.text })),
  ];
  const phrases = [title, ...keywords];
  return { title, url, ...(description !== undefined && { description }), phrases, document };
}

const headTexts = ({ metaTitle, metaDescription }: PageMetadata): readonly string[] =>
  [metaTitle, metaDescription].filter((text) => text !== undefined);
