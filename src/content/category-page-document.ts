import { readPicture } from '../catalog/picture-document.ts';
import type { FilterDocument } from '../search/filter-document.ts';
import {
  type Reader,
  readFields,
  readFieldsWith,
  readText,
  readValidItems,
  type ValueOf,
} from '../shared/json-reader.ts';
import { formatBlockLink, parseBlockLink } from './block-link.ts';
import {
  formatFilteredPage,
  formatLabelledFilters,
  parseFilteredPage,
  type FilteredPageDocument,
  type FacetLabelLookup,
} from './filtered-page-document.ts';
import type { LinkDocument } from './link-document.ts';
import {
  formatCategoryPageLayout,
  parseCategoryPageLayout,
  type CategoryPageLayoutDocument,
} from './category-page-layout-document.ts';
import type { CategoryPageBanner, CategoryPageEntry } from './page-entry.ts';

/** Fields of a category page besides those of any page, as the content service writes them (L1). */
export type CategoryPageDocument = Omit<CategoryPageLayoutDocument, 'category_lister_banner'> & {
  /** Only the first entry counts. */
  readonly category_lister_banner: readonly BannerDocument[];
  /** Filters of the requested address, if editors listed this combination (F11). */
  readonly filters: readonly FilterDocument[];
  readonly filtered_pages: readonly FilteredPageDocument[];
};

type BannerDocument = CategoryPageLayoutDocument['category_lister_banner'][number] &
  Pick<CategoryPageBanner, 'title' | 'text' | 'image'> & { readonly link: LinkDocument };

type CategoryPageFields = Pick<
  CategoryPageEntry,
  'objectId' | 'productsPerPage' | 'listsOffers' | 'banner' | 'filteredPages'
>;

/** @param url the requested path. */
export function formatCategoryPageFields(
  { banner, filteredPages = [], ...plan }: CategoryPageFields,
  url: string,
  labelOf: FacetLabelLookup,
): CategoryPageDocument {
  const listed = filteredPages.find((page) => page.url === url);
  return {
    ...formatCategoryPageLayout(plan),
    category_lister_banner: banner ? [formatBanner(banner)] : [],
    filters: listed ? formatLabelledFilters(listed.selection, labelOf) : [],
    filtered_pages: filteredPages.map((page) => formatFilteredPage(page, labelOf)),
  };
}

const formatBanner = (banner: CategoryPageBanner): BannerDocument => ({
  start_position: banner.startPosition,
  repeat_interval: banner.repeatInterval,
  title: banner.title,
  text: banner.text,
  link: formatBlockLink(banner.link),
  image: banner.image,
});

/** Parses what {@link formatCategoryPageFields} writes; `undefined` without the category's id. */
export const parseCategoryPageFields: Reader<CategoryPageFields> = (value) => {
  const read = parseCategoryPageLayout(value);
  if (!read) return undefined;
  const { banner: placement, ...plan } = read;
  const { category_lister_banner: texts, filtered_pages: pages = [] } = readParts(value) ?? {};
  return {
    ...plan,
    ...(placement && texts && { banner: { ...placement, ...texts } }),
    ...(pages.length > 0 && { filteredPages: pages }),
  };
};

const readBannerTexts = readFields({
  title: readText,
  text: readText,
  link: parseBlockLink,
  image: readPicture,
});

/** Reads the first entry of a list. */
const readFirstBanner: Reader<ValueOf<typeof readBannerTexts>> = (value) =>
  Array.isArray(value) ? readBannerTexts(value[0]) : undefined;

const readParts = readFieldsWith(
  {},
  {
    category_lister_banner: readFirstBanner,
    filtered_pages: readValidItems(parseFilteredPage),
  },
);
