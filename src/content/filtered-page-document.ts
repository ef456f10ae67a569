import type { Selection } from '../filters/selection.ts';
import { formatSelection, parseSelection, type FilterDocument } from '../search/filter-document.ts';
import { readFields, readText } from '../shared/json-reader.ts';
import type { FilteredPageEntry } from './filtered-page.ts';
import {
  formatPageMetadata,
  readPageMetadata,
  type PageMetadataDocument,
} from './page-metadata.ts';

/** A filtered page (F11) as the content service writes it. */
export type FilteredPageDocument = Omit<
  FilteredPageEntry,
  'categoryUid' | 'objectId' | 'selection' | 'metadata'
> & {
  readonly category_uid: string;
  readonly object_id: string;
  readonly filters: readonly FilterDocument[];
  readonly metadata: PageMetadataDocument;
};

/** Label of a property in a locale, by its key; `undefined` for an unknown key. */
export type FacetLabelLookup = (name: string) => string | undefined;

export function formatFilteredPage(
  { categoryUid, objectId, selection, metadata, ...page }: FilteredPageEntry,
  labelOf: FacetLabelLookup,
): FilteredPageDocument {
  return {
    ...page,
    category_uid: categoryUid,
    object_id: objectId,
    filters: formatLabelledFilters(selection, labelOf),
    metadata: formatPageMetadata(metadata),
  };
}

/** Filters under the labels that shoppers read. */
export const formatLabelledFilters = (
  selection: Selection,
  labelOf: FacetLabelLookup,
): readonly FilterDocument[] =>
  formatSelection(selection).map(({ name, label, value }) => ({
    name,
    label: labelOf(name) ?? label,
    value,
  }));

/** Parses what {@link formatFilteredPage} writes; `undefined` for anything else. */
export function parseFilteredPage(value: unknown): FilteredPageEntry | undefined {
  const named = readNamed(value);
  if (!named) return undefined;
  const { category_uid, object_id, filters, metadata, ...page } = value as FilteredPageDocument;
  return {
    ...page,
    categoryUid: category_uid,
    objectId: object_id,
    selection: parseSelection(filters) ?? [],
    metadata: readPageMetadata(metadata) ?? {},
  };
}

const readNamed = readFields({
  uid: readText,
  url: readText,
  category_uid: readText,
  object_id: readText,
});
