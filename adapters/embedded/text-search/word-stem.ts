import type { Language } from '#src/shared/locale.ts';

/**
 * Light stemmer: maps singular and plural, with and without an ending, to one form ("matrassen" and
 * "matras", "zachte" and "zacht"). For comparison, not for display.
 */
export const wordStem = (word: string, language: Language): string =>
  word.length < MIN_STEM_LENGTH || /\d/.test(word) ? word : (STEMS[language]?.(word) ?? word);

const MIN_STEM_LENGTH = 4;

/** A language without an entry has words compared as they are. */
const STEMS: Readonly<Partial<Record<Language, (word: string) => string>>> = {
  nl: stemDutch,
  de: stemGerman,
  en: stemEnglish,
};

/** Strips the endings of "lampjes", "toppers", "dekbedden", "hoezen", "donzen", "verstelbare". */
function stemDutch(word: string): string {
  const singular = word
    .replace(/(?<=..[nlr])tjes?$|(?<=...)jes?$/, '')
    .replace(/(?<=.{4}[bdfgklmnprt])s$/, '');
  const withoutEnding = singular.replace(/(?<=..[^aeiou])en$|(?<=..[^e])e$/, '');
  return withoutEnding
    .replace(/z$/, 's')
    .replace(/v$/, 'f')
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/([aeou])\1(?=[^aeou]$)/, '$1');
}

function stemGerman(word: string): string {
  return word.replace(/(?<=...[bdfghklmnrt])s$/, '').replace(/(?<=...)(?:ern|em|en|er|es|e)$/, '');
}

function stemEnglish(word: string): string {
  return word
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=ss|x|ch|sh)es$/, '')
    .replace(/(?<=..[^siu])s$/, '');
}
