import { ok, type Result } from '#src/shared/result.ts';

/** All answers, once all are there; the first failure where one failed. */
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
