/** Shares out an amount of cents by weights: the shares add up to it, none is negative. */
export function shareOut(cents: number, weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  let passed = 0;
  return weights.map((weight) => {
    const before = Math.round((cents * passed) / total);
    passed += weight;
    return Math.round((cents * passed) / total) - before;
  });
}
