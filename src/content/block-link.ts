import { isBlank } from '../shared/blank.ts';
import { formatLink, parseLink, type LinkDocument } from './link-document.ts';
import type { ExternalLink, Link } from './link.ts';
import type { Breadcrumb } from './page-entry.ts';

/** Where a block leads (H13): to a page of the shop by its path, or to elsewhere. */
export type BlockLink = Breadcrumb | ExternalLink;

/** The link of a block as links are resolved, with the same words. */
export const asLink = (link: BlockLink): Link =>
  'href' in link ? link : { type: 'internal', url: link.url, title: link.title };

/** Tells a block's link from its fellows. */
export const addressOfLink = (link: BlockLink): string => ('href' in link ? link.href : link.url);

export const formatBlockLink = (link: BlockLink): LinkDocument => formatLink(asLink(link));

/**
 * Reads what {@link formatBlockLink} writes, and a link as the content service keeps it; `undefined`
 * of what is none. Whether it is safe to follow is decided where it is written into a page.
 */
export function parseBlockLink(value: unknown): BlockLink | undefined {
  const link = parseLink(value);
  if (!link) return undefined;
  return link.type === 'external' ? link : { title: link.title, url: link.url };
}

/** False for a link that its editor gave no address. */
export const hasAddress = (link: BlockLink): boolean => !isBlank(addressOfLink(link));
