import type { Drift } from '#ports/drift.ts';
import { readFieldsWith } from '#src/shared/lenient-readers.ts';
import { readText, type Reader } from '#src/shared/json-reader.ts';

/** Tells of what could not be read of an answer of Magento's, and was left out. */
export type TellDropped = (place: string, item: unknown) => void;

/** By its SKU, where it has one. */
export const tellDropped =
  (drift: Drift): TellDropped =>
  (place, item) => {
    const { sku } = readNamed(item) ?? {};
    drift.dropped({ upstream: 'magento', place, ...(sku !== undefined && { item: sku }) });
  };

const readNamed = readFieldsWith<object, { sku: string }>({}, { sku: readText });

/**
 * Those entries of a list that can be read; of the others `tell` hears. A null is passed over: the
 * lists that Magento answers may hold one wherever it could not say what should stand there. What is
 * no list at all is an empty one.
 */
export const readTold =
  <T>(read: Reader<T>, tell: (entry: unknown) => void): Reader<readonly T[]> =>
  (value) =>
    !Array.isArray(value)
      ? []
      : value.flatMap((entry) => {
          if (entry === null) return [];
          const item = read(entry);
          if (item === undefined) tell(entry);
          return item ?? [];
        });
