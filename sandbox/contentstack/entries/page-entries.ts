import type { LandingPageEntry } from '#src/content/landing-page-entry.ts';
import { formatLabelledFilters } from '#src/content/filtered-page-document.ts';
import { formatCategoryPageLayout } from '#src/content/category-page-layout-document.ts';
import type { CategoryPageBanner, CategoryPageEntry, PageEntry } from '#src/content/page-entry.ts';
import { formatPageMetadata } from '#src/content/page-metadata.ts';
import { blockField } from './block-field.ts';
import { linkField, pictureField, type FieldContext } from './link-field.ts';
import { createReference, type JsonObject } from './stored-entry.ts';

/** An entry as an editor saved it. */
export type EntryInput = {
  readonly contentType: string;
  readonly uid: string;
  /** ISO 8601 date, with or without a time. */
  readonly modified?: string | undefined;
  readonly fields: JsonObject;
};

/**
 * Converts a page and the entries that it references: the banner of a category and its filtered
 * pages.
 *
 * @param pages all pages of the locale, for breadcrumb references.
 */
export function pageEntries(
  page: PageEntry,
  pages: readonly PageEntry[],
  maker: FieldContext,
): readonly EntryInput[] {
  const { uid, modified } = page;
  const fields = { ...commonFields(page, pages), ...ownFields(page, maker) };
  const written = { contentType: 'page', uid, modified, fields };
  return page.type === 'Lister' ? [written, ...listerParts(page, maker)] : [written];
}

const commonFields = (page: PageEntry, pages: readonly PageEntry[]): JsonObject => ({
  title: page.title,
  url: page.url,
  page_type: page.type,
  keywords: page.keywords ?? [],
  seo: formatPageMetadata(page.metadata),
  breadcrumbs: page.breadcrumbs.flatMap(({ url }) => {
    const parent = pages.find((one) => one.url === url);
    return parent ? [createReference('page', parent.uid)] : [];
  }),
});

function ownFields(page: PageEntry, maker: FieldContext): JsonObject {
  switch (page.type) {
    case 'Home':
      return { blocks: page.blocks.map((block) => blockField(block, maker)) };
    case 'Content':
      return {
        blocks: page.blocks.map((block) => blockField(block, maker)),
        author: page.article?.author ?? null,
        published_on: page.article?.published ?? null,
      };
    case 'Lister':
      return listerFields(page, maker);
    case 'Product':
      return {
        sku: page.sku,
        blocks: (page.blocks ?? []).map((block) => blockField(block, maker)),
      };
    case 'Error':
      return { text: page.text };
    case 'Search':
    case 'Cart':
    case 'Checkout':
      return {};
  }
}

const listerFields = (page: CategoryPageEntry, maker: FieldContext): JsonObject => ({
  ...formatCategoryPageLayout({
    objectId: page.objectId,
    ...(page.productsPerPage !== undefined && { productsPerPage: page.productsPerPage }),
    ...(page.listsOffers && { listsOffers: true as const }),
  }),
  intro: page.intro,
  image: page.image ? pictureField(page.image, maker) : null,
  blocks: page.blocks.map((block) => blockField(block, maker)),
  category_lister_banner: page.banner ? [createReference('category_banner', bannerUid(page))] : [],
  filtered_pages: (page.filteredPages ?? []).map(({ uid }) =>
    createReference('filtered_category', uid),
  ),
});

const bannerUid = ({ uid }: CategoryPageEntry): string => `${uid}-banner`;

function listerParts(page: CategoryPageEntry, maker: FieldContext): readonly EntryInput[] {
  const filtered = (page.filteredPages ?? []).map((part) => filteredEntry(part, maker));
  if (!page.banner) return filtered;
  const { modified, banner } = page;
  const fields = bannerFields(banner, maker);
  return [{ contentType: 'category_banner', uid: bannerUid(page), modified, fields }, ...filtered];
}

const bannerFields = (banner: CategoryPageBanner, maker: FieldContext): JsonObject => ({
  title: banner.title,
  start_position: banner.startPosition,
  repeat_interval: banner.repeatInterval,
  text: banner.text,
  link: linkField(banner.link),
  image: pictureField(banner.image, maker),
});

const filteredEntry = (page: LandingPageEntry, { labelOf }: FieldContext): EntryInput => ({
  contentType: 'filtered_category',
  uid: page.uid,
  modified: page.modified,
  fields: {
    title: page.title,
    url: page.url,
    text: page.text,
    filters: formatLabelledFilters(page.selection, labelOf),
    seo: formatPageMetadata(page.metadata),
  },
});
