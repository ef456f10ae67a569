import { CERTAINTY, type QueryTerm, type Interpretation } from './query-terms.ts';
import { namesKind, DESCRIPTIVE_WEIGHT, isDescriptive, type TextIndex } from './text-index.ts';

/** Relevance of each thing to a query, by its number; 0 is no match. */
export type TextScores = Float32Array;

/** Scores of a query and the number of things found. */
export type ScoredDocuments = { readonly scores: TextScores; readonly count: number };

/**
 * Scores the things that match all terms: first by the least certain term, then by the weights of
 * the words. `isStrict`: a word that tells what some things are does not find those that only
 * mention it.
 */
export function scoreTerms(
  index: TextIndex,
  clauses: readonly QueryTerm[],
  isStrict: boolean,
): ScoredDocuments {
  const scores = new Float32Array(index.size);
  if (clauses.length === 0) return { scores, count: 0 };
  const best = new Uint8Array(index.size);
  let count = 0;
  for (const [position, { interpretations }] of clauses.entries()) {
    best.fill(0);
    const floor = floorOf(index, interpretations, isStrict);
    for (const reading of interpretations) applyInterpretation(index, reading, floor, best);
    count = position === 0 ? startScores(scores, best) : lowerScores(scores, best);
    if (count === 0) break;
  }
  return { scores, count };
}

/**
 * Scores the things closest to a query without matches: those that match most terms. Sorts by the
 * weight of the heaviest term, then by the term typed first: a "topper voor een boxspring" is a
 * topper.
 */
export function scoreClosest(index: TextIndex, clauses: readonly QueryTerm[]): TextScores {
  const scores = new Float32Array(index.size);
  const held = new Uint8Array(index.size);
  const best = new Uint8Array(index.size);
  clauses.forEach(({ interpretations }, position) => {
    best.fill(0);
    for (const reading of interpretations)
      applyInterpretation(index, reading, DESCRIPTIVE_WEIGHT, best);
    best.forEach((found, thing) => {
      if (found === 0) return;
      held[thing] = (held[thing] ?? 0) + 1;
      const score = (found & WEIGHT_MASK) * CERTAINTY_STEP + clauses.length - position;
      scores[thing] = Math.max(scores[thing] ?? 0, score);
    });
  });
  const most = held.reduce((most, count) => Math.max(most, count), 1);
  return scores.map((score, thing) => (held[thing] === most ? score : 0));
}

/** Exceeds the weights of all words of a query together: the least certain term decides first. */
const CERTAINTY_STEP = 4096;
const CERTAINTY_SHIFT = 4;
const WEIGHT_MASK = 15;

/** Scores by the first term; returns the number of matching things. */
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

/** Scores by one more term; returns the number of things left. */
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

/** Returns the minimum weight that counts for these readings. */
function floorOf(index: TextIndex, readings: readonly Interpretation[], isStrict: boolean): number {
  const isIndicated = readings.some(({ groups }) =>
    groups.every((group) => isDescriptive(index, group)),
  );
  return isStrict && isIndicated ? DESCRIPTIVE_WEIGHT : 1;
}

/** Raises `best` of each thing that matches a reading to its certainty and weight. */
function applyInterpretation(
  index: TextIndex,
  { certainty, groups }: Interpretation,
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

/** From this weight on, the name of a kind means a thing is of it; below, that it goes with it. */
const OWN_WEIGHT = 6;
const MENTIONED = CERTAINTY.longer << CERTAINTY_SHIFT;

/**
 * Raises `best` of each thing with one of these words to `base` and the weight. A bed base ranks
 * before a mattress that suits bed bases.
 */
function raise(
  index: TextIndex,
  words: readonly number[],
  floor: number,
  base: number,
  best: Uint8Array,
): void {
  const { starts, documents, weights } = index;
  const isKind = floor >= DESCRIPTIVE_WEIGHT && namesKind(index, words);
  const mentioned = isKind ? Math.min(base, MENTIONED) : base;
  for (const word of words) {
    const end = starts[word + 1] ?? 0;
    for (let row = starts[word] ?? 0; row < end; row += 1) {
      const weight = weights[row] ?? 0;
      const thing = documents[row] ?? 0;
      const found = (weight < OWN_WEIGHT ? mentioned : base) + weight;
      if (weight >= floor && found > (best[thing] ?? 0)) best[thing] = found;
    }
  }
}
