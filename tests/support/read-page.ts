import type { Alternate } from '#src/seo/head.ts';
import { appendTo } from '#src/shared/lists.ts';
import { tagsOf, unescapeHtml, type TagAttributes } from './html-tags.ts';

/** Data that crawlers read from a page, duplicates included. */
export type ReadPage = {
  readonly titles: readonly string[];
  /** Metadata of the head, by `name` or `property`. */
  readonly metas: ReadonlyMap<string, readonly string[]>;
  /** Links of the head, by `rel`; without `hreflang` that field is empty. */
  readonly linked: ReadonlyMap<string, readonly Alternate[]>;
  readonly descriptions: readonly string[];
  readonly robots: readonly string[];
  readonly canonicals: readonly string[];
  readonly alternates: readonly Alternate[];
  readonly links: readonly PageLink[];
  /** Raw addresses of the pictures in the body. */
  readonly pictures: readonly string[];
  /** Raw contents of its JSON-LD scripts. */
  readonly structuredData: readonly string[];
};

/** A link in the body, with its raw `href`. */
export type PageLink = { readonly href: string; readonly rel: readonly string[] };

/** Parses HTML as the shop's server writes it: attributes quoted and escaped. */
export function readPage(html: string): ReadPage {
  const [head = '', body = ''] = html.split('</head>');
  const shown = body.replaceAll(SCRIPT, '');
  const metas = groupBy(tagsOf(head, 'meta').flatMap(metaOf));
  const linked = groupBy(
    tagsOf(head, 'link').map(
      ({ rel = '', hreflang = '', href = '' }) => [rel, { hreflang, href }] as const,
    ),
  );
  return {
    titles: [...head.matchAll(/<title>([^<]*)<\/title>/gu)].map(([, text = '']) =>
      unescapeHtml(text),
    ),
    metas,
    linked,
    descriptions: metas.get('description') ?? [],
    robots: metas.get('robots') ?? [],
    canonicals: (linked.get('canonical') ?? []).map(({ href }) => href),
    alternates: alternatesOf(linked),
    pictures: tagsOf(shown, 'img').map(({ src = '' }) => src),
    links: tagsOf(shown, 'a').flatMap(({ href, rel = '' }) =>
      href === undefined ? [] : [{ href, rel: rel.split(' ').filter(Boolean) }],
    ),
    structuredData: jsonLdIn(html),
  };
}

/** Raw contents of the JSON-LD scripts of a page, in order. */
export const jsonLdIn = (html: string): readonly string[] =>
  [...html.matchAll(JSON_LD)].map(([, json = '']) => json);

/** Pages in other locales; a feed is an alternate without a language. */
const alternatesOf = (linked: ReadPage['linked']): readonly Alternate[] =>
  (linked.get('alternate') ?? []).filter(({ hreflang }) => hreflang !== '');

/** Names in the head that occur more than once, though only one is allowed. */
export function duplicateTagsIn({ titles, metas, linked }: ReadPage): readonly string[] {
  const said = [
    ['title', titles],
    ...metas,
    ...SINGLE_LINKS.map((rel) => [rel, linked.get(rel) ?? []] as const),
    ...groupBy(alternatesOf(linked).map((one) => [one.hreflang, one] as const)),
  ] as const;
  return said.filter(([, { length }]) => length > 1).map(([name]) => name);
}

/** Parses a page, and throws if its head has duplicates. */
export function readHead(html: string): ReadPage {
  const page = readPage(html);
  const repeated = duplicateTagsIn(page);
  if (repeated.length > 0) throw new Error(`These stand twice: ${repeated.join()}.`);
  return page;
}

export const titleOf = ({ titles }: ReadPage): string | undefined => titles[0];

/** The content of a `name` or `property`; `undefined` if there is none. */
export const metaContentOf = ({ metas }: ReadPage, name: string): string | undefined =>
  metas.get(name)?.[0];

/** Target of the page's link of a kind; `undefined` if there is none. */
export const hrefOf = ({ linked }: ReadPage, rel: string): string | undefined =>
  linked.get(rel)?.[0]?.href;

/** The page's alternates in other locales, by `hreflang`. */
export const alternatesIn = ({ alternates }: ReadPage): Readonly<Record<string, string>> =>
  Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href]));

const SINGLE_LINKS = ['canonical', 'prev', 'next'];

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gu;
const JSON_LD = /<script\b[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/gu;

function metaOf({
  name,
  property,
  content,
}: TagAttributes): readonly (readonly [string, string])[] {
  const key = name ?? property;
  return key === undefined || content === undefined ? [] : [[key, content]];
}

function groupBy<T>(entries: readonly (readonly [string, T])[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, one] of entries) appendTo(groups, key, [one]);
  return groups;
}
