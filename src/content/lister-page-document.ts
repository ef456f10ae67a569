import type { FilterDocument } from '../search/filter-document.ts';
import { readSomeOf } from '../shared/lenient-readers.ts';
import { formatBlockLink, parseBlockLink } from './block-link.ts';
import {
  formatFilteredPage,
  formatLabelled,
  parseFilteredPage,
  type FilteredPageDocument,
  type LabelOf,
} from './filtered-page-document.ts';
import type { LinkDocument } from './link-document.ts';
import { formatListerPlan, parseListerPlan, type ListerDocument } from './lister-document.ts';
import type { ListerBanner, ListerEntry } from './page-entry.ts';

/** Fields of a category page besides those of any page, as the content service writes them (L1). */
export type ListerPageDocument = Omit<ListerDocument, 'category_lister_banner'> & {
  /** Only the first entry counts. */
  readonly category_lister_banner: readonly BannerDocument[];
  /** Filters of the requested address, if editors listed this combination (F11). */
  readonly filters: readonly FilterDocument[];
  readonly filtered_pages: readonly FilteredPageDocument[];
};

type BannerDocument = ListerDocument['category_lister_banner'][number] &
  Pick<ListerBanner, 'title' | 'text' | 'image'> & { readonly link: LinkDocument };

type ListerFields = Pick<ListerEntry, 'objectId' | 'productsPerPage' | 'banner' | 'filteredPages'>;

/** @param url the requested path. */
export function formatListerFields(
  { banner, filteredPages = [], ...plan }: ListerFields,
  url: string,
  labelOf: LabelOf,
): ListerPageDocument {
  const listed = filteredPages.find((page) => page.url === url);
  return {
    ...formatListerPlan(plan),
    category_lister_banner: banner ? [formatBanner(banner)] : [],
    filters: listed ? formatLabelled(listed.selection, labelOf) : [],
    filtered_pages: filteredPages.map((page) => formatFilteredPage(page, labelOf)),
  };
}

const formatBanner = (banner: ListerBanner): BannerDocument => ({
  start_position: banner.startPosition,
  repeat_interval: banner.repeatInterval,
  title: banner.title,
  text: banner.text,
  link: formatBlockLink(banner.link),
  image: banner.image,
});

/** Parses what {@link formatListerFields} writes; `undefined` without the category's id. */
export function parseListerFields(value: object): ListerFields | undefined {
  const read = parseListerPlan(value);
  if (!read) return undefined;
  const { banner: place, ...plan } = read;
  const { category_lister_banner, filtered_pages } = value as Partial<ListerPageDocument>;
  const words = place && category_lister_banner?.[0];
  const link = words && parseBlockLink(words.link);
  const pages = readSomeOf(parseFilteredPage)(filtered_pages) ?? [];
  return {
    ...plan,
    ...(words && link && { banner: { ...place, ...wordsOf(words), link } }),
    ...(pages.length > 0 && { filteredPages: pages }),
  };
}

const wordsOf = ({ title, text, image }: BannerDocument) => ({ title, text, image });
