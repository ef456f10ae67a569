import { MAX_WORD_LENGTH } from './compound-parts.ts';
import { similarWords, isDescriptive, type TextIndex } from './text-index.ts';

/** Whether a word tells what things are, or has synonyms; the last may be unfinished. */
export const isKnownWord = (index: TextIndex, word: string, isLast: boolean): boolean =>
  index.language.synonyms.longestMatch([word]) !== undefined ||
  isDescriptive(index, index.list.forms(word)) ||
  (isLast && isDescriptive(index, index.list.withPrefix(word)));

/**
 * Returns a query word as the texts spell it: without the letter typed for an umlaut, a size with
 * its width before its length, a compound split into parts that tell more than it does.
 */
export function toKnownWords(index: TextIndex, word: string, isLast: boolean): readonly string[] {
  const { respell, compounds } = index.language;
  const spellings = [word, respell(word), word.replace(SIZE, '$2x$1')];
  const known = spellings.find((spelling) => isKnownWord(index, spelling, isLast));
  if (known !== undefined) return [known];
  const parts = compounds.best(word);
  if (parts.length > 0) return parts.map((part) => part.word);
  return occursInTexts(index, word, isLast) ? [word] : splitUnknownWord(index, word);
}

const SIZE = /^(\d+)x(\d+)$/;

const occursInTexts = ({ list }: TextIndex, word: string, isLast: boolean): boolean =>
  list.forms(word).length > 0 || (isLast && list.withPrefix(word).length > 0);

const MIN_PART_LENGTH = 3;

/**
 * Returns a word that no text has: unchanged if it is a likely typo; as two if both are known
 * words; unchanged if it is a possible typo; else cut before the head that names the thing.
 */
function splitUnknownWord(index: TextIndex, word: string): readonly string[] {
  const similar = similarWords(index, word, false);
  if (similar.some(({ isFar }) => !isFar)) return [word];
  const splits = word.length > MAX_WORD_LENGTH ? [] : splitsOf(word);
  const isKnown = (part: string) => isKnownWord(index, part, false);
  const knownPair = splits.find((parts) => parts.every(isKnown));
  if (knownPair) return knownPair;
  if (similar.length > 0) return [word];
  return splits.find(([, end = '']) => index.language.isHead(end)) ?? [word];
}

/** Returns all ways to cut a word in two, the longest end first. */
const splitsOf = (word: string): readonly (readonly string[])[] =>
  Array.from({ length: Math.max(0, word.length + 1 - 2 * MIN_PART_LENGTH) }, (_, index) => [
    word.slice(0, index + MIN_PART_LENGTH),
    word.slice(index + MIN_PART_LENGTH),
  ]);
