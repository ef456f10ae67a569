import type { Measured } from './measure.ts';

/** A table of figures, each with its ratio to the first. */
export function printRatios(measured: readonly Measured[]): void {
  const base = measured[0]?.nanoseconds ?? 1;
  const rows = measured.map(({ name, nanoseconds, bytes }) => ({
    work: name,
    'ns per call': Math.round(nanoseconds),
    ratio: Number((nanoseconds / base).toFixed(2)),
    'bytes per call': Math.round(bytes),
  }));
  console.table(rows);
}
