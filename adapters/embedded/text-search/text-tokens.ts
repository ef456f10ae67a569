/** A word of a text as the shop compares words, and where it stands: `text.slice(start, end)`. */
export type Token = { readonly word: string; readonly start: number; readonly end: number };

/**
 * The words of a text without regard to case and accents. A size is one word however it is
 * written (`160 x 200 cm`, "160 bij 200", "160 auf 200" are `160x200`), and so is a grade of
 * firmness (`H 3`, "Härtegrad 3").
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

/** The words that say what is meant; all of them where there are only fillers. */
export function withoutFillers(
  words: readonly string[],
  fillers: ReadonlySet<string>,
): readonly string[] {
  const meant = words.filter((word) => !fillers.has(word));
  return meant.length > 0 ? meant : words;
}

/** A text in lower case, its letters without accents; German sharp s is ss. */
export const foldText = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .toUpperCase()
        .toLowerCase()
        .replace(/[æø]/g, (letter) => (letter === 'æ' ? 'ae' : 'o'))
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '');

const PLAIN = /^[A-Za-z0-9]*$/;

/** The second side of a size may still be being typed; after a word it has to have begun. */
const SIZE =
  '(?<width>\\d{2,3})\\s*(?:cm)?\\s*(?:[x×*/✕]|(?:bij|op|auf|mal|by)(?=\\s+\\d))\\s*(?<length>\\d{0,3})(?:\\s*cm)?';
const FIRMNESS = 'h(?:ärtegrad|ardheid|aertegrad)?[\\s-]?(?<grade>[1-5])';
const CENTIMETRES = '\\d+(?=cm(?![\\p{L}\\p{N}]))';
const WORD = '[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}]*';
const TOKEN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${SIZE}|${FIRMNESS})(?![\\p{L}\\p{N}])|${CENTIMETRES})|${WORD}`,
  'giu',
);
/** The same where there is no digit. */
const WORDS = new RegExp(WORD, 'gu');

function wordOf(text: string, groups: Readonly<Record<string, string | undefined>>): string {
  if (groups['width'] !== undefined) return `${groups['width']}x${groups['length'] ?? ''}`;
  return groups['grade'] === undefined ? foldText(text) : `h${groups['grade']}`;
}
