import type { Result } from '#src/shared/result.ts';

/** What a reader makes of what it has read itself; what it refused stays refused. */
export function readAgain<T extends In, In, E>(
  read: (typed: In) => Result<T, E>,
  typed: In,
): Result<T, E> {
  const once = read(typed);
  return once.ok ? read(once.value) : once;
}
