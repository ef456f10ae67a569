import { SIZE_PATTERN, sizeFromMatch } from '#src/search/sizes-in-text.ts';

/** A normalized word of a text and its position: `text.slice(start, end)`. */
export type Token = { readonly word: string; readonly start: number; readonly end: number };

/**
 * Splits a text into words, ignoring case and accents. A size is one word in any notation (`160 x
 * 200 cm`, "160 bij 200", "160-200", "1,60 x 2,00 m" are `160x200`), and so is a grade of firmness
 * (`H 3`, "Härtegrad 3").
 */
export function tokensIn(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(/\d/.test(text) ? TOKEN : WORDS)) {
    const word = wordOf(match[0], match.groups ?? {});
    if (word !== '') tokens.push({ word, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

export const wordsIn = (text: string): readonly string[] => tokensIn(text).map(({ word }) => word);

/** Removes fillers, unless there are only fillers. */
export function withoutStopWords(
  words: readonly string[],
  fillers: ReadonlySet<string>,
): readonly string[] {
  const withoutFillers = words.filter((word) => !fillers.has(word));
  return withoutFillers.length > 0 ? withoutFillers : words;
}

/** Converts a text to lower case without accents; German sharp s becomes ss. */
export const foldText = (text: string): string =>
  ASCII_ALPHANUMERIC.test(text)
    ? text.toLowerCase()
    : text
        .toUpperCase()
        .toLowerCase()
        .replace(/[æø]/g, (letter) => (letter === 'æ' ? 'ae' : 'o'))
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '');

const ASCII_ALPHANUMERIC = /^[A-Za-z0-9]*$/;

const FIRMNESS = 'h(?:ärtegrad|ardheid|aertegrad)?[\\s-]?(?<grade>[1-5])';
const CENTIMETRES = '\\d+(?=cm(?![\\p{L}\\p{N}]))';
const WORD = '[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}]*';
const TOKEN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${SIZE_PATTERN}|${FIRMNESS})(?![\\p{L}\\p{N}])|${CENTIMETRES})|${WORD}`,
  'giu',
);
/** For texts without digits. */
const WORDS = new RegExp(WORD, 'gu');

type Groups = Readonly<Record<string, string | undefined>>;

function wordOf(text: string, groups: Groups): string {
  const { grade } = groups;
  const word = grade === undefined ? foldText(text) : `h${grade}`;
  return sizeFromMatch(groups) ?? word;
}
