import type { SchemaDrift } from '#ports/upstreams.ts';
import { type Reader, readFieldsWith, readText } from '#src/shared/json-reader.ts';

/** Reports a part of Magento's answer that was unreadable and dropped. */
export type ReportDropped = (path: string, item: unknown) => void;

/** Reports it with its SKU or Magento's uid, if it has one. */
export const createDropReporter =
  (drift: SchemaDrift): ReportDropped =>
  (path, item) => {
    const { sku, uid } = readNamed(item) ?? {};
    const name = sku ?? uid;
    drift.report({ upstream: 'magento', place: path, ...(name !== undefined && { item: name }) });
  };

const readNamed = readFieldsWith<object, { sku: string; uid: string }>(
  {},
  { sku: readText, uid: readText },
);

/** Maximum length of a product's lists, such as categories, pictures or attributes. */
const MAX_ENTRIES = 1000;

/** Maximum number of variants of a product and of options of a bundle part: sizes times colors. */
export const MAX_CHOICES = 5000;

/**
 * Reads the readable entries of a list. `report` receives each unreadable one, and the first beyond
 * `maxItems`. Nulls are skipped, because Magento uses them where it cannot resolve an entry. A
 * value that is not a list is read as empty.
 */
export const readLenientList =
  <T>(
    read: Reader<T>,
    report: (entry: unknown) => void,
    maxItems = MAX_ENTRIES,
  ): Reader<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value)) return [];
    const entries: readonly unknown[] = value.filter((entry: unknown) => entry !== null);
    if (entries.length > maxItems) report(entries[maxItems]);
    return readEveryEntry(read, report)(entries.slice(0, maxItems));
  };

/**
 * Like {@link readLenientList}, but the list is required: Magento sends an empty list for no
 * entries.
 */
export const readRequiredList = <T>(
  ...reading: Parameters<typeof readLenientList<T>>
): Reader<readonly T[]> => {
  const read = readLenientList(...reading);
  return (value) => (Array.isArray(value) ? read(value) : undefined);
};

/** Like {@link readLenientList}, but a null counts as unreadable, as in the lines of a cart. */
export const readEveryEntry =
  <T>(read: Reader<T>, report: (entry: unknown) => void) =>
  (list: readonly unknown[]): readonly T[] =>
    list.flatMap((entry) => {
      const item = read(entry);
      if (item === undefined) report(entry);
      return item ?? [];
    });

export type Positioned = { readonly position: number };

/** Reads a position among siblings; 0 if missing, which keeps Magento's order. */
export const readPosition: Reader<number> = (value) => (Number.isFinite(value) ? Number(value) : 0);

export const byPosition = (a: Positioned, b: Positioned): number => a.position - b.position;
