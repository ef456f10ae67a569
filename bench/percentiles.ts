/** Call durations, in milliseconds. */
export type Percentiles = { readonly p50: number; readonly p95: number };

/** Times one call per case, after one warm-up call per case. */
export async function percentiles<Case>(
  cases: readonly Case[],
  run: (one: Case) => unknown,
): Promise<Percentiles> {
  for (const one of cases) await run(one);
  const times: number[] = [];
  for (const one of cases) {
    const begun = performance.now();
    await run(one);
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}
