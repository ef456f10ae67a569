import { isBlank } from '../shared/blank.ts';
import { externalHref, shopHref } from './safe-href.ts';

/** Where an editor wants a text or a picture to lead (H13). The addresses are as written. */
export type Link = InternalLink | ExternalLink;

/** To a page of this shop. */
export type InternalLink = {
  readonly type: 'internal';
  readonly url: string;
  readonly title: string;
};

/** To elsewhere. */
export type ExternalLink = {
  readonly type: 'external';
  readonly href: string;
  readonly title: string;
  readonly opensNewTab: boolean;
  /** Whether the shop vouches for the page: search engines may follow the link. */
  readonly isFollowed: boolean;
};

/** A link as a page writes it: safe to put into an `a` element as it stands. */
export type ResolvedLink = {
  readonly href: string;
  /** Never blank: a link without words reads as its address. */
  readonly title: string;
  readonly isExternal: boolean;
  readonly target?: '_blank';
  readonly rel?: string;
};

/** What a link to elsewhere says of it, unless the editor vouches for it (H13). */
export const UNFOLLOWED_REL = 'nofollow noindex noreferrer';

/**
 * Decides how a link is written (H13); `undefined` when its address is no safe one, and the page is
 * to show its words without a link.
 *
 * A followed link that opens a new tab says `noopener`, which in the other `noreferrer` implies:
 * the page it opens has no hold on this one.
 */
export function resolveLink(link: Link): ResolvedLink | undefined {
  if (link.type === 'external') return resolveExternal(link);
  const href = shopHref(link.url);
  return href === undefined
    ? undefined
    : { href, title: wordsOf(link.title, href), isExternal: false };
}

function resolveExternal(link: ExternalLink): ResolvedLink | undefined {
  const href = externalHref(link.href);
  if (href === undefined) return undefined;
  return {
    href,
    title: wordsOf(link.title, href),
    isExternal: true,
    ...(link.opensNewTab && { target: '_blank', rel: 'noopener' }),
    ...(!link.isFollowed && { rel: UNFOLLOWED_REL }),
  };
}

const wordsOf = (title: string, href: string): string => (isBlank(title) ? href : title);
