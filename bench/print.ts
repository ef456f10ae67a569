import type { Measured } from './measure.ts';

/** Prints a table of the results; `ratio` is relative to parsing the same URL. */
export function printRatios(measured: readonly Measured[]): void {
  const rows = measured.map(({ name, nanoseconds, baseNanoseconds, bytes }) => ({
    work: name,
    'ns per call': Math.round(nanoseconds),
    ratio: Number((nanoseconds / baseNanoseconds).toFixed(2)),
    'bytes per call': Math.round(bytes),
  }));
  console.table(rows);
}
