import type { FilteredPageEntry } from '#src/content/filtered-page.ts';
import type { LocalePaths } from '#src/content/page-entry.ts';
import { parseSelection } from '#src/search/filter-document.ts';
import { readFields, readText, type Reader } from '#src/shared/json-reader.ts';
import { readMetadata, readModified } from './entry-head.ts';
import { isObject } from './json-object.ts';
import { readNonBlankText, readTextOrEmpty } from './read-context.ts';

/** The category of filtered pages. */
export type FilteredCategory = { readonly uid: string; readonly objectId: string };

/** Reads a filtered page (F11) referenced by a category. One without filters is unreadable. */
export const filteredPageReader =
  (
    { uid: categoryUid, objectId }: FilteredCategory,
    alternatesOf: (uid: string) => LocalePaths,
  ): Reader<FilteredPageEntry> =>
  (value) => {
    const fields = readNamed(value);
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
