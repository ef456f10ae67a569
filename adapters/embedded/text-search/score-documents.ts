import { CERTAINTY, type Interpretation, isRequired, type QueryTerm } from './query-terms.ts';
import {
  namesProductKind,
  DESCRIPTIVE_WEIGHT,
  isDescriptive,
  type TextIndex,
} from './text-index.ts';

/** Relevance of each thing to a query, by its number; 0 is no match. */
export type TextScores = Float32Array;

/** Scores of a query and the number of things found. */
export type ScoredDocuments = { readonly scores: TextScores; readonly count: number };

/**
 * Scores the things that match all terms but the optional ones: first by the least certain term,
 * then by the weights of the words. `isStrict`: a word that tells what some things are does not find
 * those that only mention it.
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
  for (const [position, { interpretations }] of clauses.filter(isRequired).entries()) {
    best.fill(0);
    const minWeight = minWeightOf(index, interpretations, isStrict);
    for (const reading of interpretations) applyInterpretation(index, reading, minWeight, best);
    count = position === 0 ? startScores(scores, best) : lowerScores(scores, best);
    if (count === 0) return { scores, count };
  }
  for (const { interpretations } of clauses.filter(({ isOptional }) => isOptional)) {
    best.fill(0);
    for (const reading of interpretations) applyInterpretation(index, reading, 1, best);
    raiseMatched(scores, best);
  }
  return { scores, count };
}

/**
 * Scores the things that one of the terms names and that mention the others: of a query for "box
 * spring two firmnesses", box springs whose description speaks of two firmnesses.
 */
export function scoreMentions(index: TextIndex, clauses: readonly QueryTerm[]): ScoredDocuments {
  const { scores } = scoreTerms(index, clauses, false);
  const named = new Uint8Array(index.size);
  for (const reading of clauses.flatMap(({ interpretations }) => interpretations))
    applyInterpretation(index, reading, MIN_KIND_WEIGHT, named);
  const kept = scores.map((score, documentId) => ((named[documentId] ?? 0) > 0 ? score : 0));
  return { scores: kept, count: kept.filter((score) => score > 0).length };
}

/**
 * Scores the things closest to a query without matches: those that match most terms. Sorts by the
 * weight of the heaviest term, then by the term typed first: a "topper voor een boxspring" is a
 * topper.
 */
export function scoreClosest(index: TextIndex, clauses: readonly QueryTerm[]): TextScores {
  const scores = new Float32Array(index.size);
  const matchedTerms = new Uint8Array(index.size);
  const best = new Uint8Array(index.size);
  clauses.filter(isRequired).forEach(({ interpretations }, position) => {
    best.fill(0);
    for (const reading of interpretations)
      applyInterpretation(index, reading, DESCRIPTIVE_WEIGHT, best);
    best.forEach((found, documentId) => {
      if (found === 0) return;
      matchedTerms[documentId] = (matchedTerms[documentId] ?? 0) + 1;
      const score = (found & WEIGHT_MASK) * CERTAINTY_STEP + clauses.length - position;
      scores[documentId] = Math.max(scores[documentId] ?? 0, score);
    });
  });
  const maxMatched = matchedTerms.reduce((maxMatched, count) => Math.max(maxMatched, count), 1);
  return scores.map((score, documentId) => (matchedTerms[documentId] === maxMatched ? score : 0));
}

/** From this weight on, the name of a kind means a thing is of it; below, that it goes with it. */
const MIN_KIND_WEIGHT = 6;

/** Exceeds the weights of all words of a query together: the least certain term decides first. */
const CERTAINTY_STEP = 4096;
const CERTAINTY_SHIFT = 4;
const WEIGHT_MASK = 15;

/** Scores by the first term; returns the number of matching things. */
function startScores(scores: TextScores, best: Uint8Array): number {
  let count = 0;
  for (let documentId = 0; documentId < best.length; documentId += 1) {
    const found = best[documentId] ?? 0;
    if (found === 0) continue;
    scores[documentId] = (found >> CERTAINTY_SHIFT) * CERTAINTY_STEP + (found & WEIGHT_MASK);
    count += 1;
  }
  return count;
}

/** Scores by one more term; returns the number of things left. */
function lowerScores(scores: TextScores, best: Uint8Array): number {
  let count = 0;
  for (let documentId = 0; documentId < best.length; documentId += 1) {
    const score = scores[documentId] ?? 0;
    if (score === 0) continue;
    const found = best[documentId] ?? 0;
    const certainty = Math.min(Math.floor(score / CERTAINTY_STEP), found >> CERTAINTY_SHIFT);
    const weight = (score % CERTAINTY_STEP) + (found & WEIGHT_MASK);
    scores[documentId] = found === 0 ? 0 : certainty * CERTAINTY_STEP + weight;
    if (found !== 0) count += 1;
  }
  return count;
}

/** Raises the things found that match an optional term, however heavy its word is. */
function raiseMatched(scores: TextScores, best: Uint8Array): void {
  for (const [documentId, score] of scores.entries())
    if (score > 0 && (best[documentId] ?? 0) > 0) scores[documentId] = score + 1;
}

/** Returns the minimum weight that counts for these readings. */
function minWeightOf(
  index: TextIndex,
  readings: readonly Interpretation[],
  isStrict: boolean,
): number {
  const isIndicated = readings.some(({ groups }) =>
    groups.every((group) => isDescriptive(index, group)),
  );
  return isStrict && isIndicated ? DESCRIPTIVE_WEIGHT : 1;
}

/** Raises `best` of each thing that matches a reading to its certainty and weight. */
function applyInterpretation(
  index: TextIndex,
  { certainty, groups }: Interpretation,
  minWeight: number,
  best: Uint8Array,
): void {
  const [first = [], ...others] = groups;
  const base = certainty << CERTAINTY_SHIFT;
  if (others.length === 0) return raiseScores(index, first, minWeight, base, best);
  const all = new Uint8Array(index.size);
  raiseScores(index, first, minWeight, base, all);
  const one = new Uint8Array(index.size);
  for (const group of others) {
    one.fill(0);
    raiseScores(index, group, minWeight, base, one);
    for (let documentId = 0; documentId < all.length; documentId += 1) {
      if ((one[documentId] ?? 0) < (all[documentId] ?? 0)) all[documentId] = one[documentId] ?? 0;
    }
  }
  for (let documentId = 0; documentId < all.length; documentId += 1) {
    if ((all[documentId] ?? 0) > (best[documentId] ?? 0)) best[documentId] = all[documentId] ?? 0;
  }
}

const MENTION_SCORE = CERTAINTY.longer << CERTAINTY_SHIFT;

/**
 * Raises `best` of each thing with one of these words to `base` and the weight. A bed base ranks
 * before a mattress that suits bed bases.
 */
function raiseScores(
  index: TextIndex,
  words: readonly number[],
  minWeight: number,
  base: number,
  best: Uint8Array,
): void {
  const { starts, documents, weights } = index;
  const isKind = minWeight >= DESCRIPTIVE_WEIGHT && namesProductKind(index, words);
  const mentioned = isKind ? Math.min(base, MENTION_SCORE) : base;
  for (const word of words) {
    const end = starts[word + 1] ?? 0;
    for (let row = starts[word] ?? 0; row < end; row += 1) {
      const weight = weights[row] ?? 0;
      const documentId = documents[row] ?? 0;
      const found = (weight < MIN_KIND_WEIGHT ? mentioned : base) + weight;
      if (weight >= minWeight && found > (best[documentId] ?? 0)) best[documentId] = found;
    }
  }
}
