/** What one round measured of the shop and of what stands beside it, in the same unit. */
export type Pair = { readonly shop: number; readonly other: number };

export type Comparison = {
  readonly measure: string;
  /** What the shop is compared with. */
  readonly other: string;
  readonly rounds: readonly Pair[];
};

/** The value in the middle; of an even number, the mean of the two there. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('Nothing has no median.');
  return (low + high) / 2;
}

/**
 * A table in Markdown. A ratio tells how often what the shop needs fits into what the other needs:
 * 2 is half as much, 0.5 is twice as much. It is the median of the rounds' ratios, because the
 * machine slows both of a round alike.
 */
export function tableOf(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map(({ measure, other, rounds }) => [
    measure,
    figure(medianOf(rounds.map(({ shop }) => shop))),
    other,
    figure(medianOf(rounds.map((round) => round.other))),
    figure(medianOf(rounds.map((round) => round.other / round.shop))),
  ]);
  return markdown([['measure', 'shop', 'beside', 'figure', 'ratio'], ...rows]);
}

/** Three digits that count. */
const figure = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));

function markdown(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [line(head), rule, ...rows.slice(1).map(line)].join('\n');
}
