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

/**
 * Those entries of a list that can be read; of the others `tell` hears. A null is passed over: the
 * lists that Magento answers may hold one wherever it could not say what should stand there. What is
 * no list at all is an empty one.
 */
export const readTold =
  <T>(read: Reader<T>, tell: (entry: unknown) => void): Reader<readonly T[]> =>
  (value) =>
    Array.isArray(value)
      ? readWholeTold(read, tell)(value.filter((entry: unknown) => entry !== null))
      : [];

/** The same of a list in which a null is missed as well: lines of a cart, say. */
export const readWholeTold =
  <T>(read: Reader<T>, tell: (entry: unknown) => void) =>
  (list: readonly unknown[]): readonly T[] =>
    list.flatMap((entry) => {
      const item = read(entry);
      if (item === undefined) tell(entry);
      return item ?? [];
    });
