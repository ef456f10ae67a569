/** What sitemaps are split by: search engines then tell per kind how much of it they keep. */
export const SITEMAP_KINDS = ['products', 'categories', 'landing-pages', 'content'] as const;

export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** One file of a kind, from 1: a kind of many pages has several. */
export type SitemapFile = { readonly kind: SitemapKind; readonly part: number };

/** Where the list of a shop's sitemaps is. */
export const SITEMAP_INDEX_PATH = '/sitemap.xml';

/**
 * How many pages a file names at most. The protocol allows 50,000 in 50 MB: with seven addresses to
 * a page and its pictures only so few are sure to fit, however long the addresses are.
 */
export const MOST_ENTRIES = 2_500;

/** In bytes; {@link MOST_ENTRIES} of them are 50 MB. An entry that takes more is left out. */
export const LARGEST_ENTRY = 20_000;

/** The path of a file; it stands at the root, for it may name what lies beside and below it alone. */
export const formatSitemapPath = ({ kind, part }: SitemapFile): string =>
  `/sitemap-${kind}${part === 1 ? '' : `-${part}`}.xml`;

/** Reads what {@link formatSitemapPath} writes; `undefined` for any other path. */
export function parseSitemapPath(path: string): SitemapFile | undefined {
  const { name, part = '1' } = PATH.exec(path)?.groups ?? {};
  const kind = SITEMAP_KINDS.find((one) => one === name);
  const file = kind && { kind, part: Number(part) };
  return file && formatSitemapPath(file) === path ? file : undefined;
}

const PATH = /^\/sitemap-(?<name>[a-z-]+?)(?:-(?<part>[1-9]\d{0,5}))?\.xml$/u;

/** The parts that so many pages of a kind take; none for none. */
export const sitemapParts = (pages: number): readonly number[] =>
  Array.from({ length: Math.ceil(pages / MOST_ENTRIES) }, (_, place) => place + 1);

/** The share of a file among all pages of its kind, in their order. */
export const entriesIn = <T>(
  { part }: Pick<SitemapFile, 'part'>,
  all: readonly T[],
): readonly T[] => all.slice((part - 1) * MOST_ENTRIES, part * MOST_ENTRIES);
