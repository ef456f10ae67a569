/** A word of a text as the shop compares words, and where it stands: `text.slice(start, end)`. */
export type Token = { readonly word: string; readonly start: number; readonly end: number };

/**
 * The words of a text without regard to case and accents. A size is one word however it is written
 * (`160 x 200 cm`, "160 bij 200", "160-200", "1,60 x 2,00 m" are `160x200`), and so is a grade of
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
const TIMES = '[x×*/✕]|(?:bij|op|auf|mal|by)(?=\\s+\\d)';
const SIZE = `(?<width>\\d{2,3})\\s*(?:cm)?\\s*(?:${TIMES})\\s*(?<length>\\d{0,3})(?:\\s*cm)?`;
/** Without a sign between them, two numbers are a size where the second is as long as a bed. */
const BARE_SIZE = '(?<bareWidth>\\d{2,3})[\\s-](?<bareLength>1[89]0|2[012]0)(?:\\s*cm)?';
const SIDE = '[0-2][.,]\\d{1,2}';
const METRES = `(?<wide>${SIDE})\\s*m?\\s*(?:${TIMES})\\s*(?<long>${SIDE})(?:\\s*m)?`;
const FIRMNESS = 'h(?:ärtegrad|ardheid|aertegrad)?[\\s-]?(?<grade>[1-5])';
const CENTIMETRES = '\\d+(?=cm(?![\\p{L}\\p{N}]))';
const WORD = '[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}]*';
const TOKEN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${METRES}|${SIZE}|${BARE_SIZE}|${FIRMNESS})(?![\\p{L}\\p{N}])|${CENTIMETRES})|${WORD}`,
  'giu',
);
/** The same where there is no digit. */
const WORDS = new RegExp(WORD, 'gu');

type Groups = Readonly<Record<string, string | undefined>>;

function wordOf(text: string, groups: Groups): string {
  const { width = groups['bareWidth'], length = groups['bareLength'], wide, long, grade } = groups;
  if (width !== undefined) return `${width}x${length ?? ''}`;
  if (wide !== undefined) return `${centimetres(wide)}x${centimetres(long ?? '')}`;
  return grade === undefined ? foldText(text) : `h${grade}`;
}

/** Of a length in metres: 160 of "1,6" and of "1.60". */
const centimetres = (metres: string): string =>
  String(Number(metres.replace(/\D/g, '').padEnd(3, '0')));
