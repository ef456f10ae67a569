import type { Size } from '#src/content/image-sizes.ts';
import { isBlank } from '#src/shared/normalize-text.ts';
import { type Reader, readText, withDefault } from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import { fieldOf } from './json-object.ts';

/** The context for reading the fields of an entry. */
export type ReadContext = {
  readonly locale: Locale;
  readonly imageHost: string;
  /** Image dimensions by file uid. */
  readonly dimensions: ReadonlyMap<string, Size>;
  /** Reports something dropped: its path, and the item. */
  readonly reportDropped: (path: string, item?: string) => void;
};

/** Reads a text; empty if left out. */
export const readTextOrEmpty: Reader<string> = withDefault(readText, '');

/** Reads a text that is not blank. */
export const readNonBlankText: Reader<string> = (value) => {
  const text = readText(value);
  return text === undefined || isBlank(text) ? undefined : text;
};

/** Default maximum length of a list in an entry. */
const MAX_ITEMS = 2000;

/**
 * Reads a list without its unreadable items. Reports each of those, and a list longer than
 * `maxItems`, which is cut off. A missing list is read as empty.
 */
export const listReader =
  <T>(
    read: Reader<T>,
    path: string,
    { reportDropped }: ReadContext,
    maxItems = MAX_ITEMS,
  ): Reader<readonly T[]> =>
  (value) => {
    if (value === undefined || value === null) return [];
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    if (!Array.isArray(value) || list.length > maxItems) reportDropped(path);
    return list.slice(0, maxItems).flatMap((item) => {
      const one = read(item);
      if (one === undefined) reportDropped(`${path}[]`, readText(fieldOf(item, 'uid')));
      return one === undefined ? [] : [one];
    });
  };

/** Reads an optional field; an unreadable one is reported and left out. */
export const optionalReader =
  <T>(read: Reader<T>, path: string, { reportDropped }: ReadContext) =>
  (value: unknown): T | undefined => {
    const one = read(value);
    if (one === undefined && !isEmpty(value)) reportDropped(path);
    return one;
  };

/** Returns whether a value is what Contentstack sends for an untouched field. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));
