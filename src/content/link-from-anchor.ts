import { resolveLink, type Link } from './link.ts';
import { hasOrigin } from './safe-href.ts';

/** A link written within a text, with the attributes of an `a` element. */
export type AnchorAttributes = {
  readonly href: string;
  readonly title: string;
  /** `_blank` opens a new tab. */
  readonly target?: string | undefined;
  /** The word `follow` in it means that the shop vouches for the page. */
  readonly rel?: string | undefined;
};

/**
 * Converts a link within a text by the rules of every other link (H13); `undefined` if its address
 * is not safe, so that only its text is kept. An address with a scheme or host leads out of the
 * shop, any other is a path within it.
 */
export function linkFromAnchor({
  href,
  title,
  target,
  rel = '',
}: AnchorAttributes): Link | undefined {
  const link: Link = hasOrigin(href.trim())
    ? {
        type: 'external',
        href: href.trim(),
        title,
        opensNewTab: target === '_blank',
        isFollowed: rel.split(/\s+/u).includes('follow'),
      }
    : { type: 'internal', url: href.trim(), title };
  return resolveLink(link) && link;
}
