import type { TextIndex } from './text-index.ts';
import { withoutFillers, wordsIn } from './text-tokens.ts';

/**
 * The words of a query that say what is wanted, as the texts would have them. Fillers are passed
 * over, unless there is nothing else; a compound that no text has is taken apart, and an umlaut
 * that was typed as two letters is put right.
 */
export function queryWords(index: TextIndex, query: string): readonly string[] {
  const words = withoutFillers(wordsIn(query), index.language.fillers);
  return words.flatMap((word, place) => asKnown(index, word, place === words.length - 1));
}

function asKnown(index: TextIndex, word: string, isLast: boolean): readonly string[] {
  if (isKnown(index, word, isLast)) return [word];
  const respelled = index.language.respell(word);
  if (respelled !== word && isKnown(index, respelled, isLast)) return [respelled];
  return takenApart(index, word);
}

const isKnown = ({ list, language }: TextIndex, word: string, isLast: boolean): boolean =>
  list.forms(word).length > 0 ||
  language.synonyms.leading([word]) !== undefined ||
  (isLast && list.beginningWith(word).length > 0);

/** A compound by its fewest parts; any other word as it is. */
function takenApart({ language }: TextIndex, word: string): readonly string[] {
  const [first, ...others] = language.split(word);
  const shortest = others.reduce(
    (best, way) => (best && best.length <= way.length ? best : way),
    first,
  );
  return shortest?.map((part) => part.word) ?? [word];
}
