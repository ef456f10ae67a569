import { toLink, hasUrl, parseBlockLink, type BlockLink } from '#src/content/block-link.ts';
import { resolveLink } from '#src/content/link.ts';
import type { Breadcrumb } from '#src/content/page-entry.ts';
import { shopHref } from '#src/content/safe-href.ts';
import { readText, type Reader } from '#src/shared/json-reader.ts';

/** Reads a link of a block (H13); one without a URL is unreadable. */
export const readBlockLink: Reader<BlockLink> = (value) => {
  const link = parseBlockLink(value);
  return link && hasUrl(link) ? link : undefined;
};

/** Reads a link of the menu or footer; one with an unsafe URL is unreadable (H13). */
export const readMenuLink: Reader<BlockLink> = (value) => {
  const link = parseBlockLink(value);
  const resolved = link && resolveLink(toLink(link));
  if (!link || !resolved) return undefined;
  return 'href' in link ? { ...link, href: resolved.href } : { ...link, url: resolved.href };
};

/** Reads a category in the header, which has to be a page of the shop. */
export const readCategoryLink: Reader<Breadcrumb> = (value) => {
  const link = readMenuLink(value);
  return link && !('href' in link) ? link : undefined;
};

/** Reads the path of a page of the shop. */
export const readPagePath: Reader<string> = (value) => {
  const href = shopHref(readText(value) ?? '');
  return href?.startsWith('/') ? href : undefined;
};
