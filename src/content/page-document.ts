import { readFields, readText, readValidItems } from '../shared/json-reader.ts';
import { type BlockDocument, formatBlock, parseBlock } from './block-document.ts';
import {
  type CategoryPageDocument,
  formatCategoryPageFields,
  parseCategoryPageFields,
} from './category-page-document.ts';
import type { FacetLabelLookup } from './filtered-page-document.ts';
import type { CategoryPageEntry, PageEntry, ProductEntry, SitemapPage } from './page-entry.ts';
import {
  formatPageMetadata,
  type PageMetadata,
  type PageMetadataDocument,
  readPageMetadata,
} from './page-metadata.ts';

/**
 * A page as the content service writes it: metadata, links and category fields have the service's
 * names (H1, H13, L1), all else is unchanged.
 */
export type PageDocument = WithMetadataDocument<Omit<PageEntry, 'blocks'>> & {
  readonly blocks?: readonly BlockDocument[];
} & Partial<CategoryPageDocument>;

/** An object with its metadata as the content service writes them. */
export type WithMetadataDocument<T> = Omit<T, 'metadata'> & {
  readonly metadata: PageMetadataDocument;
};

export const formatWithMetadata = <T extends { readonly metadata: PageMetadata }>({
  metadata,
  ...rest
}: T): WithMetadataDocument<T> => ({ ...rest, metadata: formatPageMetadata(metadata) });

/**
 * @param url the requested path, which may be longer than the page's own.
 * @param labelOf label of a property in the page's locale.
 */
export function formatPage(page: PageEntry, url: string, labelOf: FacetLabelLookup): PageDocument {
  switch (page.type) {
    case 'Home':
    case 'Content':
      return { ...formatWithMetadata(page), blocks: page.blocks.map(formatBlock) };
    case 'Lister':
      return formatCategoryPage(page, url, labelOf);
    case 'Product':
      return formatProduct(page);
    case 'Search':
    case 'Cart':
    case 'Checkout':
    case 'Error':
      return formatWithMetadata(page);
  }
}

const formatProduct = ({ blocks, ...common }: ProductEntry): PageDocument => ({
  ...formatWithMetadata(common),
  ...(blocks && { blocks: blocks.map(formatBlock) }),
});

function formatCategoryPage(
  page: CategoryPageEntry,
  url: string,
  labelOf: FacetLabelLookup,
): PageDocument {
  const { objectId, productsPerPage, banner, filteredPages, blocks, ...common } = page;
  const fields = {
    objectId,
    ...(productsPerPage !== undefined && { productsPerPage }),
    ...(banner && { banner }),
    ...(filteredPages && { filteredPages }),
  };
  return {
    ...formatWithMetadata(common),
    blocks: blocks.map(formatBlock),
    ...formatCategoryPageFields(fields, url, labelOf),
  };
}

/**
 * Parses what {@link formatPage} writes; `undefined` for anything else. Drops blocks that cannot be
 * read.
 */
export function parsePage(value: unknown): PageEntry | undefined {
  const described = parseWithMetadata(value);
  if (!described) return undefined;
  const { blocks } = described as PageDocument;
  const page = {
    ...described,
    ...(blocks && { blocks: readValidItems(parseBlock)(blocks) ?? [] }),
  };
  return page.type === 'Lister' ? parseCategoryPage(page) : (page as PageEntry);
}

/** Parses what {@link formatWithMetadata} makes of a page; `undefined` without a type or address. */
export function parseWithMetadata(value: unknown): SitemapPage | undefined {
  if (!readNamed(value)) return undefined;
  const document = value as WithMetadataDocument<SitemapPage>;
  return { ...document, metadata: readPageMetadata(document.metadata) ?? {} };
}

function parseCategoryPage(page: object): PageEntry | undefined {
  const fields = parseCategoryPageFields(page);
  const ownFields = Object.entries(page).filter(([name]) => !CATEGORY_PAGE_FIELDS.has(name));
  return fields && ({ ...Object.fromEntries(ownFields), ...fields } as PageEntry);
}

const CATEGORY_PAGE_FIELDS: ReadonlySet<string> = new Set<keyof CategoryPageDocument>([
  'object_id',
  'products_per_page',
  'category_lister_banner',
  'filters',
  'filtered_pages',
]);

const readNamed = readFields({ type: readText, url: readText });
