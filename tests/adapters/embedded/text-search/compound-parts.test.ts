import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCompoundSplitter } from '#adapters/embedded/text-search/compound-parts.ts';
import { wordStem } from '#adapters/embedded/text-search/word-stem.ts';

const split = createCompoundSplitter(
  {
    heads: ['Matratze', 'Kissen', 'Bett'],
    modifiers: ['Taschenfederkern', 'Federkern', 'Boxspring', 'Latex'],
    silent: ['Kopf', 'Taschen'],
  },
  (word) => wordStem(word, 'de'),
);
const wordsOf = (word: string) => split(word).map((way) => way.map((part) => part.word));

describe('createCompoundSplitter', () => {
  it('takes a compound apart in every way it knows', () => {
    expect(wordsOf('boxspringbett')).toEqual([['boxspring', 'bett']]);
    expect(wordsOf('taschenfederkernmatratze')).toEqual([
      ['federkern', 'matratze'],
      ['taschenfederkern', 'matratze'],
    ]);
  });

  it('knows the head in its other forms', () => {
    expect(wordsOf('latexmatratzen')).toEqual([['latex', 'matratzen']]);
  });

  it('leaves out what nobody looks for', () => {
    expect(wordsOf('kopfkissen')).toEqual([['kissen']]);
  });

  it.each(['matratze', 'bettkissen', 'latexkaese', 'kissenlatex', 'bett', ''])(
    'leaves alone what is no compound of known parts: %s',
    (word) => {
      expect(split(word)).toEqual([]);
    },
  );

  it('says where parts stand in the word, whatever the word', () => {
    const anyWord = fc
      .array(fc.constantFrom('latex', 'bett', 'kopf', 'matratze', 'federkern', 'x'), {
        maxLength: 5,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(anyWord, (word) => {
        for (const part of split(word).flat()) {
          expect(word.startsWith(part.word, part.start)).toBe(true);
        }
      }),
    );
  });
});
