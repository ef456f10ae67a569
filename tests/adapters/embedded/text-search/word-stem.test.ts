import { describe, expect, it } from 'vitest';
import { wordStem } from '#adapters/embedded/text-search/word-stem.ts';
import type { Localized } from '#src/shared/locale.ts';

/** Forms of one word, as the texts fold them. */
const FORMS: Localized<readonly string[]> = {
  nl: [
    'matras matrassen matrasje',
    'topper toppers',
    'kussen kussens kussentje kussentjes',
    'dekbed dekbedden',
    'lamp lampen lampje lampjes',
    'kast kasten kastje kastjes',
    'hoes hoezen',
    'sloop slopen',
    'veer veren',
    'dons donzen',
    'katoen katoenen',
    'wol wollen',
    'zacht zachte',
    'stevig stevige',
    'verstelbaar verstelbare',
    'grijs grijze',
    'rood rode',
    'eenpersoons eenpersoon',
  ],
  de: [
    'matratze matratzen',
    'topper toppers toppern',
    'decke decken',
    'bett betten bettes',
    'lattenrost lattenroste lattenrosten',
    'weich weiche weicher weiches weichen',
    'daune daunen',
    'feder federn',
    'polster polstern',
    'hart harte hartes',
  ],
  en: ['mattress mattresses', 'pillow pillows', 'box boxes', 'base bases', 'battery batteries'],
};

/** Words that look alike and are different. */
const OTHERS: Localized<readonly string[]> = {
  nl: ['matras matje', 'bed beet', 'latex latten', 'wol wolk', 'dons don'],
  de: ['bett beton', 'rost rose', 'decke dach'],
  en: ['mattress matter', 'pillow pill', 'base bass'],
};

describe.each(['nl', 'de', 'en'] as const)('wordStem in %s', (language) => {
  const stems = (words: string) =>
    new Set(words.split(' ').map((word) => wordStem(word, language)));

  it.each(FORMS[language])('gives the forms of one word one stem: %s', (words) => {
    expect([...stems(words)]).toHaveLength(1);
  });

  it.each(OTHERS[language])('distinguishes other words: %s', (words) => {
    expect([...stems(words)]).toHaveLength(2);
  });

  it('leaves sizes, short words and brands of three letters as they are', () => {
    for (const word of ['160x200', 'h3', 'eko', '']) expect(wordStem(word, language)).toBe(word);
  });
});
