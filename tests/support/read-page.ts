import type { Alternate } from '#src/seo/head.ts';

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
  const elements = elementsOf(head);
  const named = (name: string) =>
    elements
      .filter((one) => one.tag === 'meta' && one.attributes['name'] === name)
      .map((one) => one.attributes['content'] ?? '');
  const linked = (rel: string) =>
    elements
      .filter((one) => one.tag === 'link' && one.attributes['rel'] === rel)
      .map(({ attributes }) => ({
        hreflang: attributes['hreflang'] ?? '',
        href: attributes['href'] ?? '',
      }));
  return {
    titles: [...head.matchAll(/<title>([^<]*)<\/title>/gu)].map(([, text = '']) => unescape(text)),
    descriptions: named('description'),
    robots: named('robots'),
    canonicals: linked('canonical').map(({ href }) => href),
    alternates: linked('alternate'),
    links: elementsOf(body.replaceAll(SCRIPT, '')).flatMap(({ tag, attributes }) =>
      tag === 'a' && attributes['href'] !== undefined
        ? [{ href: attributes['href'], rel: (attributes['rel'] ?? '').split(' ').filter(Boolean) }]
        : [],
    ),
    structuredData: [...html.matchAll(JSON_LD)].map(([, json = '']) => json),
  };
}

type Element = { readonly tag: string; readonly attributes: Readonly<Record<string, string>> };

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gu;
const JSON_LD = /<script\b[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/gu;

const elementsOf = (html: string): readonly Element[] =>
  [...html.matchAll(/<(meta|link|a)\b((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gu)].map(
    ([, tag = '', attributes = '']) => ({
      tag,
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/gu)].map(([, name = '', value = '']) => [
          name,
          unescape(value),
        ]),
      ),
    }),
  );

const unescape = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:39|x27);/gu, "'")
    .replaceAll('&amp;', '&');
