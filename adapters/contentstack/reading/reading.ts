import type { Size } from '#src/content/awards.ts';
import { isBlank } from '#src/shared/blank.ts';
import { readText, type Reader } from '#src/shared/json-reader.ts';
import { orElse } from '#src/shared/lenient-readers.ts';
import type { Locale } from '#src/shared/locale.ts';
import { fieldOf } from './json-object.ts';

/** What the fields of an entry are read with. */
export type Reading = {
  readonly locale: Locale;
  readonly imageHost: string;
  /** Of pictures, by the uids of their files. */
  readonly sizes: ReadonlyMap<string, Size>;
  /** Tells that something was left out: where it stood, and which item it was. */
  readonly drop: (place: string, item?: string) => void;
};

/** A text; one that its editor left out is empty. */
export const readWords: Reader<string> = orElse(readText, '');

/** A text that says something, or nothing at all. */
export const readSaid: Reader<string> = (value) => {
  const text = readText(value);
  return text === undefined || isBlank(text) ? undefined : text;
};

/** No list of an entry is longer, unless said otherwise. */
export const MOST_ITEMS = 2000;

/**
 * A list without the items that cannot be read; each of these is told, and so is a list that is longer
 * than `most`, of which the first items are read. A list that was left out is empty.
 */
export const listOf =
  <T>(read: Reader<T>, place: string, { drop }: Reading, most = MOST_ITEMS): Reader<readonly T[]> =>
  (value) => {
    if (value === undefined || value === null) return [];
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    if (!Array.isArray(value) || list.length > most) drop(place);
    return list.slice(0, most).flatMap((item) => {
      const one = read(item);
      if (one === undefined) drop(`${place}[]`, readText(fieldOf(item, 'uid')));
      return one === undefined ? [] : [one];
    });
  };

/** A field that may be left out; one that cannot be read is told, and left out too. */
export const optional =
  <T>(read: Reader<T>, place: string, { drop }: Reading) =>
  (value: unknown): T | undefined => {
    const one = read(value);
    if (one === undefined && !isEmpty(value)) drop(place);
    return one;
  };

/** How the service writes a field that its editor left alone. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));
