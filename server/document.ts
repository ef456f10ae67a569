import type { Shell } from '#src/content/shell.ts';
import { FAVICON_SIZE } from '#src/content/image-url.ts';
import { GUIDE_FEED_PATH } from '#src/seo/guide-feed.ts';
import type { Head } from '#src/seo/head.ts';
import { OPEN_SEARCH_PATH } from '#src/seo/open-search.ts';
import { THEME_COLOR, WEB_MANIFEST_PATH } from '#src/seo/web-manifest.ts';
import { languageTag, type Locale } from '#src/shared/locale.ts';
import { type HeadElement, headElements } from '#ui/navigation/head-elements.ts';
import { splitImagePreloads } from './image-preloads.ts';
import { escapeHtml, escapeJson } from './inline-scripts.ts';

type DocumentParts = {
  readonly locale: Locale;
  /** HTML of the head elements. */
  readonly head: string;
  /** HTML rendered by the app. */
  readonly content: string;
  /** Preloads of further pictures, after those that the content starts with. */
  readonly preloads?: readonly string[];
  /** Data that the browser hydrates from, as escaped JSON; without it scripts do nothing. */
  readonly boot?: string;
  /** Structured data for search engines (JSON-LD). */
  readonly structuredData?: object | undefined;
};

/** A whole document. Pictures of the first screen are requested before the inline styles arrive. */
export function documentHtml(parts: DocumentParts): string {
  const { locale, head, content, boot, structuredData, preloads: further = [] } = parts;
  const { preloads, rest } = splitImagePreloads(content);
  const allPreloads = new Set([...preloads, ...further]);
  return `<!doctype html>
<html lang="${escapeHtml(languageTag(locale))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${[...allPreloads].map((preload) => preload.replace('/>', '>\n')).join('')}<meta name="theme-color" content="${THEME_COLOR}">
<link rel="icon" href="/favicon-49.png" type="image/png" sizes="${FAVICON_SIZE}x${FAVICON_SIZE}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${head}
</head>
<body>
<div id="app">${rest}</div>${dataBlock('type="application/json" id="boot-data"', boot)}${dataBlock('type="application/ld+json"', structuredData && escapeJson(structuredData))}
</body>
</html>
`;
}

/** A script element with data, which browsers do not execute. */
const dataBlock = (attributes: string, json: string | undefined): string =>
  json === undefined ? '' : `\n<script ${attributes}>${json}</script>`;

/** Head elements of the SEO policy (H1-H5), one per line. */
export const headHtml = (head: Head, around: HeadContext): string =>
  [ownHeadHtml(head), ...sameOnEveryPage(around).map(elementHtml)].join('\n');

/** Head elements of a screen that replaces a page, one per line. */
export const ownHeadHtml = (head: Head): string =>
  [`<title>${escapeHtml(head.title)}</title>`, ...headElements(head).map(elementHtml)].join('\n');

/** What the heads of all pages of a shop say. */
export type HeadContext = {
  readonly locale: Locale;
  readonly shell: Pick<Shell, 'shopName'>;
  /** Title of the feed of guides; absent if the locale has no domain, and so no feed. */
  readonly feedTitle?: string;
};

/** Elements that client-side navigation leaves unchanged. */
const sameOnEveryPage = (around: HeadContext): readonly HeadElement[] => [
  ...aboutShop(around),
  ...filesOfShop(around),
];

const filesOfShop = ({ shell, feedTitle }: HeadContext): readonly HeadElement[] => [
  { tag: 'link', attributes: { rel: 'manifest', href: WEB_MANIFEST_PATH } },
  ...(feedTitle === undefined
    ? []
    : ([
        {
          tag: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: shell.shopName,
            href: OPEN_SEARCH_PATH,
          },
        },
        {
          tag: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/rss+xml',
            title: feedTitle,
            href: GUIDE_FEED_PATH,
          },
        },
      ] as const)),
];

const aboutShop = ({ locale, shell }: HeadContext): readonly HeadElement[] => [
  { tag: 'meta', attributes: { property: 'og:site_name', content: shell.shopName } },
  {
    tag: 'meta',
    attributes: { property: 'og:locale', content: languageTag(locale).replace('-', '_') },
  },
];

function elementHtml({ tag, attributes }: HeadElement): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${escapeHtml(value)}"`,
  );
  return `<${tag} ${written.join(' ')}>`;
}
