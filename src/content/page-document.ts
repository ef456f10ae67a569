import { readPicture } from '../catalog/picture-document.ts';
import {
  type Reader,
  readFields,
  readListOf,
  readText,
  readTrue,
  readValidItems,
  readVariant,
  type ValueOf,
  withOptional,
} from '../shared/json-reader.ts';
import { readArticleFacts } from './article.ts';
import { parseBlock } from './block.ts';
import { type BlockDocument, formatBlock } from './block-document.ts';
import {
  type CategoryPageDocument,
  formatCategoryPageFields,
  parseCategoryPageFields,
} from './category-page-document.ts';
import type { FacetLabelLookup } from './filtered-page-document.ts';
import {
  type CategoryPageEntry,
  type PageEntry,
  type ProductEntry,
  readCrumb,
  readLocalePaths,
} from './page-entry.ts';
import {
  formatPageMetadata,
  type PageMetadata,
  type PageMetadataDocument,
  readMetadataOrNone,
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
  const { objectId, productsPerPage, listsOffers, banner, filteredPages, blocks, ...common } = page;
  const fields = {
    objectId,
    ...(productsPerPage !== undefined && { productsPerPage }),
    ...(listsOffers && { listsOffers }),
    ...(banner && { banner }),
    ...(filteredPages && { filteredPages }),
  };
  return {
    ...formatWithMetadata(common),
    blocks: blocks.map(formatBlock),
    ...formatCategoryPageFields(fields, url, labelOf),
  };
}

const FIELDS = {
  uid: readText,
  title: readText,
  url: readText,
  metadata: readMetadataOrNone,
  alternates: readLocalePaths,
};

/** Reads the fields of every page, and those of one type. */
const pageReader = <T extends object>(fields: Reader<T>): Reader<Page & T> => {
  return (value, report) => {
    const page = readPage(value, report);
    const own = fields(value, report);
    return page && own && { ...page, ...own };
  };
};

const readPage = withOptional(readFields({ ...FIELDS, breadcrumbs: readListOf(readCrumb) }), {
  modified: readText,
  keywords: readListOf(readText),
  isDraft: readTrue,
});

type Page = ValueOf<typeof readPage>;

const readBlocks = readValidItems(parseBlock);

const readLister = pageReader<Omit<CategoryPageEntry, keyof Page | 'type'>>((value, report) => {
  const fields = parseCategoryPageFields(value, report);
  const texts = readListerTexts(value, report);
  return fields && texts && { ...fields, ...texts };
});

const readListerTexts = withOptional(readFields({ intro: readText, blocks: readBlocks }), {
  image: readPicture,
});

/**
 * Parses what {@link formatPage} writes; `undefined` for anything else. Drops blocks that cannot be
 * read, or have a type that this shop does not know.
 */
export const parsePageEntry: Reader<PageEntry> = readVariant<PageEntry>({
  Home: pageReader(readFields({ blocks: readBlocks })),
  Lister: readLister,
  Product: pageReader(withOptional(readFields({ sku: readText }), { blocks: readBlocks })),
  Content: pageReader(
    withOptional(readFields({ blocks: readBlocks }), { article: readArticleFacts }),
  ),
  Search: readPage,
  Cart: readPage,
  Checkout: readPage,
  Error: pageReader(readFields({ text: readText })),
});
