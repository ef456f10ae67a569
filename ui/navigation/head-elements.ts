import { robotsTag, type Head } from '#src/seo/head.ts';

/** A `meta` or `link` element of the document's head. */
export type HeadElement = {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
};

/** Selector of the head elements that differ between pages. */
export const PAGE_HEAD_SELECTOR = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
  'meta[property="og:image"]',
  'meta[property="og:image:alt"]',
  'meta[name="twitter:card"]',
  'meta[property="og:url"]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
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
    ...meta('property', 'og:image', head.ogImage?.url),
    ...meta('property', 'og:image:alt', head.ogImage?.alt),
    ...meta('name', 'twitter:card', head.ogImage && 'summary_large_image'),
    ...meta('property', 'og:url', head.canonical),
    ...link({ rel: 'canonical' }, head.canonical),
    ...head.alternates.flatMap(({ hreflang, href }) => link({ rel: 'alternate', hreflang }, href)),
    ...link({ rel: 'prev' }, head.prev),
    ...link({ rel: 'next' }, head.next),
  ];
}

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
