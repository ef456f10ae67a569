import type { Reader } from '../shared/json-reader.ts';
import { isBlank } from '../shared/normalize-text.ts';
import { formatLink, type LinkDocument, parseLink } from './link-document.ts';
import { type ExternalLink, type Link, readExternalLink } from './link.ts';
import { type Breadcrumb, readCrumb } from './page-entry.ts';

/** Target of a block's link (H13): a page of the shop by its path, or an external address. */
export type BlockLink = Breadcrumb | ExternalLink;

/** Converts a block's link to a `Link` with the same title. */
export const toLink = (link: BlockLink): Link =>
  'href' in link ? link : { type: 'internal', url: link.url, title: link.title };

/** Identifies a block's link among its siblings. */
export const urlOfLink = (link: BlockLink): string => ('href' in link ? link.href : link.url);

export const formatBlockLink = (link: BlockLink): LinkDocument => formatLink(toLink(link));

/**
 * Parses what {@link formatBlockLink} writes, and a link as the content service stores it;
 * `undefined` for anything else. Its safety is checked when it is written into a page.
 */
export function parseBlockLink(value: unknown): BlockLink | undefined {
  const link = parseLink(value);
  if (!link) return undefined;
  return link.type === 'external' ? link : { title: link.title, url: link.url };
}

/** Reads a link that is on the wire as it is. */
export const readBlockLink: Reader<BlockLink> = (value, report) =>
  readExternalLink(value) ?? readCrumb(value, report);

/** False for a link without an address. */
export const hasUrl = (link: BlockLink): boolean => !isBlank(urlOfLink(link));
