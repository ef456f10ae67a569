import type { Drift } from '#ports/drift.ts';
import { readFieldsWith } from '#src/shared/lenient-readers.ts';
import { readText, type Reader } from '#src/shared/json-reader.ts';

/**
 * The entries of a list that can be read; of each other one `drift` hears. Magento's lists hold
 * null for what it could not look up, which is told as well: the shopper misses something.
 */
export function readTold<T>(
  list: unknown,
  read: Reader<T>,
  place: string,
  drift: Drift,
): readonly T[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    const item = read(entry);
    if (item === undefined) drift.dropped({ upstream: 'magento', place, ...nameOf(entry) });
    return item ?? [];
  });
}

const readName = readFieldsWith<object, { uid: string }>({}, { uid: readText });

function nameOf(entry: unknown): { readonly item?: string } {
  const uid = readName(entry)?.uid;
  return uid === undefined ? {} : { item: uid };
}
