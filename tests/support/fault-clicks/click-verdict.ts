/** Final report to a shopper on a click. */
export type ShownOutcome = 'added' | 'unknown' | 'changed' | 'refused' | 'busy' | 'failed';

export type ClickResult = {
  readonly product: number;
  readonly quantity: number;
  readonly outcome: ShownOutcome;
};

/** Deviations of a cart from the reports to its shopper. */
export type Verdict = {
  /** Number of lines with more than was reported as added or unknown. */
  readonly above: number;
  /** Number of lines with less than was reported as added. */
  readonly missing: number;
  /** Number of lines that no combination of the unknown clicks explains. */
  readonly unexplained: number;
};

/** Compares a cart with the reports, by products; an unknown click may be in it once, or not. */
export function judgeCart(
  clicks: readonly ClickResult[],
  quantities: ReadonlyMap<number, number>,
): Verdict {
  const products = new Set([...clicks.map((click) => click.product), ...quantities.keys()]);
  const verdicts = [...products].map((one) =>
    judgeLine(
      clicks.filter((click) => click.product === one),
      quantities.get(one) ?? 0,
    ),
  );
  const count = (verdict: keyof Verdict) => verdicts.filter((one) => one === verdict).length;
  return { above: count('above'), missing: count('missing'), unexplained: count('unexplained') };
}

function judgeLine(clicks: readonly ClickResult[], cartQuantity: number): keyof Verdict | 'right' {
  const quantitiesOf = (...kinds: readonly ShownOutcome[]): readonly number[] =>
    clicks.flatMap(({ outcome, quantity }) => (kinds.includes(outcome) ? [quantity] : []));
  const added = sum(quantitiesOf('added'));
  const open = quantitiesOf('unknown', 'changed');
  if (cartQuantity < added) return 'missing';
  if (cartQuantity > added + sum(open)) return 'above';
  return sumsOf(open).has(cartQuantity - added) ? 'right' : 'unexplained';
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The sums of all subsets. */
function sumsOf(numbers: readonly number[]): ReadonlySet<number> {
  let sums: readonly number[] = [0];
  for (const number of numbers) sums = sums.flatMap((sum) => [sum, sum + number]);
  return new Set(sums);
}
