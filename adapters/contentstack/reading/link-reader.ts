import { hasAddress, parseBlockLink, type BlockLink } from '#src/content/block-link.ts';
import { resolveLink } from '#src/content/link.ts';
import { parseLink } from '#src/content/link-document.ts';
import type { Breadcrumb } from '#src/content/page-entry.ts';
import { shopHref } from '#src/content/safe-href.ts';
import { readText, type Reader } from '#src/shared/json-reader.ts';

/** A link of a block (H13); one without an address leads nowhere and cannot be read. */
export const readBlockLink: Reader<BlockLink> = (value) => {
  const link = parseBlockLink(value);
  return link && hasAddress(link) ? link : undefined;
};

/**
 * A link of the menu or the footer, which are written into a page as they are: one whose address is
 * no safe one cannot be read (H13).
 */
export const readLink: Reader<Breadcrumb> = (value) => {
  const link = parseLink(value);
  const resolved = link && resolveLink(link);
  return resolved && { title: link.title, url: resolved.href };
};

/** Where a page of the shop is, as links lead there. */
export const readShopHref: Reader<string> = (value) => shopHref(readText(value) ?? '');
