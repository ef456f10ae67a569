import { memoizeRecent } from '#src/shared/memoize.ts';
import { CERTAINTY, type Interpretation, isRequired, type QueryTerm } from './query-terms.ts';
import type { TextIndex } from './text-index.ts';
import { wordsIn } from './text-tokens.ts';

/** Compares a query with phrases of the indexed texts. */
export interface PhraseMatcher {
  /**
   * If the query contains all words of a phrase, returns how many of its own words mean them, else
   * 0. Each word of the phrase is another word of the query: "bed" contains "boxspring" by a synonym, but not "boxspring or bed
   * frame". Unfinished words and far typos contain nothing. Fillers of the phrase have to be typed
   * as they are: "which mattress" is more than "mattress".
   */
  wordsMeaning(phrase: string): number;
  /** Whether a phrase has all words of the query, the last of which may be unfinished. */
  isContainedIn(phrase: string): boolean;
}

/** The forms of one word of a phrase, as numbers in the word list. */
type WordForms = ReadonlySet<number>;

/** Enough for the titles and keywords of a shop's pages. */
const MAX_MEMOIZED = 2048;

type PhraseWords = {
  readonly fillers: readonly string[];
  readonly others: readonly WordForms[];
};

/** Returns matchers by a query and its terms; they share what they know about phrases. */
export function createPhraseMatchers(
  index: TextIndex,
): (query: string, terms: readonly QueryTerm[]) => PhraseMatcher {
  const { list, language } = index;
  const isFiller = (word: string) => language.stopWords.has(word);
  const wordsOf = memoizeRecent(MAX_MEMOIZED, (phrase: string): PhraseWords => {
    const words = [...new Set(wordsIn(phrase))];
    return {
      fillers: words.filter(isFiller),
      others: words.filter((word) => !isFiller(word)).map((word) => new Set(list.forms(word))),
    };
  });
  const allFormsOf = memoizeRecent(MAX_MEMOIZED, (phrase: string): WordForms => {
    const words = wordsIn(phrase);
    const parts = words.flatMap((word) => language.compounds.parts(word)).map(({ word }) => word);
    return new Set([...words, ...parts].flatMap((word) => list.forms(word)));
  });
  return (query, terms) => {
    const typed = new Set(wordsIn(query));
    const certain = terms.map(({ typed: words, interpretations }) => ({
      typed: words,
      interpretations: interpretations.filter(isCertain),
    }));
    const asked = new Set(
      certain.flatMap(({ interpretations }) =>
        interpretations.flatMap(({ groups }) => groups.flat()),
      ),
    );
    return {
      wordsMeaning(phrase) {
        const { fillers, others } = wordsOf(phrase);
        const isPossible =
          fillers.every((word) => typed.has(word)) && others.every((forms) => hasAny(forms, asked));
        const meaning = isPossible ? wordsMeaningAll(others, certain) : undefined;
        return meaning === undefined ? 0 : fillers.length + meaning;
      },
      isContainedIn(phrase) {
        const forms = allFormsOf(phrase);
        const isMeant = ({ groups }: Interpretation) =>
          groups.every((group) => group.some((id) => forms.has(id)));
        const required = terms.filter(isRequired);
        return (
          required.length > 0 &&
          required.every(({ interpretations }) => interpretations.some(isMeant))
        );
      },
    };
  };
}

const isCertain = ({ certainty, isPrefix }: Interpretation): boolean =>
  isPrefix !== true && certainty > CERTAINTY.farTypo;

/**
 * Each word has to be meant by a term of its own, or by a word of a term that has several. Returns
 * the number of typed words of these terms, `undefined` if a word is not meant.
 */
function wordsMeaningAll(
  words: readonly WordForms[],
  terms: readonly QueryTerm[],
): number | undefined {
  let missing = words;
  let meaning = 0;
  for (const { typed, interpretations } of terms) {
    if (missing.length === 0) break;
    const rests = interpretations.map(({ groups }) => withoutMeant(missing, groups));
    const rest = rests.reduce((best, one) => (one.length < best.length ? one : best), missing);
    if (rest.length < missing.length) meaning += typed.length;
    missing = rest;
  }
  return missing.length === 0 ? meaning : undefined;
}

/** Returns the words that none of the groups means; each group means one word at most. */
function withoutMeant(
  words: readonly WordForms[],
  groups: Interpretation['groups'],
): readonly WordForms[] {
  let rest = words;
  for (const group of groups) {
    const meant = rest.findIndex((forms) => group.some((id) => forms.has(id)));
    if (meant !== -1) rest = rest.toSpliced(meant, 1);
  }
  return rest;
}

const hasAny = (forms: WordForms, others: ReadonlySet<number>): boolean => {
  for (const form of forms) if (others.has(form)) return true;
  return false;
};
