import { type BlockLink, toLink, urlOfLink } from '#src/content/block-link.ts';
import { type ResolvedLink, resolveLink } from '#src/content/link.ts';
import type { LinkRules } from '#src/content/shell.ts';
import { addressForBed, type MyBed } from '#src/my-bed/my-bed.ts';
import { relOfLink } from '#src/seo/link-rules.ts';
import { memoizePerObject, memoizeRecent } from '#src/shared/memoize.ts';

/** Attributes of a link to a page of the shop. */
export type LinkAttributes = {
  readonly href: string;
  readonly rel?: string | undefined;
  /** Set if the page may be prefetched (H15) though search engines must not follow the link. */
  readonly 'data-prefetch'?: '';
};

/**
 * Number of links whose attributes are kept, per version of the link rules: those of menu and
 * footer, which every page shows, and of the pages that are visited most.
 */
const MAX_LINKS = 2000;

/**
 * Attributes of a link to a page of the shop, by the rules of its content. A page has hundreds of
 * links, nearly all the same as on other pages: each is written once per version of the rules.
 */
export const linkAttributesBy: (rules: LinkRules) => (url: string) => LinkAttributes =
  memoizePerObject((rules) =>
    memoizeRecent(MAX_LINKS, (href) => {
      const rel = relOfLink(rules, href);
      return { href, ...(rel && { rel, 'data-prefetch': '' as const }) };
    }),
  );

/**
 * Attributes of a link to a page of the shop for the shopper's bed, which is in its address: without
 * script nothing else keeps it. No crawler is to follow it.
 *
 * @param rel that of the link itself; such a link is prefetched no more than without a bed.
 */
export const linkAttributesForBed = (url: string, bed: MyBed, rel?: string): LinkAttributes => ({
  href: addressForBed(url, bed),
  ...(rel === undefined ? { rel: 'nofollow', 'data-prefetch': '' } : { rel }),
});

/** How an editor's link is rendered ({@link resolveLink}), resolved once per wording. */
export const resolvedLink: (link: BlockLink) => ResolvedLink | undefined = memoizeRecent(
  MAX_LINKS,
  (link) => resolveLink(toLink(link)),
  (link) =>
    'href' in link
      ? `${link.title}\n${link.href}\n${link.opensNewTab}\n${link.isFollowed}`
      : `${link.title}\n${urlOfLink(link)}`,
);
