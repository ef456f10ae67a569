import type { Selection } from '../filters/selection.ts';
import { formatSelection, parseSelection, type FilterDocument } from '../search/filter-document.ts';
import { readAs, type Reader, readFields, readText, withOptional } from '../shared/json-reader.ts';
import type { LandingPageEntry } from './landing-page-entry.ts';
import { readLocalePaths } from './page-entry.ts';
import {
  formatPageMetadata,
  readMetadataOrNone,
  type PageMetadataDocument,
} from './page-metadata.ts';

/** A filtered page (F11) as the content service writes it. */
export type FilteredPageDocument = Omit<
  LandingPageEntry,
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
  { categoryUid, objectId, selection, metadata, ...page }: LandingPageEntry,
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
export const parseFilteredPage: Reader<LandingPageEntry> = readAs(
  withOptional(
    readFields({
      uid: readText,
      url: readText,
      title: readText,
      text: readText,
      category_uid: readText,
      object_id: readText,
      filters: (value) => parseSelection(value) ?? [],
      metadata: readMetadataOrNone,
      alternates: readLocalePaths,
    }),
    { modified: readText },
  ),
  ({ category_uid: categoryUid, object_id: objectId, filters: selection, ...page }) => ({
    ...page,
    categoryUid,
    objectId,
    selection,
  }),
);
