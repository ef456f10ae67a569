import { hasAddress, parseBlockLink, type BlockLink } from '#src/content/block-link.ts';
import { resolveLink } from '#src/content/link.ts';
import { parseLink } from '#src/content/link-document.ts';
import type { Breadcrumb } from '#src/content/page-entry.ts';
import type { Reader } from '#src/shared/json-reader.ts';

/** A link of a block (H13); one without an address leads nowhere and cannot be read. */
export const readBlockLink: Reader<BlockLink> = (value) => {
  const link = parseBlockLink(value);
  return link && hasAddress(link) ? link : undefined;
};

/**
 * A link of the menu or the footer, which are written into a page as they are: one whose address is
 * no safe one cannot be read (H13). A link to elsewhere keeps its address.
 */
export const readLink: Reader<Breadcrumb> = (value) => {
  const link = parseLink(value);
  if (!link || !resolveLink(link)) return undefined;
  return { title: link.title, url: link.type === 'internal' ? link.url : link.href };
};
