import { isBlank } from '../shared/normalize-text.ts';
import { readCount, readFields, readText, type Reader } from '../shared/json-reader.ts';
import type { CategoryPageBanner, CategoryPageEntry } from './page-entry.ts';

/** Listing settings of a category's entry (L1), which define the layout of a listing. */
export type CategoryPageLayout = Pick<
  CategoryPageEntry,
  'objectId' | 'productsPerPage' | 'listsOffers'
> & {
  readonly banner?: BannerPlacement;
};

export type BannerPlacement = Pick<CategoryPageBanner, 'startPosition' | 'repeatInterval'>;

/** {@link CategoryPageLayout} as the content service writes it; null is a field left empty. */
export type CategoryPageLayoutDocument = {
  readonly object_id: string;
  readonly products_per_page: number | null;
  /** Left out if false. */
  readonly lists_offers?: true;
  /** Only the first entry counts. */
  readonly category_lister_banner: readonly {
    readonly start_position: number;
    readonly repeat_interval: number | null;
  }[];
};

/**
 * Parses the listing settings of a category (L1). A number that is missing or not whole counts as
 * unset, and a banner without a start position as none; `undefined` without the category's id, as
 * there is nothing to list.
 */
export function parseCategoryPageLayout(value: unknown): CategoryPageLayout | undefined {
  const document = readDocument(value);
  if (!document) return undefined;
  const { object_id: objectId, products_per_page: productsPerPage } = document;
  const banner = document.category_lister_banner;
  return {
    objectId,
    ...(productsPerPage !== null && { productsPerPage }),
    ...(document.lists_offers && { listsOffers: true }),
    ...(banner && { banner }),
  };
}

/** Writes a plan as {@link parseCategoryPageLayout} reads it. */
export const formatCategoryPageLayout = ({
  objectId,
  productsPerPage,
  listsOffers,
  banner,
}: CategoryPageLayout): CategoryPageLayoutDocument => ({
  object_id: objectId,
  products_per_page: productsPerPage ?? null,
  ...(listsOffers && { lists_offers: true }),
  category_lister_banner: banner
    ? [{ start_position: banner.startPosition, repeat_interval: banner.repeatInterval }]
    : [],
});

const readInteger: Reader<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value + 0 : undefined;

/** Category ids are numbers in some programs, texts in others. */
const readId: Reader<string> = (value) => {
  const id = typeof value === 'number' ? readCount(value)?.toString() : readText(value);
  return id === undefined || isBlank(id) ? undefined : id;
};

const readPosition = readFields<{ start_position: number }>({ start_position: readInteger });

const readInterval = readFields<{ repeat_interval: number }>({ repeat_interval: readInteger });

/** Without an interval there is one banner (L2). */
function readBanner(value: unknown): BannerPlacement | null {
  const [first]: readonly unknown[] = Array.isArray(value) ? value : [];
  const start = readPosition(first);
  if (!start) return null;
  const repeatInterval = readInterval(first)?.repeat_interval ?? 0;
  return { startPosition: start.start_position, repeatInterval };
}

const readDocument = readFields<{
  object_id: string;
  products_per_page: number | null;
  lists_offers: boolean;
  category_lister_banner: BannerPlacement | null;
}>({
  object_id: readId,
  products_per_page: (value) => readInteger(value) ?? null,
  lists_offers: (value) => value === true,
  category_lister_banner: readBanner,
});
