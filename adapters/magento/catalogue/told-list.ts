import type { Drift } from '#ports/drift.ts';
import { readFieldsWith } from '#src/shared/lenient-readers.ts';
import { readText, type Reader } from '#src/shared/json-reader.ts';

/** Tells of what could not be read of an answer of Magento's, and was left out. */
export type TellDropped = (place: string, item: unknown) => void;

/** By its SKU, or what else Magento calls it, where it has one. */
export const tellDropped =
  (drift: Drift): TellDropped =>
  (place, item) => {
    const { sku, uid } = readNamed(item) ?? {};
    const name = sku ?? uid;
    drift.dropped({ upstream: 'magento', place, ...(name !== undefined && { item: name }) });
  };

const readNamed = readFieldsWith<object, { sku: string; uid: string }>(
  {},
  { sku: readText, uid: readText },
);

/** No list of a product is longer, be it of categories, pictures or properties. */
const MOST_ENTRIES = 1000;

/** So many variants a product has at most, and options a part of a set: sizes times colours are many. */
export const MOST_CHOICES = 5000;

/**
 * Those entries of a list that can be read; of the others `tell` hears, and of the first one beyond
 * `most`. A null is passed over: the lists that Magento answers may hold one wherever it could not say
 * what should stand there. What is no list at all is an empty one.
 */
export const readTold =
  <T>(read: Reader<T>, tell: (entry: unknown) => void, most = MOST_ENTRIES): Reader<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value)) return [];
    const entries: readonly unknown[] = value.filter((entry: unknown) => entry !== null);
    if (entries.length > most) tell(entries[most]);
    return readWholeTold(read, tell)(entries.slice(0, most));
  };

/** The same of a list that has to be one: where there is nothing, Magento says so by an empty list. */
export const readListTold = <T>(
  ...reading: Parameters<typeof readTold<T>>
): Reader<readonly T[]> => {
  const read = readTold(...reading);
  return (value) => (Array.isArray(value) ? read(value) : undefined);
};

/** The same of a list in which a null is missed as well: lines of a cart, say. */
export const readWholeTold =
  <T>(read: Reader<T>, tell: (entry: unknown) => void) =>
  (list: readonly unknown[]): readonly T[] =>
    list.flatMap((entry) => {
      const item = read(entry);
      if (item === undefined) tell(entry);
      return item ?? [];
    });
