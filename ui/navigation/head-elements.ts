import { type Money, toEuroNumber } from '#src/pricing/money.ts';
import { type Head, type OpenGraphImage, robotsTag } from '#src/seo/head.ts';
import { isBlank } from '#src/shared/normalize-text.ts';

/** A `meta` or `link` element of the document's head. */
export type HeadElement = {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
};

/** Selector of the head elements that differ between pages; the feed is an alternate of all. */
export const PAGE_HEAD_SELECTOR = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
  'meta[property="og:type"]',
  'meta[property="og:image"]',
  'meta[property="og:image:width"]',
  'meta[property="og:image:height"]',
  'meta[property="og:image:alt"]',
  'meta[name="twitter:card"]',
  'meta[property="og:url"]',
  'meta[property="article:published_time"]',
  'meta[property="article:modified_time"]',
  'meta[property="product:price:amount"]',
  'meta[property="product:price:currency"]',
  'link[rel="canonical"]',
  'link[rel="alternate"][hreflang]',
  'link[rel="prev"]',
  'link[rel="next"]',
].join(',');

/** Head elements of a page (H1-H5); skips absent values. */
export function headElements(head: Head): readonly HeadElement[] {
  return [
    ...meta('name', 'description', head.description),
    ...meta('name', 'robots', robotsTag(head)),
    ...meta('property', 'og:title', head.ogTitle),
    ...meta('property', 'og:description', head.ogDescription),
    ...meta('property', 'og:type', head.ogType ?? 'website'),
    ...(head.ogImage ? imageElements(head.ogImage) : []),
    ...meta('property', 'og:url', head.ogUrl),
    ...meta('property', 'article:published_time', head.ogPublished),
    ...meta('property', 'article:modified_time', head.ogModified),
    ...meta('property', 'product:price:amount', head.ogPrice && decimalAmount(head.ogPrice)),
    ...meta('property', 'product:price:currency', head.ogPrice?.currency),
    ...link({ rel: 'canonical' }, head.canonical),
    ...head.alternates.flatMap(({ hreflang, href }) => link({ rel: 'alternate', hreflang }, href)),
    ...link({ rel: 'prev' }, head.prev),
    ...link({ rel: 'next' }, head.next),
  ];
}

/** Networks that know the size show the picture before they have loaded it. */
const imageElements = ({ url, width, height, alt }: OpenGraphImage): readonly HeadElement[] => [
  ...meta('property', 'og:image', url),
  ...meta('property', 'og:image:width', String(width)),
  ...meta('property', 'og:image:height', String(height)),
  ...meta('property', 'og:image:alt', isBlank(alt) ? undefined : alt),
  ...meta('name', 'twitter:card', 'summary_large_image'),
];

/** The same in every locale: `1299.50`. */
const decimalAmount = (price: Money): string => toEuroNumber(price).toFixed(2);

const meta = (
  key: 'name' | 'property',
  name: string,
  content: string | undefined,
): readonly HeadElement[] =>
  content === undefined ? [] : [{ tag: 'meta', attributes: { [key]: name, content } }];

const link = (
  attributes: Readonly<Record<string, string>>,
  href: string | undefined,
): readonly HeadElement[] =>
  href === undefined ? [] : [{ tag: 'link', attributes: { ...attributes, href } }];
