import { err, ok, type Result } from './result.ts';

/** Appends items to the list of a key, in time proportional to the new items. */
export function appendTo<Key, Item>(
  lists: Map<Key, Item[]>,
  key: Key,
  items: Iterable<Item>,
): void {
  const list = lists.get(key) ?? [];
  // One by one: spread arguments are limited in number.
  for (const item of items) list.push(item);
  lists.set(key, list);
}

/** Callers rely on the wording of this error (P7). */
export type EmptyArray = 'Array cannot be empty';

export type MinMax = { readonly min: number; readonly max: number };

/**
 * Minimum and maximum of any number of numbers (P7). Zero is never negative; if one of them is
 * `NaN`, both are `NaN`.
 */
export function minMax(numbers: readonly number[]): Result<MinMax, EmptyArray> {
  if (numbers.length === 0) return err('Array cannot be empty');
  // One by one: spread arguments are limited in number.
  return ok({
    min: numbers.reduce((least, number) => Math.min(least, number)) + 0,
    max: numbers.reduce((greatest, number) => Math.max(greatest, number)) + 0,
  });
}

/** Runs `work` on each item, at most `concurrency` at a time, so that no upstream is overloaded. */
export async function mapConcurrently<T, Done>(
  items: readonly T[],
  work: (thing: T) => Promise<Done>,
  concurrency = 4,
): Promise<readonly Done[]> {
  const done: Done[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      done[index] = await work(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return done;
}
