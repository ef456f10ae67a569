import { escapeHtml } from '../shared/escape-html.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

/** A sitemap as its index names it: an absolute address, and when a page of it was last changed. */
export type SitemapLink = Pick<SitemapEntry, 'location' | 'modified'>;

/** A sitemap, piece by piece in the order in which it is written: none is larger than an entry. */
export function* sitemapXml(entries: Iterable<SitemapEntry>): Generator<string> {
  yield `${DECLARATION}<urlset ${NAMESPACES}>\n`;
  for (const entry of entries) yield formatSitemapEntry(entry);
  yield '</urlset>\n';
}

/** The list of a shop's sitemaps, in the same way. */
export function* sitemapIndexXml(sitemaps: Iterable<SitemapLink>): Generator<string> {
  yield `${DECLARATION}<sitemapindex xmlns="${SCHEMA}">\n`;
  for (const sitemap of sitemaps) yield `<sitemap>${located(sitemap)}</sitemap>\n`;
  yield '</sitemapindex>\n';
}

/** The entry of a page: its address, its date, itself in every locale, and its pictures. */
export function formatSitemapEntry(entry: SitemapEntry): string {
  const alternates = entry.alternates.map(
    ({ hreflang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(href)}"/>`,
  );
  const images = (entry.images ?? []).map(
    (image) => `<image:image>${element('image:loc', image)}</image:image>`,
  );
  return `<url>${located(entry)}${alternates.join('')}${images.join('')}</url>\n`;
}

const located = ({ location, modified }: SitemapLink): string =>
  element('loc', location) + (modified === undefined ? '' : element('lastmod', modified));

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** XML has no way to write control characters and halves of pairs: they are left out. */
const escapeXml = (text: string): string => escapeHtml(text.replaceAll(UNWRITABLE, ''));

const UNWRITABLE = /[^\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const NAMESPACES = [
  `xmlns="${SCHEMA}"`,
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ');
