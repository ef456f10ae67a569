import { parseCategoryPageLayout } from '#src/content/category-page-layout-document.ts';
import type { LandingPageEntry } from '#src/content/landing-page-entry.ts';
import type {
  Breadcrumb,
  CategoryPageBanner,
  LocalePaths,
  PageEntry,
} from '#src/content/page-entry.ts';
import { parseSelection } from '#src/search/filter-document.ts';
import { type Reader, readFields, readText } from '#src/shared/json-reader.ts';
import { blocksReader } from './block-reader.ts';
import {
  isOfLanguage,
  readArticle,
  readKeywords,
  readMetadata,
  readModified,
  readPageHead,
  withNormalUrl,
} from './entry-head.ts';
import { isObject, type JsonObject } from './json-object.ts';
import { readBlockLink, readPagePath } from './link-reader.ts';
import { pictureReader } from './picture-reader.ts';
import {
  listReader,
  optionalReader,
  type ReadContext,
  readNonBlankText,
  readTextOrEmpty,
} from './read-context.ts';

/** Returns URLs by locale of a page or a filtered page. */
export type PageAlternates = (contentType: string, uid: string) => LocalePaths;

/**
 * Converts a page; `undefined` if the shop has no such page type (H7), or a required field is
 * missing.
 */
export function readPage(
  entry: JsonObject,
  reading: ReadContext,
  names: PageAlternates,
): PageEntry | undefined {
  const name = readPageHead(entry);
  if (!name) return undefined;
  const { type, ...named } = name;
  const common = {
    ...named,
    metadata: readMetadata(entry),
    alternates: names('page', name.uid),
    breadcrumbs: readCrumbs(entry, reading),
    ...readKeywords(entry),
  };
  const modified = readModified(entry);
  const blocks = () => blocksReader('page.blocks', reading)(entry['blocks']) ?? [];
  switch (type) {
    case 'Home':
      return { type, ...common, ...modified, blocks: blocks() };
    case 'Content':
      return { type, ...common, ...modified, blocks: blocks(), ...readArticle(entry) };
    case 'Lister': {
      const categoryFields = readCategoryPage(entry, name.uid, reading, names);
      return (
        categoryFields && { type, ...common, ...modified, ...categoryFields, blocks: blocks() }
      );
    }
    case 'Product': {
      const sku = readNonBlankText(entry['sku']);
      const ownBlocks = blocks();
      const more = ownBlocks.length > 0 && { blocks: ownBlocks };
      return sku === undefined ? undefined : { type, ...common, ...modified, sku, ...more };
    }
    case 'Search':
    case 'Cart':
    case 'Checkout':
      return { type, ...common, ...modified };
    case 'Error':
      return { type, ...common, alternates: {}, text: readTextOrEmpty(entry['text']) ?? '' };
  }
}

/** Reads the breadcrumbs that are published in this locale. */
export const readCrumbs = (entry: JsonObject, reading: ReadContext): readonly Breadcrumb[] =>
  resolved(entry['breadcrumbs'], 'page.breadcrumbs', readCrumb, reading);

const readCrumb: Reader<Breadcrumb> = readFields({ title: readText, url: readPagePath });

/** Reads references; drops those that are not published in this locale. */
function resolved<T>(
  references: unknown,
  path: string,
  read: Reader<T>,
  reading: ReadContext,
): readonly T[] {
  const isVisible = (one: unknown) => !isObject(one) || isPublished(one, reading);
  const entries: unknown = Array.isArray(references) ? references.filter(isVisible) : references;
  return listReader(read, path, reading)(entries) ?? [];
}

/** An unresolved reference is to an entry that is not published in the locale. */
const isPublished = (entry: JsonObject, { locale }: ReadContext): boolean =>
  'title' in entry && isOfLanguage(entry, locale);

function readCategoryPage(
  entry: JsonObject,
  uid: string,
  reading: ReadContext,
  names: PageAlternates,
) {
  const plan = parseCategoryPageLayout({ ...entry, category_lister_banner: [] });
  if (!plan) return undefined;
  const category = { uid, objectId: plan.objectId };
  const image = optionalReader(pictureReader(reading), 'page.image', reading)(entry['image']);
  const [banner] = resolved(
    entry['category_lister_banner'],
    BANNERS,
    bannerReader(reading),
    reading,
  );
  const filteredPages = readFilteredPages(entry, category, reading, (uid) =>
    names('filtered_category', uid),
  );
  return {
    objectId: plan.objectId,
    ...(plan.productsPerPage !== undefined && { productsPerPage: plan.productsPerPage }),
    ...(plan.listsOffers && { listsOffers: true as const }),
    intro: readTextOrEmpty(entry['intro']) ?? '',
    ...(image && { image }),
    ...(banner && { banner }),
    ...(filteredPages.length > 0 && { filteredPages }),
  };
}

const BANNERS = 'page.category_lister_banner';

/** Reads the filtered pages of a category (F11). */
export const readFilteredPages = (
  entry: JsonObject,
  category: FilteredCategory,
  reading: ReadContext,
  alternatesOf: (uid: string) => LocalePaths,
) =>
  resolved(
    entry['filtered_pages'],
    'page.filtered_pages',
    filteredPageReader(category, alternatesOf),
    reading,
  );

const bannerReader =
  (reading: ReadContext): Reader<CategoryPageBanner> =>
  (value) => {
    const layout = parseCategoryPageLayout({
      object_id: 'any',
      category_lister_banner: [value],
    })?.banner;
    const words = readFields({
      title: readTextOrEmpty,
      text: readTextOrEmpty,
      link: readBlockLink,
      image: pictureReader(reading),
    })(value);
    return layout && words && { ...layout, ...words };
  };

/** The category of filtered pages. */
type FilteredCategory = { readonly uid: string; readonly objectId: string };

/** Reads a filtered page (F11) referenced by a category. One without filters is unreadable. */
const filteredPageReader =
  (
    { uid: categoryUid, objectId }: FilteredCategory,
    alternatesOf: (uid: string) => LocalePaths,
  ): Reader<LandingPageEntry> =>
  (value) => {
    const fields = isObject(value) ? readNamed(withNormalUrl(value)) : undefined;
    const selection = isObject(value) ? parseSelection(value['filters']) : undefined;
    if (!fields || !isObject(value) || !selection || selection.length === 0) return undefined;
    return {
      ...fields,
      categoryUid,
      objectId,
      selection,
      metadata: readMetadata(value),
      alternates: alternatesOf(fields.uid),
      ...readModified(value),
    };
  };

const readNamed = readFields({
  uid: readNonBlankText,
  url: readNonBlankText,
  title: readText,
  text: readTextOrEmpty,
});
