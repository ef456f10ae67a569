import type { SitemapEntry } from '#src/seo/sitemap-entry.ts';
import type { SitemapKind } from '#src/seo/sitemap-file.ts';
import { parseJson } from '#src/shared/json-reader.ts';
import { tagsOf, type TagAttributes } from '../support/html-tags.ts';
import { disagreements, missingTypes } from '../support/json-ld.ts';
import { duplicateTagsIn, type ReadPage } from '../support/read-page.ts';
import { DISPUTE_PLATFORM, missingDuties } from '../support/shown-duties.ts';
import type { Answer } from './open-demo.ts';

/** A page of a sitemap, and its answer. */
export type CrawledPage = {
  readonly kind: SitemapKind;
  readonly entry: SitemapEntry;
  readonly answer: Answer;
  readonly read: ReadPage;
};

/** A rule for every such page, and its violations on a page. */
export type PageCheck = {
  readonly claim: string;
  /** Whether it reads the whole page: the short run asks a part of the pages then. */
  readonly isCostly?: boolean;
  readonly faults: (page: CrawledPage) => readonly string[];
};

/** Add further rules on what a page states to search engines here. */
export const PAGE_CHECKS: readonly PageCheck[] = [
  {
    claim: 'is there',
    faults: ({ answer: { status, location = '' } }) =>
      status === 200 ? [] : [`${status} ${location}`],
  },
  {
    claim: 'may be kept by search engines',
    faults: ({ read: { robots }, answer: { robotsTag } }) =>
      robots.join() === 'index,follow' && robotsTag === undefined
        ? []
        : [`robots ${robots.join()} ${robotsTag ?? ''}`],
  },
  {
    claim: 'is its own canonical page, where it has one',
    faults: ({ kind, entry, read: { canonicals } }) => {
      const expected = kind === 'products' ? [] : [entry.location];
      return canonicals.join() === expected.join() ? [] : [`canonical ${canonicals.join()}`];
    },
  },
  {
    claim: 'names itself in other locales as the sitemap does',
    faults: ({ entry, read: { alternates } }) =>
      JSON.stringify(alternates) === JSON.stringify(entry.alternates) && alternates.length > 0
        ? []
        : [`alternates ${JSON.stringify(alternates)}`],
  },
  {
    claim: 'has one title and one description',
    faults: ({ read: { titles, descriptions } }) =>
      [titles, descriptions].every(([first = '', ...more]) => first !== '' && more.length === 0)
        ? []
        : [`titles ${titles.join()}, descriptions ${descriptions.join()}`],
  },
  {
    claim: 'says nothing twice in its head',
    faults: ({ read }) => duplicateTagsIn(read),
  },
  {
    claim: 'is passed on with a picture that it shows',
    faults: ({ kind, entry: { location }, read: { metas, pictures } }) => {
      const [shared] = metas.get('og:image') ?? [];
      if (shared === undefined) return kind === 'content' ? [] : ['no og:image'];
      const shown = pictures.map((src) => new URL(src, location)).map(withoutForm);
      const isShown = URL.canParse(shared) && shown.includes(withoutForm(new URL(shared)));
      return isShown ? [] : [`og:image ${shared}`];
    },
  },
  {
    claim: 'preloads pictures only as it shows them',
    faults: ({ answer: { html } }) => {
      const shown = new Set(tagsOf(html, 'img').map((img) => filesOf(img, 'srcSet', 'sizes')));
      return tagsOf(html, 'link')
        .filter(({ rel, as }) => rel === 'preload' && as === 'image')
        .map((link) => filesOf(link, 'imageSrcSet', 'imageSizes'))
        .filter((files) => !shown.has(files));
    },
  },
  {
    claim: 'has structured data that can be read, if any',
    faults: ({ read: { structuredData } }) =>
      structuredData.filter((json) => typeof parseJson(json) !== 'object'),
  },
  {
    claim: 'tells in structured data what pages of its kind tell',
    faults: ({ kind, entry, answer: { html } }) => missingTypes(html, requiredTypes(kind, entry)),
  },
  {
    claim: 'tells in structured data what it shows',
    isCostly: true,
    faults: ({ answer: { html } }) => disagreements(html),
  },
  {
    claim: 'shows what the law wants on it',
    isCostly: true,
    faults: ({ answer: { html } }) => missingDuties(html),
  },
  {
    claim: 'has no link to the platform for disputes, which is closed',
    faults: ({ read: { links } }) =>
      links.map(({ href }) => href).filter((href) => DISPUTE_PLATFORM.test(href)),
  },
];

/**
 * What a browser chooses a picture's file from: a preload whose choice differs from that of its
 * `img` is loaded for nothing. By the names that React writes.
 */
function filesOf(tag: TagAttributes, srcSet: string, sizes: string): string {
  const { [srcSet]: files = tag['src'] ?? tag['href'] ?? '', [sizes]: shown = '' } = tag;
  return `${files} at ${shown}`;
}

/** A picture's address without its size and format. */
const withoutForm = ({ origin, pathname }: URL): string => origin + pathname;

/** JSON-LD types of each page of a kind: one of each of these lists (decision 31). */
function requiredTypes(
  kind: SitemapKind,
  { location }: Pick<SitemapEntry, 'location'>,
): readonly (readonly string[])[] {
  if (new URL(location).pathname === '/') return [['Organization'], ['WebSite']];
  return [...REQUIRED_TYPES[kind], ['BreadcrumbList']];
}

const REQUIRED_TYPES: Readonly<Record<SitemapKind, readonly (readonly string[])[]>> = {
  products: [['Product', 'ProductGroup']],
  categories: [['ItemList']],
  'landing-pages': [['ItemList']],
  content: [],
};
