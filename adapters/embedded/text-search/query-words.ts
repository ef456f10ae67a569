import type { TextIndex } from './text-index.ts';
import { wordsIn } from './text-tokens.ts';

/** A word of a query; a filler says nothing by itself, but may belong to a phrase. */
export type QueryWord = { readonly word: string; readonly isFiller: boolean };

/**
 * The words of a query, as the texts would have them. A compound that no text has is taken apart,
 * and an umlaut that was typed as two letters is put right. Where there are only fillers, they are
 * what is meant.
 */
export function queryWords(index: TextIndex, query: string): readonly QueryWord[] {
  const { fillers } = index.language;
  const all = wordsIn(query);
  const isFiller = (word: string) => fillers.has(word);
  const last = all.findLastIndex((word) => !isFiller(word));
  if (last === -1) return all.map((word) => ({ word, isFiller: false }));
  return all.flatMap((word, place): readonly QueryWord[] =>
    isFiller(word)
      ? [{ word, isFiller: true }]
      : asKnown(index, word, place === last).map((part) => ({ word: part, isFiller: false })),
  );
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
