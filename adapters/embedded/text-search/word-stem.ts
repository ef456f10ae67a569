import type { Language } from '#src/shared/locale.ts';

/**
 * What the forms of a word have in common, lightly: singular and plural, with and without an
 * ending ("matrassen" and "matras", "zachte" and "zacht"). It is for comparing, not for reading.
 */
export const wordStem = (word: string, language: Language): string =>
  word.length < SHORTEST || /\d/.test(word) ? word : STEMS[language](word);

const SHORTEST = 4;

const STEMS: Readonly<Record<Language, (word: string) => string>> = {
  nl: stemDutch,
  de: stemGerman,
  en: stemEnglish,
};

/** "lampjes", "toppers", "dekbedden", "hoezen", "donzen", "verstelbare" lose what was put on. */
function stemDutch(word: string): string {
  const singular = word
    .replace(/(?<=..[nlr])tjes?$|(?<=...)jes?$/, '')
    .replace(/(?<=.{4}[bdfgklmnprt])s$/, '');
  const bare = singular.replace(/(?<=..[^aeiou])en$|(?<=..[^e])e$/, '');
  return bare
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
