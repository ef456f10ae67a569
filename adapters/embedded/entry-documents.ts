import type { ContentBlock } from '#src/content/block.ts';
import type { FilteredPageEntry } from '#src/content/filtered-page.ts';
import type { PageEntry } from '#src/content/page-entry.ts';
import type { PageMetadata } from '#src/content/page-metadata.ts';
import { richTextLines } from '#src/content/rich-text.ts';
import type { SearchGroup } from '#src/search/combined-search.ts';
import type { TextDocument } from './text-search/postings.ts';

/** A page that the search box can link to, with its texts. */
export type SearchableEntry = {
  readonly title: string;
  readonly url: string;
  readonly document: TextDocument;
};

/** The groups of the search box that come from the editors' pages. */
type EntryGroup = Exclude<SearchGroup, 'products'>;

/** Category, filtered and content pages, without home and cart, which every page links to. */
export function searchableEntries(
  pages: readonly PageEntry[],
): Readonly<Record<EntryGroup, readonly SearchableEntry[]>> {
  const listers = pages.filter((page) => page.type === 'Lister');
  const filtered = listers.flatMap((lister) => lister.filteredPages ?? []);
  return {
    categories: listers.map((lister) =>
      entryOf(lister, [lister.intro, ...lister.blocks.flatMap(textsIn)]),
    ),
    filteredCategories: filtered.map((page) => entryOf(page, [page.text])),
    pages: pages
      .filter((page) => page.type === 'Content')
      .map((page) => entryOf(page, page.blocks.flatMap(textsIn))),
  };
}

/** A title names the subject of a page, its metadata repeat it, its texts only mention it. */
const WEIGHTS = { title: 10, head: 5, text: 1 } as const;

function entryOf(
  { title, url, metadata }: Pick<PageEntry | FilteredPageEntry, 'title' | 'url' | 'metadata'>,
  texts: readonly string[],
): SearchableEntry {
  const document = [
    { text: title, weight: WEIGHTS.title },
    ...headTexts(metadata).map((text) => ({ text, weight: WEIGHTS.head })),
    ...texts.map((text) => ({ text, weight: WEIGHTS.text })),
  ];
  return { title, url, document };
}

const headTexts = ({ metaTitle, metaDescription }: PageMetadata): readonly string[] =>
  [metaTitle, metaDescription].filter((text) => text !== undefined);

/** Returns the readable texts of a block. */
function textsIn(block: ContentBlock): readonly string[] {
  switch (block.type) {
    case 'hero':
      return [block.title, block.text];
    case 'category-tiles':
      return [block.title, ...block.tiles.map(({ text }) => text ?? '')];
    case 'products':
      return [block.title];
    case 'usps':
      return block.usps.flatMap(({ title, text }) => [title, text]);
    case 'text':
      return [block.title, ...block.paragraphs];
    case 'questions':
      return [block.title, ...block.questions.flatMap((one) => [one.question, one.answer])];
    case 'table':
      return [block.title, block.intro ?? '', ...block.columns, ...block.rows.flat()];
    case 'list':
      return [block.title, ...block.items.flatMap(({ title, text }) => [title, text])];
    case 'links':
      return [block.title, ...block.links.map(({ title }) => title)];
    case 'stores':
      return [block.title, ...block.stores.flatMap(({ name, address }) => [name, ...address])];
    case 'awards':
      return [block.title, ...block.awards.map(({ text }) => text)];
    case 'rich-text':
    case 'picture':
    case 'video':
    case 'quote':
    case 'accordion':
      return articleTexts(block);
    case 'banner':
    case 'newsletter':
    case 'email-preferences':
    case 'withdrawal':
    case 'consent':
      return [block.title, block.text];
  }
}

type ArticleBlock = Extract<
  ContentBlock,
  { readonly type: 'rich-text' | 'picture' | 'video' | 'quote' | 'accordion' }
>;

function articleTexts(block: ArticleBlock): readonly string[] {
  switch (block.type) {
    case 'rich-text':
      return [block.title, ...richTextLines(block.body)];
    case 'picture':
      return [block.caption ?? ''];
    case 'video':
      return [block.title, block.text ?? ''];
    case 'quote':
      return [block.text, block.name];
    case 'accordion':
      return [
        block.title,
        ...block.items.flatMap(({ title, body }) => [title, ...richTextLines(body)]),
      ];
  }
}
