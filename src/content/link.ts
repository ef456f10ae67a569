import { type Reader, readFields, readFlag, readText, readVariant } from '../shared/json-reader.ts';
import { isBlank } from '../shared/normalize-text.ts';
import { externalHref, shopHref } from './safe-href.ts';

/** Link target of a text or picture, with the address as the editor wrote it (H13). */
export type Link = InternalLink | ExternalLink;

/** Link to a page of this shop. */
export type InternalLink = {
  readonly type: 'internal';
  readonly url: string;
  readonly title: string;
};

/** Link to another site. */
export type ExternalLink = {
  readonly type: 'external';
  readonly href: string;
  readonly title: string;
  readonly opensNewTab: boolean;
  /** Whether the shop vouches for the page, so that search engines may follow the link. */
  readonly isFollowed: boolean;
};

const readExternal: Reader<Omit<ExternalLink, 'type'>> = readFields({
  href: readText,
  title: readText,
  opensNewTab: readFlag,
  isFollowed: readFlag,
});

/** Reads a link that is on the wire as it is. */
export const readLink = readVariant<Link>({
  internal: readFields({ url: readText, title: readText }),
  external: readExternal,
});

export const readExternalLink = readVariant<ExternalLink>({ external: readExternal });

/** A link as a page renders it: safe to put into an `a` element as it stands. */
export type ResolvedLink = {
  readonly href: string;
  /** Never blank: falls back to the address. */
  readonly title: string;
  readonly isExternal: boolean;
  readonly target?: '_blank';
  readonly rel?: string;
};

/** `rel` of an external link, unless the editor vouches for it (H13). */
export const NOFOLLOW_REL = 'nofollow noindex noreferrer';

/**
 * Resolves how a link is rendered (H13); `undefined` if its address is not safe, so that the page
 * shows its text without a link.
 *
 * A followed link that opens a new tab gets `noopener`, which `noreferrer` implies for the others:
 * the page it opens cannot access this one.
 */
export function resolveLink(link: Link): ResolvedLink | undefined {
  if (link.type === 'external') return resolveExternal(link);
  const href = shopHref(link.url);
  return href === undefined
    ? undefined
    : { href, title: linkTextOf(link.title, href), isExternal: false };
}

function resolveExternal(link: ExternalLink): ResolvedLink | undefined {
  const href = externalHref(link.href);
  if (href === undefined) return undefined;
  return {
    href,
    title: linkTextOf(link.title, href),
    isExternal: true,
    ...(link.opensNewTab && { target: '_blank', rel: 'noopener' }),
    ...(!link.isFollowed && { rel: NOFOLLOW_REL }),
  };
}

const linkTextOf = (title: string, href: string): string => (isBlank(title) ? href : title);
