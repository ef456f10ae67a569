import { asLink, hasAddress, parseBlockLink, type BlockLink } from '#src/content/block-link.ts';
import { resolveLink } from '#src/content/link.ts';
import type { Breadcrumb } from '#src/content/page-entry.ts';
import { shopHref } from '#src/content/safe-href.ts';
import { readText, type Reader } from '#src/shared/json-reader.ts';

/** A link of a block (H13); one without an address leads nowhere and cannot be read. */
export const readBlockLink: Reader<BlockLink> = (value) => {
  const link = parseBlockLink(value);
  return link && hasAddress(link) ? link : undefined;
};

/** A link of the menu or the footer: one whose address is no safe one cannot be read (H13). */
export const readMenuLink: Reader<BlockLink> = (value) => {
  const link = parseBlockLink(value);
  const resolved = link && resolveLink(asLink(link));
  if (!link || !resolved) return undefined;
  return 'href' in link ? { ...link, href: resolved.href } : { ...link, url: resolved.href };
};

/** A category in the header, which is a page of the shop. */
export const readCategoryLink: Reader<Breadcrumb> = (value) => {
  const link = readMenuLink(value);
  return link && !('href' in link) ? link : undefined;
};

/** Where a page of the shop is, as links lead there. */
export const readPagePath: Reader<string> = (value) => {
  const href = shopHref(readText(value) ?? '');
  return href?.startsWith('/') ? href : undefined;
};
