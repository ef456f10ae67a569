import type { Alternate } from '#src/seo/head.ts';
import { tagsOf, unescapeHtml } from './html-tags.ts';

/** What crawlers read of a page. */
export type ReadPage = {
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly robots: readonly string[];
  readonly canonicals: readonly string[];
  readonly alternates: readonly Alternate[];
  readonly links: readonly PageLink[];
  /** What stands in its JSON-LD scripts, unread. */
  readonly structuredData: readonly string[];
};

/** A link in the body; `href` as it is written. */
export type PageLink = { readonly href: string; readonly rel: readonly string[] };

/** Reads HTML as the server of this shop writes it: attributes quoted, and escaped. */
export function readPage(html: string): ReadPage {
  const [head = '', body = ''] = html.split('</head>');
  const metas = tagsOf(head, 'meta');
  const named = (name: string) =>
    metas.filter((one) => one['name'] === name).map(({ content = '' }) => content);
  const elsewhere = tagsOf(head, 'link');
  const linked = (rel: string) =>
    elsewhere
      .filter((one) => one['rel'] === rel)
      .map(({ hreflang = '', href = '' }) => ({ hreflang, href }));
  return {
    titles: [...head.matchAll(/<title>([^<]*)<\/title>/gu)].map(([, text = '']) =>
      unescapeHtml(text),
    ),
    descriptions: named('description'),
    robots: named('robots'),
    canonicals: linked('canonical').map(({ href }) => href),
    alternates: linked('alternate'),
    links: tagsOf(body.replaceAll(SCRIPT, ''), 'a').flatMap(({ href, rel = '' }) =>
      href === undefined ? [] : [{ href, rel: rel.split(' ').filter(Boolean) }],
    ),
    structuredData: [...html.matchAll(JSON_LD)].map(([, json = '']) => json),
  };
}

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gu;
const JSON_LD = /<script\b[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/gu;
