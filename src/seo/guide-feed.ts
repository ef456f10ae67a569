import type { SitemapPage } from '../content/page-entry.ts';
import type { Shell } from '../content/shell.ts';
import { mergeMetadata } from '../content/page-metadata.ts';
import { languageTag, type Locale } from '../shared/locale.ts';
import { escapeXml, XML_DECLARATION, xmlElement } from '../shared/xml.ts';
import { isSitemapDate } from './sitemap-entry.ts';

/** Path of the feed on the host of every locale. */
export const GUIDE_FEED_PATH = '/feed.xml';

export type GuideFeedInput = {
  readonly title: string;
  readonly shell: Pick<Shell, 'defaults'>;
  /** Published pages; those that are no guides are left out. */
  readonly pages: readonly SitemapPage[];
  readonly locale: Locale;
  /** Absolute URL of a path of the shop. */
  readonly absoluteUrl: (path: string) => string;
};

/** The shop's guides, the newest first, for feed readers (RSS 2.0). */
export function guideFeedXml(input: GuideFeedInput): string {
  const { title, shell, pages, locale, absoluteUrl } = input;
  const guides = pages
    .flatMap((page) => guideOf(page, shell))
    .toSorted((one, other) => Date.parse(other.published) - Date.parse(one.published));
  return [
    `${XML_DECLARATION}<rss version="2.0" ${NAMESPACES}>`,
    '<channel>',
    xmlElement('title', title),
    xmlElement('link', absoluteUrl('/')),
    xmlElement('description', shell.defaults.metaDescription),
    xmlElement('language', languageTag(locale)),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(absoluteUrl(GUIDE_FEED_PATH))}"/>`,
    ...guides.map((guide) => feedItem(guide, absoluteUrl)),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

/** A guide in the feed; its day is valid. */
type Guide = {
  readonly title: string;
  readonly url: string;
  readonly description: string;
  readonly author: string;
  readonly published: string;
};

/** The guide of a page; none for a page that search engines must not index. */
function guideOf(
  { title, url, metadata, article }: SitemapPage,
  { defaults }: GuideFeedInput['shell'],
): readonly Guide[] {
  const { disableSearchIndexing, metaDescription = '' } = mergeMetadata(metadata, defaults);
  if (!article || disableSearchIndexing || !isSitemapDate(article.published)) return [];
  return [{ title, url, description: metaDescription, ...article }];
}

function feedItem(guide: Guide, absoluteUrl: GuideFeedInput['absoluteUrl']): string {
  const { title, url, description, author, published } = guide;
  const address = absoluteUrl(url);
  const fields = [
    xmlElement('title', title),
    xmlElement('link', address),
    xmlElement('guid', address),
    xmlElement('pubDate', new Date(published).toUTCString()),
    xmlElement('dc:creator', author),
    xmlElement('description', description),
  ];
  return `<item>${fields.join('')}</item>`;
}

const NAMESPACES =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';
