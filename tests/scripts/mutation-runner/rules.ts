// Rules whose lines are broken by the test of `scripts/mutation`.

let remembered: number | undefined;

/** Remembers its first answer, broken or not. */
export function rememberedPrice(): number {
  remembered ??= priceOf(2, 3);
  return remembered;
}

function priceOf(count: number, each: number): number {
  return count * each;
}

/** Computed when the module is loaded. */
export const LIMITS = [18, 21];

export function isAdult(age: number): boolean {
  return age >= 18;
}

/** Runs for ever if it counts in the other direction. */
export function countDown(from: number): number {
  let left = from;
  while (left !== 0) left -= 1;
  return left;
}

const taken = new Set<string>();

/** Fails for good if it is not released once. */
export function useOnce(name: string): void {
  if (taken.has(name)) throw new Error(`${name} is taken`);
  taken.add(name);
  release(name);
}

function release(name: string): void {
  taken.delete(name);
}

/** No test looks at what it returns. */
export function unread(count: number): number {
  return count + 1;
}
