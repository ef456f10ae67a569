import { escapeXml, XML_DECLARATION, xmlElement } from '../shared/xml.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

/** A sitemap in the index: its absolute URL, and the last change of one of its pages. */
export type SitemapLink = Pick<SitemapEntry, 'location' | 'modified'>;

/** A sitemap in chunks, in the order in which they are written: none is larger than an entry. */
export function* sitemapXml(entries: Iterable<SitemapEntry>): Generator<string> {
  yield `${XML_DECLARATION}<urlset ${NAMESPACES}>\n`;
  for (const entry of entries) yield formatSitemapEntry(entry);
  yield '</urlset>\n';
}

/** The index of a shop's sitemaps, in chunks as well. */
export function* sitemapIndexXml(sitemaps: Iterable<SitemapLink>): Generator<string> {
  yield `${XML_DECLARATION}<sitemapindex xmlns="${SCHEMA}">\n`;
  for (const sitemap of sitemaps) yield `<sitemap>${located(sitemap)}</sitemap>\n`;
  yield '</sitemapindex>\n';
}

/** Entry of a page: its URL, its date, its alternates, and its pictures. */
export function formatSitemapEntry(entry: SitemapEntry): string {
  const alternates = entry.alternates.map(
    ({ hreflang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(href)}"/>`,
  );
  const images = (entry.images ?? []).map(
    (image) => `<image:image>${xmlElement('image:loc', image)}</image:image>`,
  );
  return `<url>${located(entry)}${alternates.join('')}${images.join('')}</url>\n`;
}

const located = ({ location, modified }: SitemapLink): string =>
  xmlElement('loc', location) + (modified === undefined ? '' : xmlElement('lastmod', modified));

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const NAMESPACES = [
  `xmlns="${SCHEMA}"`,
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ');
