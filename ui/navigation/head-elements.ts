import { robotsTag, type Head } from '#src/seo/head.ts';

/** An element of the head beside the title. */
export type HeadElement = {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
};

/** What changes in the document's head from page to page, as CSS finds it. */
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

/** The head of a page (H1-H5) as elements; what a page does not have is left out. */
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
