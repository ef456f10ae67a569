import { isJsonObject } from '../entries/stored-entry.ts';

/**
 * What stands at a dotted path: `seo.meta_title`, `blocks.hero.title`. Lists on the way are looked
 * through, a list at its end is each of its items.
 */
export function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  const [head, ...rest] = path;
  if (head === undefined) return value === undefined || value === null ? [] : [value];
  if (!isJsonObject(value) || !Object.hasOwn(value, head)) return [];
  return valuesAt(value[head], rest);
}

/** Makes something else of what stands at a path, wherever it stands. */
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
