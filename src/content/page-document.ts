import { readFields, readText } from '../shared/json-reader.ts';
import { readSomeOf } from '../shared/lenient-readers.ts';
import { formatBlock, parseBlock, type BlockDocument } from './block-document.ts';
import type { LabelOf } from './filtered-page-document.ts';
import {
  formatListerFields,
  parseListerFields,
  type ListerPageDocument,
} from './lister-page-document.ts';
import type { ListerEntry, PageEntry, ProductEntry } from './page-entry.ts';
import type { SitemapPage } from './sitemap-page.ts';
import {
  formatPageMetadata,
  readPageMetadata,
  type PageMetadata,
  type PageMetadataDocument,
} from './page-metadata.ts';

/**
 * A page as the content service writes it: metadata, links and category fields have the service's
 * names (H1, H13, L1), all else is unchanged.
 */
export type PageDocument = Described<Omit<PageEntry, 'blocks'>> & {
  readonly blocks?: readonly BlockDocument[];
} & Partial<ListerPageDocument>;

/** An object with its metadata as the content service writes them. */
export type Described<T> = Omit<T, 'metadata'> & { readonly metadata: PageMetadataDocument };

export const formatDescribed = <T extends { readonly metadata: PageMetadata }>({
  metadata,
  ...rest
}: T): Described<T> => ({ ...rest, metadata: formatPageMetadata(metadata) });

/**
 * @param url the requested path, which may be longer than the page's own.
 * @param labelOf label of a property in the page's locale.
 */
export function formatPage(page: PageEntry, url: string, labelOf: LabelOf): PageDocument {
  switch (page.type) {
    case 'Home':
    case 'Content':
      return { ...formatDescribed(page), blocks: page.blocks.map(formatBlock) };
    case 'Lister':
      return formatLister(page, url, labelOf);
    case 'Product':
      return formatProduct(page);
    case 'Search':
    case 'Cart':
    case 'Checkout':
    case 'Error':
      return formatDescribed(page);
  }
}

const formatProduct = ({ blocks, ...common }: ProductEntry): PageDocument => ({
  ...formatDescribed(common),
  ...(blocks && { blocks: blocks.map(formatBlock) }),
});

function formatLister(page: ListerEntry, url: string, labelOf: LabelOf): PageDocument {
  const { objectId, productsPerPage, banner, filteredPages, blocks, ...common } = page;
  const fields = {
    objectId,
    ...(productsPerPage !== undefined && { productsPerPage }),
    ...(banner && { banner }),
    ...(filteredPages && { filteredPages }),
  };
  return {
    ...formatDescribed(common),
    blocks: blocks.map(formatBlock),
    ...formatListerFields(fields, url, labelOf),
  };
}

/**
 * Parses what {@link formatPage} writes; `undefined` for anything else. Drops blocks that cannot be
 * read.
 */
export function parsePage(value: unknown): PageEntry | undefined {
  const described = parseDescribed(value);
  if (!described) return undefined;
  const { blocks } = described as PageDocument;
  const page = {
    ...described,
    ...(blocks && { blocks: readSomeOf(parseBlock)(blocks) ?? [] }),
  };
  return page.type === 'Lister' ? parseLister(page) : (page as PageEntry);
}

/** Parses what {@link formatDescribed} makes of a page; `undefined` without a type or address. */
export function parseDescribed(value: unknown): SitemapPage | undefined {
  if (!readNamed(value)) return undefined;
  const document = value as Described<SitemapPage>;
  return { ...document, metadata: readPageMetadata(document.metadata) ?? {} };
}

function parseLister(page: object): PageEntry | undefined {
  const fields = parseListerFields(page);
  const own = Object.entries(page).filter(([name]) => !LISTER_FIELDS.has(name));
  return fields && ({ ...Object.fromEntries(own), ...fields } as PageEntry);
}

const LISTER_FIELDS: ReadonlySet<string> = new Set<keyof ListerPageDocument>([
  'object_id',
  'products_per_page',
  'category_lister_banner',
  'filters',
  'filtered_pages',
]);

const readNamed = readFields({ type: readText, url: readText });
