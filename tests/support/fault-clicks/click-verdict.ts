/** What a shopper was told of a click in the end. */
export type Told = 'added' | 'unknown' | 'changed' | 'refused' | 'busy' | 'failed';

export type ToldClick = { readonly goods: number; readonly quantity: number; readonly told: Told };

/** What is wrong with a cart, given what its shopper was told. */
export type Verdict = {
  /** Lines that hold more than was told as added, or may have been. */
  readonly above: number;
  /** Lines that hold less than was told as added. */
  readonly missing: number;
  /** Lines of which no choice of what is unknown makes what they hold. */
  readonly unexplained: number;
};

/** Judges what a cart holds, by goods; what was told as unknown may be in it, once, or not. */
export function judgeCart(
  clicks: readonly ToldClick[],
  held: ReadonlyMap<number, number>,
): Verdict {
  const goods = new Set([...clicks.map((click) => click.goods), ...held.keys()]);
  const verdicts = [...goods].map((one) =>
    judgeLine(
      clicks.filter((click) => click.goods === one),
      held.get(one) ?? 0,
    ),
  );
  const count = (verdict: keyof Verdict) => verdicts.filter((one) => one === verdict).length;
  return { above: count('above'), missing: count('missing'), unexplained: count('unexplained') };
}

function judgeLine(clicks: readonly ToldClick[], held: number): keyof Verdict | 'right' {
  const told = (...kinds: readonly Told[]): readonly number[] =>
    clicks.flatMap(({ told, quantity }) => (kinds.includes(told) ? [quantity] : []));
  const added = sum(told('added'));
  const open = told('unknown', 'changed');
  if (held < added) return 'missing';
  if (held > added + sum(open)) return 'above';
  return sumsOf(open).has(held - added) ? 'right' : 'unexplained';
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Whatever some of these make together. */
function sumsOf(numbers: readonly number[]): ReadonlySet<number> {
  let sums: readonly number[] = [0];
  for (const number of numbers) sums = sums.flatMap((sum) => [sum, sum + number]);
  return new Set(sums);
}
