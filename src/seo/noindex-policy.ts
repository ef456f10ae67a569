import type { SeoPolicy } from './head.ts';

/**
 * Policy for a page in a preview, whatever it is outside: not indexable, and without any other URL
 * that could contradict that.
 */
export function noindexPolicy(policy: SeoPolicy): SeoPolicy {
  const {
    canonical: _canonical,
    prev: _prev,
    next: _next,
    robotsInHeader: _told,
    ...rest
  } = policy;
  return { ...rest, robots: 'noindex,nofollow', alternates: [], inSitemap: false };
}
