import { tagsOf, unescapeHtml, type TagAttributes } from './html-tags.ts';

/** What a crawler reads in the head of a page. */
export type ReadHead = {
  readonly title: string | undefined;
  /** By `name` or `property`. */
  readonly metas: ReadonlyMap<string, string>;
  readonly links: readonly ReadLink[];
};

export type ReadLink = TagAttributes;

export function readHead(html: string): ReadHead {
  const [head = ''] = html.split('</head>', 1);
  const metas = tagsOf(head, 'meta').flatMap(({ name, property, content }) => {
    const key = name ?? property;
    return key === undefined || content === undefined ? [] : [[key, content] as const];
  });
  if (new Set(metas.map(([key]) => key)).size < metas.length)
    throw new Error('A tag stands twice.');
  const title = /<title>(?<text>[^<]*)<\/title>/u.exec(head)?.groups?.['text'];
  return {
    title: title === undefined ? undefined : unescapeHtml(title),
    metas: new Map(metas),
    links: tagsOf(head, 'link'),
  };
}

/** Where a page leads to by its one link of a kind; `undefined` where it has none. */
export function hrefOf({ links }: ReadHead, rel: string): string | undefined {
  const found = links.filter((link) => link['rel'] === rel);
  if (found.length > 1) throw new Error(`There are ${found.length} links of ${rel}.`);
  return found[0]?.['href'];
}

/** The pages that a page names as itself in other locales, by `hreflang`. */
export const alternatesIn = ({ links }: ReadHead): Readonly<Record<string, string>> =>
  Object.fromEntries(
    links
      .filter(({ rel }) => rel === 'alternate')
      .map(({ hreflang = '', href = '' }) => [hreflang, href]),
  );

/** The links of a page that somebody may follow. */
export const anchorsIn = (html: string): readonly ReadLink[] =>
  tagsOf(html.slice(html.indexOf('<body')), 'a');
