import type { Picture } from '../catalog/product.ts';
import type { Money } from '../pricing/money.ts';
import type { SeoRule } from './seo-rules.ts';

/** Head of a page for browsers, search engines and networks (H1), ready to print. */
export type Head = {
  readonly status: number;
  readonly title: string;
  readonly description: string;
  readonly ogTitle: string;
  readonly ogDescription: string;
  /** Absent on pages of no special type, which are `website`. */
  readonly ogType?: 'product' | 'article';
  /** Absolute URL that shares of this page count for; absent on pages that are not indexable. */
  readonly ogUrl?: string;
  /** Absent if the page has no picture of its own. */
  readonly ogImage?: OpenGraphImage;
  /** Price that a product page shows; absent if it shows none (P3). */
  readonly ogPrice?: Money;
  /** Days of a guide, `2026-05-12`; absent on other pages. */
  readonly ogPublished?: string;
  readonly ogModified?: string;
  /** Absent on a filtered page (H2). */
  readonly robots?: Robots;
  /** Sent as a response header instead: no filtered page has the tag (H2). */
  readonly robotsInHeader?: true;
  /** Absolute URL; absent as H3 says. */
  readonly canonical?: string;
  readonly alternates: readonly Alternate[];
  /** Absolute URLs (H5). */
  readonly prev?: string;
  readonly next?: string;
};

/** Picture of a page for shared links: absolute URL, and size in pixels. */
export type OpenGraphImage = Omit<Picture, 'path'> & { readonly url: string };

/** Robots tag of a page; `undefined` without a value, or if it is sent as a header. */
export const robotsTag = ({ robots, robotsInHeader }: Head): Robots | undefined =>
  robotsInHeader ? undefined : robots;

export type Robots = 'index,follow' | 'noindex,nofollow';

/** The same page in another locale; `hreflang` is a BCP 47 tag or `x-default` (H4). */
export type Alternate = { readonly hreflang: string; readonly href: string };

/** Search engine policy of a page. */
export type SeoPolicy = Head & {
  readonly status: PageStatus;
  /** Row of the policy's table that the page is in. */
  readonly rule: SeoRule;
  /** Whether the sitemap lists this URL. A listed URL is indexable. */
  readonly inSitemap: boolean;
};

export type PageStatus = 200 | 404 | 410 | 503;

/**
 * Policy for a page in a preview, whatever it is outside: not indexable, and without any other URL
 * that could contradict that.
 */
export function noindexPolicy(policy: SeoPolicy): SeoPolicy {
  const {
    canonical: _canonical,
    prev: _prev,
    next: _next,
    robotsInHeader: _robotsInHeader,
    ogUrl: _ogUrl,
    ...rest
  } = policy;
  const closed = { robots: 'noindex,nofollow', alternates: [], inSitemap: false } as const;
  return { ...rest, ...closed, rule: 'preview' };
}
