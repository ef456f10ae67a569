/** Splits an amount in cents by weights. The parts add up to the amount, and none is negative. */
export function allocateCents(cents: number, weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  let passed = 0;
  return weights.map((weight) => {
    const before = Math.round((cents * passed) / total);
    passed += weight;
    return Math.round((cents * passed) / total) - before;
  });
}
