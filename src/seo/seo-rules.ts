/** What a row of the policy grants its pages. */
type SeoRow = {
  /** Which pages these are. */
  readonly page: string;
  /** `header`: `noindex` in the `X-Robots-Tag` header. `none`: neither tag nor header. */
  readonly robots: 'index' | 'noindex' | 'header' | 'none';
  /** Whether there is a canonical link, as H3 says. */
  readonly canonical: boolean;
  /** Whether other locales are named. */
  readonly alternates: boolean;
  /** Whether the sitemap lists the page, at an address without a query string. */
  readonly sitemap: boolean;
};

const row = (page: string, robots: SeoRow['robots'], ...grants: readonly Grant[]): SeoRow => ({
  page,
  robots,
  canonical: grants.includes('canonical'),
  alternates: grants.includes('alternates'),
  sitemap: grants.includes('sitemap'),
});

type Grant = 'canonical' | 'alternates' | 'sitemap';

/**
 * The table of the search engine policy (H1-H5, F11). `seoPolicy` finds the row of a page and takes
 * its robots value, canonical link, alternates and place in the sitemap from it.
 *
 * Filters that editors have listed have the rows of a category, with texts and alternates of their
 * own. No other filtered page has a robots tag: `noindex` is sent in a header instead. "Disabled"
 * are pages that an editor excludes from search engines; a comparison of products is one. A page
 * with a query string of its own names no alternates, because nobody knows whether the other
 * locales have it.
 */
export const SEO_ROWS = {
  content: row('home, content', 'index', 'canonical', 'alternates', 'sitemap'),
  'content-query': row('home, content, another query', 'index', 'canonical'),
  product: row('product', 'index', 'alternates', 'sitemap'),
  'product-variant': row('product, one variant', 'index'),
  'product-query': row('product, another query', 'noindex'),
  category: row('category, page 1', 'index', 'canonical', 'alternates', 'sitemap'),
  'category-later': row('category, page 2 and on', 'index', 'canonical'),
  'category-query': row('category, sorted or another query', 'index', 'canonical'),
  'listed-filters': row('filters that editors list', 'index', 'canonical', 'alternates', 'sitemap'),
  filters: row('other filters', 'none', 'canonical'),
  'filters-disabled': row('other filters, disabled', 'none'),
  'filters-empty': row('filters that find nothing', 'header'),
  'filters-personal': row("filters, a visitor's data in the query", 'header'),
  'text-in-filters': row('a text within filters', 'header'),
  'text-in-category': row('a text within a category', 'noindex'),
  personal: row("a visitor's data in the query", 'noindex'),
  disabled: row('disabled', 'noindex'),
  search: row('search', 'noindex'),
  cart: row('cart', 'noindex'),
  checkout: row('checkout', 'noindex'),
  'beyond-last-page': row('beyond the last page (404)', 'noindex'),
  error: row('not found, gone, or unavailable (404, 410, 503)', 'noindex'),
  preview: row('preview of an editor', 'noindex'),
} as const satisfies Readonly<Record<string, SeoRow>>;

/** Name of a row of the policy. */
export type SeoRule = keyof typeof SEO_ROWS;
