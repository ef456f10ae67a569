import type { FilterDocument } from '../search/filter-document.ts';
import { readValidItems } from '../shared/json-reader.ts';
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
  'objectId' | 'productsPerPage' | 'banner' | 'filteredPages'
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
export function parseCategoryPageFields(value: object): CategoryPageFields | undefined {
  const read = parseCategoryPageLayout(value);
  if (!read) return undefined;
  const { banner: bannerLayout, ...plan } = read;
  const { category_lister_banner, filtered_pages } = value as Partial<CategoryPageDocument>;
  const banner = bannerLayout && category_lister_banner?.[0];
  const link = banner && parseBlockLink(banner.link);
  const pages = readValidItems(parseFilteredPage)(filtered_pages) ?? [];
  return {
    ...plan,
    ...(banner && link && { banner: { ...bannerLayout, ...textsOf(banner), link } }),
    ...(pages.length > 0 && { filteredPages: pages }),
  };
}

const textsOf = ({ title, text, image }: BannerDocument) => ({ title, text, image });
