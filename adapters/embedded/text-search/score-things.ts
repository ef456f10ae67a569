import type { Clause, Reading } from './query-clauses.ts';
import type { TextIndex } from './text-index.ts';

/** From this weight on, a word tells what a thing is; below, it is only spoken of. */
export const TELLING_WEIGHT = 4;

/** How well each thing answers a query, by its number: 0 is not at all. */
export type TextScores = Float32Array;

/** What a query finds, and of how many things. */
export type FoundThings = { readonly scores: TextScores; readonly count: number };

/**
 * What a query finds: things that all its pieces hold of. First counts the least sure piece, then
 * what the words say of the thing. `isStrict`: a word that tells what some things are does not find
 * those that only speak of it.
 */
export function scoreClauses(
  index: TextIndex,
  clauses: readonly Clause[],
  isStrict: boolean,
): FoundThings {
  const scores = new Float32Array(index.size);
  if (clauses.length === 0) return { scores, count: 0 };
  const best = new Uint8Array(index.size);
  let count = 0;
  clauses.forEach(({ readings }, place) => {
    best.fill(0);
    const floor = floorOf(index, readings, isStrict);
    for (const reading of readings) holdReading(index, reading, floor, best);
    count = place === 0 ? startScores(scores, best) : lowerScores(scores, best);
  });
  return { scores, count };
}

/** More than the weights of all words of a query together: the least sure piece comes first. */
const CERTAINTY_STEP = 4096;
const CERTAINTY_SHIFT = 4;
const WEIGHT_MASK = 15;

/** Scores by the first piece; how many things it holds of. */
function startScores(scores: TextScores, best: Uint8Array): number {
  let count = 0;
  for (let thing = 0; thing < best.length; thing += 1) {
    const found = best[thing] ?? 0;
    if (found === 0) continue;
    scores[thing] = (found >> CERTAINTY_SHIFT) * CERTAINTY_STEP + (found & WEIGHT_MASK);
    count += 1;
  }
  return count;
}

/** Scores by one more piece; how many things are left. */
function lowerScores(scores: TextScores, best: Uint8Array): number {
  let count = 0;
  for (let thing = 0; thing < best.length; thing += 1) {
    const score = scores[thing] ?? 0;
    if (score === 0) continue;
    const found = best[thing] ?? 0;
    const certainty = Math.min(Math.floor(score / CERTAINTY_STEP), found >> CERTAINTY_SHIFT);
    const weight = (score % CERTAINTY_STEP) + (found & WEIGHT_MASK);
    scores[thing] = found === 0 ? 0 : certainty * CERTAINTY_STEP + weight;
    if (found !== 0) count += 1;
  }
  return count;
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
  const base = certainty << CERTAINTY_SHIFT;
  if (others.length === 0) return raise(index, first, floor, base, best);
  const all = new Uint8Array(index.size);
  raise(index, first, floor, base, all);
  const one = new Uint8Array(index.size);
  for (const group of others) {
    one.fill(0);
    raise(index, group, floor, base, one);
    for (let thing = 0; thing < all.length; thing += 1) {
      if ((one[thing] ?? 0) < (all[thing] ?? 0)) all[thing] = one[thing] ?? 0;
    }
  }
  for (let thing = 0; thing < all.length; thing += 1) {
    if ((all[thing] ?? 0) > (best[thing] ?? 0)) best[thing] = all[thing] ?? 0;
  }
}

/** Raises `best` of each thing that one of these words is said of to `base` and the weight. */
function raise(
  { starts, things, weights }: TextIndex,
  words: readonly number[],
  floor: number,
  base: number,
  best: Uint8Array,
): void {
  for (const word of words) {
    const end = starts[word + 1] ?? 0;
    for (let row = starts[word] ?? 0; row < end; row += 1) {
      const weight = weights[row] ?? 0;
      const thing = things[row] ?? 0;
      if (weight >= floor && base + weight > (best[thing] ?? 0)) best[thing] = base + weight;
    }
  }
}
