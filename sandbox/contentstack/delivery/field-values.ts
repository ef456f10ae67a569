import { isJsonObject } from '../entries/stored-entry.ts';

/**
 * Returns the values at a dotted path: `seo.meta_title`, `blocks.hero.title`. Lists on the way and
 * at the end are flattened.
 */
export function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  const [head, ...rest] = path;
  if (head === undefined) return value === undefined || value === null ? [] : [value];
  if (!isJsonObject(value) || !Object.hasOwn(value, head)) return [];
  return valuesAt(value[head], rest);
}

/** Changes all values at a path. */
export function changeAt(
  value: unknown,
  path: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map((item) => changeAt(item, path, change));
  const [head, ...rest] = path;
  if (head === undefined) return change(value);
  if (!isJsonObject(value) || !Object.hasOwn(value, head)) return value;
  return { ...value, [head]: changeAt(value[head], rest, change) };
}
