import type { FilteredPageEntry } from '#src/content/filtered-page.ts';
import { formatLabelled } from '#src/content/filtered-page-document.ts';
import { formatListerPlan } from '#src/content/lister-document.ts';
import type { ListerBanner, ListerEntry, PageEntry } from '#src/content/page-entry.ts';
import { formatPageMetadata } from '#src/content/page-metadata.ts';
import { blockField } from './block-field.ts';
import { linkField, pictureField, type FieldMaker } from './link-field.ts';
import { referTo, type JsonObject } from './stored-entry.ts';

/** An entry as an editor saved it. */
export type WrittenEntry = {
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
  maker: FieldMaker,
): readonly WrittenEntry[] {
  const { uid, modified } = page;
  const fields = { ...commonFields(page, pages), ...ownFields(page, maker) };
  const written = { contentType: 'page', uid, modified, fields };
  return page.type === 'Lister' ? [written, ...listerParts(page, maker)] : [written];
}

const commonFields = (page: PageEntry, pages: readonly PageEntry[]): JsonObject => ({
  title: page.title,
  url: page.url,
  page_type: page.type,
  seo: formatPageMetadata(page.metadata),
  breadcrumbs: page.breadcrumbs.flatMap(({ url }) => {
    const parent = pages.find((one) => one.url === url);
    return parent ? [referTo('page', parent.uid)] : [];
  }),
});

function ownFields(page: PageEntry, maker: FieldMaker): JsonObject {
  switch (page.type) {
    case 'Home':
    case 'Content':
      return { blocks: page.blocks.map((block) => blockField(block, maker)) };
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

const listerFields = (page: ListerEntry, maker: FieldMaker): JsonObject => ({
  ...formatListerPlan({
    objectId: page.objectId,
    ...(page.productsPerPage !== undefined && { productsPerPage: page.productsPerPage }),
  }),
  intro: page.intro,
  image: page.image ? pictureField(page.image, maker) : null,
  blocks: page.blocks.map((block) => blockField(block, maker)),
  category_lister_banner: page.banner ? [referTo('category_banner', bannerUid(page))] : [],
  filtered_pages: (page.filteredPages ?? []).map(({ uid }) => referTo('filtered_category', uid)),
});

const bannerUid = ({ uid }: ListerEntry): string => `${uid}-banner`;

function listerParts(page: ListerEntry, maker: FieldMaker): readonly WrittenEntry[] {
  const filtered = (page.filteredPages ?? []).map((part) => filteredEntry(part, maker));
  if (!page.banner) return filtered;
  const { modified, banner } = page;
  const fields = bannerFields(banner, maker);
  return [{ contentType: 'category_banner', uid: bannerUid(page), modified, fields }, ...filtered];
}

const bannerFields = (banner: ListerBanner, maker: FieldMaker): JsonObject => ({
  title: banner.title,
  start_position: banner.startPosition,
  repeat_interval: banner.repeatInterval,
  text: banner.text,
  link: linkField(banner.link),
  image: pictureField(banner.image, maker),
});

const filteredEntry = (page: FilteredPageEntry, { labelOf }: FieldMaker): WrittenEntry => ({
  contentType: 'filtered_category',
  uid: page.uid,
  modified: page.modified,
  fields: {
    title: page.title,
    url: page.url,
    text: page.text,
    filters: formatLabelled(page.selection, labelOf),
    seo: formatPageMetadata(page.metadata),
  },
});
