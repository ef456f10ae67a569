/** How many typos a shopper may make in a word: one from four letters, two from eight. */
export function typosAllowed(word: string): number {
  if (word.length < 4 || /^\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * How many letters are wrong, missing, too many or changed places between what was typed and a
 * word; with `isBeginning` between that and the best beginning of the word. `undefined` when there
 * are more than `most`.
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
  const costs = new Uint16Array((typed.length + 1) * width);
  for (let column = 0; column < width; column += 1) costs[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    if (fillRow(costs, row, typed, word) > most) return undefined;
  }
  const last = costs.subarray(typed.length * width);
  const typos = isBeginning ? Math.min(...last) : (last[word.length] ?? most + 1);
  return typos <= most ? typos : undefined;
}

/** Fills in what it costs to turn the first `row` letters into each beginning; the least of them. */
function fillRow(costs: Uint16Array, row: number, typed: string, word: string): number {
  const width = word.length + 1;
  const at = (r: number, column: number): number => costs[r * width + column] ?? 0;
  costs[row * width] = row;
  let least = row;
  for (let column = 1; column < width; column += 1) {
    const isSame = typed[row - 1] === word[column - 1];
    let cost = Math.min(
      at(row - 1, column) + 1,
      at(row, column - 1) + 1,
      at(row - 1, column - 1) + (isSame ? 0 : 1),
    );
    if (
      row > 1 &&
      column > 1 &&
      typed[row - 1] === word[column - 2] &&
      typed[row - 2] === word[column - 1]
    ) {
      cost = Math.min(cost, at(row - 2, column - 2) + 1);
    }
    costs[row * width + column] = cost;
    least = Math.min(least, cost);
  }
  return least;
}
