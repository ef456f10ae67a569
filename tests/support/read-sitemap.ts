import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { SitemapEntry } from '#src/seo/sitemap-entry.ts';
import type { SitemapLink } from '#src/seo/sitemap-xml.ts';

type Located = { readonly loc: string; readonly lastmod?: string };
type WrittenUrl = Located & {
  readonly 'xhtml:link'?: readonly { readonly '@hreflang': string; readonly '@href': string }[];
  readonly 'image:image'?: readonly { readonly 'image:loc': string }[];
};

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  htmlEntities: true,
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => ['url', 'sitemap', 'xhtml:link', 'image:image'].includes(name),
});

/** Parses a sitemap as search engines do; ignores one that is not well-formed. */
export const readSitemap = (xml: string): readonly SitemapEntry[] =>
  (read(xml)['urlset']?.url ?? []).map(entryOf);

const entryOf = (url: WrittenUrl): SitemapEntry => ({
  ...linkOf(url),
  alternates: (url['xhtml:link'] ?? []).map((link) => ({
    hreflang: link['@hreflang'],
    href: link['@href'],
  })),
  ...(url['image:image'] && { images: url['image:image'].map((image) => image['image:loc']) }),
});

/** Parses a shop's sitemap index. */
export const readSitemapIndex = (xml: string): readonly SitemapLink[] =>
  (read(xml)['sitemapindex']?.sitemap ?? []).map(linkOf);

const linkOf = ({ loc, lastmod }: Located): SitemapLink => ({
  location: loc,
  ...(lastmod !== undefined && { modified: lastmod }),
});

type Document = Readonly<
  Record<
    string,
    { readonly url?: readonly WrittenUrl[]; readonly sitemap?: readonly Located[] } | undefined
  >
>;

function read(xml: string): Document {
  const fault = XMLValidator.validate(xml);
  if (fault !== true) throw new Error(`${fault.err.msg} (line ${fault.err.line})`);
  return parser.parse(xml) as Document;
}
