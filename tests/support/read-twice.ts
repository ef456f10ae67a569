import type { Result } from '#src/shared/result.ts';

/** Applies a reader to its own result; an error stays an error. */
export function readTwice<T extends In, In, E>(
  read: (typed: In) => Result<T, E>,
  typed: In,
): Result<T, E> {
  const once = read(typed);
  return once.ok ? read(once.value) : once;
}
