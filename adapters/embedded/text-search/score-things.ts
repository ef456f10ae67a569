import type { Clause, Reading } from './query-clauses.ts';
import type { TextIndex } from './text-index.ts';

/** From this weight on, a word tells what a thing is; below, it is only spoken of. */
export const TELLING_WEIGHT = 4;

/** How well each thing answers a query, by its number: 0 is not at all. */
export type TextScores = Float32Array;

/** More than weights of all words of a query together, so that the least sure piece comes first. */
const CERTAINTY_STEP = 4096;
const CERTAINTY_SHIFT = 4;
const WEIGHT_MASK = 15;

/**
 * What a query finds: things that all its pieces hold of. First counts the least sure piece, then
 * what the words say of the thing. `isStrict`: a word that tells what some things are does not find
 * those that only speak of it.
 */
export function scoreClauses(
  index: TextIndex,
  clauses: readonly Clause[],
  isStrict: boolean,
): TextScores {
  const scores = new Float32Array(index.size);
  if (clauses.length === 0 || clauses.some(({ readings }) => readings.length === 0)) return scores;
  const least = new Uint8Array(index.size).fill(255);
  const best = new Uint8Array(index.size);
  for (const { readings } of clauses) {
    best.fill(0);
    for (const reading of readings)
      holdReading(index, reading, floorOf(index, readings, isStrict), best);
    for (let thing = 0; thing < index.size; thing += 1) {
      const found = best[thing] ?? 0;
      least[thing] = Math.min(least[thing] ?? 0, found >> CERTAINTY_SHIFT);
      scores[thing] = (scores[thing] ?? 0) + (found & WEIGHT_MASK);
    }
  }
  for (let thing = 0; thing < index.size; thing += 1) {
    const certainty = least[thing] ?? 0;
    scores[thing] = certainty === 0 ? 0 : certainty * CERTAINTY_STEP + (scores[thing] ?? 0);
  }
  return scores;
}

/** The least weight that counts for these readings. */
function floorOf({ heaviest }: TextIndex, readings: readonly Reading[], isStrict: boolean): number {
  const isTelling = (word: number) => (heaviest[word] ?? 0) >= TELLING_WEIGHT;
  const tells = readings.some(({ groups }) => groups.every((group) => group.some(isTelling)));
  return isStrict && tells ? TELLING_WEIGHT : 1;
}

/** Raises `best` of each thing that a reading holds of to its certainty and weight. */
function holdReading(
  index: TextIndex,
  { certainty, groups }: Reading,
  floor: number,
  best: Uint8Array,
): void {
  const [first = [], ...others] = groups;
  const weights = heaviestOf(index, first, floor);
  for (const group of others) {
    const other = heaviestOf(index, group, floor);
    for (let thing = 0; thing < index.size; thing += 1) {
      weights[thing] = Math.min(weights[thing] ?? 0, other[thing] ?? 0);
    }
  }
  for (let thing = 0; thing < index.size; thing += 1) {
    const weight = weights[thing] ?? 0;
    if (weight === 0) continue;
    best[thing] = Math.max(best[thing] ?? 0, (certainty << CERTAINTY_SHIFT) | weight);
  }
}

/** Per thing, the most that one of these words says of it. */
function heaviestOf(
  { size, starts, things, weights }: TextIndex,
  words: readonly number[],
  floor: number,
): Uint8Array {
  const most = new Uint8Array(size);
  for (const word of words) {
    const end = starts[word + 1] ?? 0;
    for (let row = starts[word] ?? 0; row < end; row += 1) {
      const weight = weights[row] ?? 0;
      const thing = things[row] ?? 0;
      if (weight >= floor && weight > (most[thing] ?? 0)) most[thing] = weight;
    }
  }
  return most;
}
