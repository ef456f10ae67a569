import { ok, type Result } from '#src/shared/result.ts';

/** Waits for all results. Returns all values, or the first failure. */
export async function allOk<T, E>(
  answers: readonly Promise<Result<T, E>>[],
): Promise<Result<readonly T[], E>> {
  const settled = await Promise.all(answers);
  const values: T[] = [];
  for (const answer of settled) {
    if (!answer.ok) return answer;
    values.push(answer.value);
  }
  return ok(values);
}
