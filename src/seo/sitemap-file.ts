/** Kinds of sitemaps: search engines then report per kind how many pages they index. */
export const SITEMAP_KINDS = ['products', 'categories', 'landing-pages', 'content'] as const;

export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** One file of a kind, from 1: a kind with many pages has several. */
export type SitemapFile = { readonly kind: SitemapKind; readonly part: number };

/** Path of the index of a shop's sitemaps. */
export const SITEMAP_INDEX_PATH = '/sitemap.xml';

/**
 * Maximum number of pages in a file. The protocol allows 50,000 in 50 MB: with seven URLs per page
 * and its pictures, only this number is sure to fit, however long the URLs are.
 */
export const MAX_ENTRIES = 2_500;

/** In bytes; {@link MAX_ENTRIES} of them are 50 MB. A larger entry is dropped. */
export const MAX_ENTRY_BYTES = 20_000;

/** Path of a file, at the root: a sitemap may only list URLs beside and below its own. */
export const formatSitemapPath = ({ kind, part }: SitemapFile): string =>
  `/sitemap-${kind}${part === 1 ? '' : `-${part}`}.xml`;

/** Parses what {@link formatSitemapPath} writes; `undefined` for any other path. */
export function parseSitemapPath(path: string): SitemapFile | undefined {
  const { name, part = '1' } = PATH.exec(path)?.groups ?? {};
  const kind = SITEMAP_KINDS.find((one) => one === name);
  const file = kind && { kind, part: Number(part) };
  return file && formatSitemapPath(file) === path ? file : undefined;
}

const PATH = /^\/sitemap-(?<name>[a-z-]+?)(?:-(?<part>[1-9]\d{0,5}))?\.xml$/u;

/** Parts that this number of pages takes; none for 0 pages. */
export const sitemapParts = (pages: number): readonly number[] =>
  Array.from({ length: Math.ceil(pages / MAX_ENTRIES) }, (_, index) => index + 1);

/** Slice of a file from all pages of its kind, in their order. */
export const entriesOfFile = <T>(
  { part }: Pick<SitemapFile, 'part'>,
  all: readonly T[],
): readonly T[] => all.slice((part - 1) * MAX_ENTRIES, part * MAX_ENTRIES);
