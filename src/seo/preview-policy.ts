import type { PagePolicy } from './head.ts';

/**
 * What search engines are told of a page in a preview, whatever they are told of it elsewhere: to keep
 * nothing, and of no other address, so that nothing contradicts that.
 */
export function closedToSearch(policy: PagePolicy): PagePolicy {
  const {
    canonical: _canonical,
    prev: _prev,
    next: _next,
    robotsInHeader: _told,
    ...rest
  } = policy;
  return { ...rest, robots: 'noindex,nofollow', alternates: [], inSitemap: false };
}
