/** Number of typos allowed in a word: one from four letters, two from eight. */
export function typosAllowed(word: string): number {
  if (word.length < 4 || /^\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Counts the wrong, missing, extra and swapped letters between the typed text and a word; with
 * `isBeginning`, the best-matching beginning of the word. Returns `undefined` if there are more
 * than `most`.
 */
export function countTypos(
  typed: string,
  whole: string,
  most: number,
  isBeginning = false,
): number | undefined {
  const word = isBeginning ? whole.slice(0, typed.length + most) : whole;
  if (Math.abs(typed.length - word.length) > most) return undefined;
  const width = word.length + 1;
  const costs = new Uint16Array((typed.length + 1) * width).fill(most + 1);
  for (let column = 0; column <= Math.min(most, word.length); column += 1) costs[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    if (fillRow(costs, row, typed, word, most) > most) return undefined;
  }
  const last = costs.subarray(typed.length * width);
  const typos = isBeginning ? Math.min(...last) : (last[word.length] ?? most + 1);
  return typos <= most ? typos : undefined;
}

/**
 * Computes the cost of turning the first `row` typed letters into each beginning of the word, and
 * returns the minimum. Beginnings shorter or longer by more than `most` cost more than `most`
 * anyway and are skipped.
 */
function fillRow(
  costs: Uint16Array,
  row: number,
  typed: string,
  word: string,
  most: number,
): number {
  const width = word.length + 1;
  const here = row * width;
  const above = here - width;
  let least = most + 1;
  if (row <= most) least = costs[here] = row;
  const end = Math.min(word.length, row + most);
  for (let column = Math.max(1, row - most); column <= end; column += 1) {
    const replaced = (costs[above + column - 1] ?? 0) + Number(typed[row - 1] !== word[column - 1]);
    const missing = (costs[here + column - 1] ?? 0) + 1;
    const extra = (costs[above + column] ?? 0) + 1;
    const swapped = areSwapped(typed, row, word, column)
      ? (costs[above - width + column - 2] ?? 0) + 1
      : replaced;
    const cost = Math.min(replaced, missing, extra, swapped);
    costs[here + column] = cost;
    least = Math.min(least, cost);
  }
  return least;
}

const areSwapped = (typed: string, row: number, word: string, column: number): boolean =>
  row > 1 &&
  column > 1 &&
  typed[row - 1] === word[column - 2] &&
  typed[row - 2] === word[column - 1];
