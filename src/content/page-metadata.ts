import { isBlank } from '../shared/normalize-text.ts';
import { readFields, readFlag, readText, type Reader } from '../shared/json-reader.ts';

/** Metadata of a page's head; an absent or blank field falls back to the shop's default (H1). */
export type PageMetadata = {
  readonly metaTitle?: string;
  readonly metaDescription?: string;
  readonly disableSearchIndexing?: boolean;
  readonly openGraphTitle?: string;
  readonly openGraphDescription?: string;
  readonly hideCanonical?: boolean;
};

/** {@link PageMetadata} as the content service writes it; null is a field left empty. */
export type PageMetadataDocument = {
  readonly meta_title: string | null;
  readonly meta_description: string | null;
  readonly disable_search_indexing: boolean | null;
  readonly open_graph_title: string | null;
  readonly open_graph_description: string | null;
  readonly hide_canonical: boolean | null;
};

/** Merges metadata field by field; the page's own fields win over the defaults (H1). */
export const mergeMetadata = (page: PageMetadata, defaults: PageMetadata): PageMetadata => ({
  ...nonEmptyFields(defaults),
  ...nonEmptyFields(page),
});

/** Treats a missing or malformed field as one that the editor left empty. */
export const readPageMetadata: Reader<PageMetadata> = (value) => {
  const document = readDocument(value);
  return (
    document &&
    withoutNulls({
      metaTitle: document.meta_title,
      metaDescription: document.meta_description,
      disableSearchIndexing: document.disable_search_indexing,
      openGraphTitle: document.open_graph_title,
      openGraphDescription: document.open_graph_description,
      hideCanonical: document.hide_canonical,
    })
  );
};

/** Reads anything that is no metadata as none. */
export const readMetadataOrNone: Reader<PageMetadata> = (value) => readPageMetadata(value) ?? {};

/** Writes metadata as {@link readPageMetadata} reads it. */
export const formatPageMetadata = (metadata: PageMetadata): PageMetadataDocument => ({
  meta_title: metadata.metaTitle ?? null,
  meta_description: metadata.metaDescription ?? null,
  disable_search_indexing: metadata.disableSearchIndexing ?? null,
  open_graph_title: metadata.openGraphTitle ?? null,
  open_graph_description: metadata.openGraphDescription ?? null,
  hide_canonical: metadata.hideCanonical ?? null,
});

const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    read(value) ?? null;

const readDocument: Reader<PageMetadataDocument> = readFields({
  meta_title: orNull(readText),
  meta_description: orNull(readText),
  disable_search_indexing: orNull(readFlag),
  open_graph_title: orNull(readText),
  open_graph_description: orNull(readText),
  hide_canonical: orNull(readFlag),
});

type OrNull<T> = { readonly [K in keyof T]-?: Exclude<T[K], undefined> | null };

const withoutNulls = (fields: OrNull<PageMetadata>): PageMetadata =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** Drops blank fields: an editor who clears a field leaves an empty text behind, or a space. */
const nonEmptyFields = (metadata: PageMetadata): PageMetadata =>
  Object.fromEntries(
    Object.entries(metadata).filter(([, value]) => typeof value === 'boolean' || !isBlank(value)),
  );
