import { escapeHtml } from '../shared/safe-text.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

/** A sitemap in the index: its absolute URL, and the last change of one of its pages. */
export type SitemapLink = Pick<SitemapEntry, 'location' | 'modified'>;

/** A sitemap in chunks, in the order in which they are written: none is larger than an entry. */
export function* sitemapXml(entries: Iterable<SitemapEntry>): Generator<string> {
  yield `${DECLARATION}<urlset ${NAMESPACES}>\n`;
  for (const entry of entries) yield formatSitemapEntry(entry);
  yield '</urlset>\n';
}

/** The index of a shop's sitemaps, in chunks as well. */
export function* sitemapIndexXml(sitemaps: Iterable<SitemapLink>): Generator<string> {
  yield `${DECLARATION}<sitemapindex xmlns="${SCHEMA}">\n`;
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
    (image) => `<image:image>${element('image:loc', image)}</image:image>`,
  );
  return `<url>${located(entry)}${alternates.join('')}${images.join('')}</url>\n`;
}

const located = ({ location, modified }: SitemapLink): string =>
  element('loc', location) + (modified === undefined ? '' : element('lastmod', modified));

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** Drops control characters and lone surrogates, which XML cannot represent. */
const escapeXml = (text: string): string => escapeHtml(text.replaceAll(UNWRITABLE, ''));

const UNWRITABLE = /[^\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const NAMESPACES = [
  `xmlns="${SCHEMA}"`,
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ');
