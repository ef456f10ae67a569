/** Number of typos allowed in a word: one from four letters, two from eight. */
export function typosAllowed(word: string): number {
  if (word.length < 4 || /^\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Counts the wrong, missing, extra and swapped letters between the typed text and a word; with
 * `isPrefix`, the best-matching beginning of the word. Returns `undefined` if there are more
 * than `maxTypos`.
 */
export function countTypos(
  typed: string,
  fullWord: string,
  maxTypos: number,
  isPrefix = false,
): number | undefined {
  const word = isPrefix ? fullWord.slice(0, typed.length + maxTypos) : fullWord;
  if (Math.abs(typed.length - word.length) > maxTypos) return undefined;
  const width = word.length + 1;
  const costs = new Uint16Array((typed.length + 1) * width).fill(maxTypos + 1);
  for (let column = 0; column <= Math.min(maxTypos, word.length); column += 1)
    costs[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    if (fillRow(costs, row, typed, word, maxTypos) > maxTypos) return undefined;
  }
  const last = costs.subarray(typed.length * width);
  const typos = isPrefix ? Math.min(...last) : (last[word.length] ?? maxTypos + 1);
  return typos <= maxTypos ? typos : undefined;
}

/**
 * Computes the cost of turning the first `row` typed letters into each beginning of the word, and
 * returns the minimum. Beginnings shorter or longer by more than `maxTypos` cost more than
 * `maxTypos` anyway and are skipped.
 */
function fillRow(
  costs: Uint16Array,
  row: number,
  typed: string,
  word: string,
  maxTypos: number,
): number {
  const width = word.length + 1;
  const here = row * width;
  const above = here - width;
  let minCost = maxTypos + 1;
  if (row <= maxTypos) minCost = costs[here] = row;
  const end = Math.min(word.length, row + maxTypos);
  for (let column = Math.max(1, row - maxTypos); column <= end; column += 1) {
    const replaced = (costs[above + column - 1] ?? 0) + Number(typed[row - 1] !== word[column - 1]);
    const missing = (costs[here + column - 1] ?? 0) + 1;
    const extra = (costs[above + column] ?? 0) + 1;
    const swapped = areTransposed(typed, row, word, column)
      ? (costs[above - width + column - 2] ?? 0) + 1
      : replaced;
    const cost = Math.min(replaced, missing, extra, swapped);
    costs[here + column] = cost;
    minCost = Math.min(minCost, cost);
  }
  return minCost;
}

const areTransposed = (typed: string, row: number, word: string, column: number): boolean =>
  row > 1 &&
  column > 1 &&
  typed[row - 1] === word[column - 2] &&
  typed[row - 2] === word[column - 1];
