import { type Category, compareIds, readId } from '#src/catalog/categories.ts';
import {
  readCount,
  type Reader,
  readFields,
  readText,
  withDefault,
} from '#src/shared/json-reader.ts';
import { readLenientList, type ReportDropped } from './lenient-lists.ts';

/** Reads the answer to `Categories`: all categories below the root, sorted by id. */
export const readCategories =
  (report: ReportDropped) =>
  (data: unknown): readonly Category[] | undefined =>
    readFields({ categories: readFields({ items: readTree(report) }) })(data)
      ?.categories.items.filter(({ level }) => level > ROOT_LEVEL)
      .map(({ id, name, productCount }) => ({ id, name, productCount }))
      .toSorted((a, b) => compareIds(a.id, b.id));

/** Magento's own root has level 0, the root of a shop level 1. */
const ROOT_LEVEL = 1;

type PlacedCategory = Category & { readonly level: number };

/** Limits of children per category and of levels. Shops have fewer; the query asks no deeper. */
const MAX_CHILDREN = 10_000;
const MAX_CATEGORY_DEPTH = 20;

/** Drops an unreadable category but keeps its children. */
const readTree = (report: ReportDropped, depth = 0): Reader<readonly PlacedCategory[]> => {
  const reportEntry = (entry: unknown) => report('categories.items[]', entry);
  return (value) => {
    if (depth === MAX_CATEGORY_DEPTH) reportEntry(value);
    if (depth === MAX_CATEGORY_DEPTH || !Array.isArray(value)) return undefined;
    return readLenientList(
      readUnchanged,
      reportEntry,
      MAX_CHILDREN,
    )(value)?.flatMap((entry) => {
      const category = readCategory(entry);
      if (!category) reportEntry(entry);
      const { children } = readFields({ children: readTree(report, depth + 1) })(entry) ?? {};
      return [category ?? [], children ?? []].flat();
    });
  };
};

const readUnchanged: Reader<unknown> = (value) => value;

const readCategory: Reader<PlacedCategory> = (value) => {
  const category = readFields({
    id: readId,
    name: readText,
    level: readCount,
    product_count: withDefault(readCount, 0),
  })(value);
  return (
    category && {
      id: category.id,
      name: category.name,
      level: category.level,
      productCount: category.product_count,
    }
  );
};
