import type { CompoundVocabulary } from './search-vocabulary.ts';
import { wordsIn } from './text-tokens.ts';

/** A searchable part of a compound word, and where it starts in the word. */
export type CompoundPart = { readonly word: string; readonly start: number };

/**
 * Splits compounds whose parts are all known; leaves out silent parts. Both methods return an empty
 * list for a word that is no compound or has more than {@link MAX_SLUG_LENGTH} letters.
 */
export interface CompoundSplitter {
  /** Returns the split with the fewest parts; of several, the one with the shortest first part. */
  best(word: string): readonly CompoundPart[];
  /**
   * Returns the parts of all splits, each once: "taschenfederkern", "federkern" and "matratze" for
   * "taschenfederkernmatratze".
   */
  parts(word: string): readonly CompoundPart[];
}

/** Maximum number of letters; longer words are searched unsplit. No product compound is as long. */
export const MAX_WORD_LENGTH = 40;

const MIN_COMPOUND_LENGTH = 7;
const MIN_PART_LENGTH = 3;

/**
 * `stem` maps the forms of a word to one; it is called once for each pair of positions that may be
 * the start and end of a part, however many splits there are.
 */
export function createCompoundSplitter(
  { heads, modifiers, unsearchable: unsearchableWords }: CompoundVocabulary,
  stem: (word: string) => string,
): CompoundSplitter {
  const stems = (words: readonly string[]) => new Set(words.flatMap(wordsIn).map(stem));
  const known = {
    heads: stems(heads),
    modifiers: stems(modifiers),
    unsearchable: stems(unsearchableWords),
  };
  const isSplit = ({ length }: string): boolean =>
    known.heads.size > 0 && length >= MIN_COMPOUND_LENGTH && length <= MAX_WORD_LENGTH;
  const stepsOf = (word: string): readonly Step[] =>
    isSplit(word) ? stepsToTheEnd(stepsIn(word, known, stem), word.length) : [];
  return {
    best: (word) => shortestPath(stepsOf(word), word.length),
    parts: (word) => stepsOf(word).flatMap(({ part }) => part ?? []),
  };
}

type KnownStems = {
  readonly heads: ReadonlySet<string>;
  readonly modifiers: ReadonlySet<string>;
  readonly unsearchable: ReadonlySet<string>;
};

/** A known part from `start` to `end` in a word; a silent one has no `part`. */
type Step = { readonly start: number; readonly end: number; readonly part?: CompoundPart };

/** Returns the known parts reachable from the start of a word, sorted by their start. */
function stepsIn(word: string, known: KnownStems, stem: (word: string) => string): readonly Step[] {
  const steps: Step[] = [];
  const isReached = new Set([0]);
  for (let start = 0; start <= word.length - MIN_PART_LENGTH; start += 1) {
    if (!isReached.has(start)) continue;
    const rest = { word: word.slice(start), start };
    if (start > 0 && known.heads.has(stem(rest.word)))
      steps.push({ start, end: word.length, part: rest });
    for (let end = start + MIN_PART_LENGTH; end <= word.length - MIN_PART_LENGTH; end += 1) {
      const part = { word: word.slice(start, end), start };
      const form = stem(part.word);
      const isNamed = known.modifiers.has(form);
      if (!isNamed && !known.unsearchable.has(form)) continue;
      isReached.add(end);
      steps.push({ start, end, ...(isNamed && { part }) });
    }
  }
  return steps;
}

/** Keeps the steps from which the end of the word is reachable. */
function stepsToTheEnd(steps: readonly Step[], length: number): readonly Step[] {
  const leadsOn = new Set([length]);
  const remaining = steps.toReversed().filter(({ start, end }) => {
    if (!leadsOn.has(end)) return false;
    leadsOn.add(start);
    return true;
  });
  return remaining.toReversed();
}

type Path = { readonly count: number; readonly parts: readonly CompoundPart[] };

/** Returns the named parts of the path with the fewest of them, from start to end of a word. */
function shortestPath(steps: readonly Step[], length: number): readonly CompoundPart[] {
  const best = new Map<number, Path>([[length, { count: 0, parts: [] }]]);
  for (const { start, end, part } of steps.toReversed()) {
    const tail = best.get(end);
    const known = best.get(start);
    const count = (tail?.count ?? 0) + (part ? 1 : 0);
    if (tail && (known === undefined || count <= known.count))
      best.set(start, { count, parts: part ? [part, ...tail.parts] : tail.parts });
  }
  return best.get(0)?.parts ?? [];
}
