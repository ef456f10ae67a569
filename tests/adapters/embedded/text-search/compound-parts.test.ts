import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createCompoundSplitter,
  MAX_WORD_LENGTH,
} from '#adapters/embedded/text-search/compound-parts.ts';
import { wordStem } from '#adapters/embedded/text-search/word-stem.ts';

const VOCABULARY = {
  heads: ['Matratze', 'Kissen', 'Bett'],
  modifiers: ['Taschenfederkern', 'Federkern', 'Boxspring', 'Latex'],
  unsearchable: ['Kopf', 'Taschen'],
};
const stem = (word: string) => wordStem(word, 'de');
const compounds = createCompoundSplitter(VOCABULARY, stem);
const bestOf = (word: string) => compounds.best(word).map((part) => part.word);
const partsOf = (word: string) => compounds.parts(word).map((part) => part.word);

const anyPart = fc.constantFrom('latex', 'bett', 'kopf', 'taschen', 'matratze', 'federkern', 'x');
const anyWord = fc.array(anyPart, { maxLength: 5 }).map((parts) => parts.join(''));

describe('createCompoundSplitter', () => {
  it('splits a compound into as few parts as possible', () => {
    expect(bestOf('boxspringbett')).toEqual(['boxspring', 'bett']);
    expect(bestOf('latexboxspringbett')).toEqual(['latex', 'boxspring', 'bett']);
  });

  it('prefers shorter parts among splits with equally few', () => {
    expect(bestOf('taschenfederkernmatratze')).toEqual(['federkern', 'matratze']);
  });

  it('returns the parts of every split', () => {
    expect(new Set(partsOf('taschenfederkernmatratze'))).toEqual(
      new Set(['federkern', 'taschenfederkern', 'matratze']),
    );
  });

  it('recognizes inflected heads', () => {
    expect(bestOf('latexmatratzen')).toEqual(['latex', 'matratzen']);
  });

  it('omits words that shoppers do not search for', () => {
    expect(bestOf('kopfkissen')).toEqual(['kissen']);
    expect(partsOf('kopfkissen')).toEqual(['kissen']);
  });

  it.each(['matratze', 'bettkissen', 'latexkaese', 'kissenlatex', 'bett', ''])(
    'does not split words that are no compounds of known parts: %s',
    (word) => {
      expect(bestOf(word)).toEqual([]);
      expect(partsOf(word)).toEqual([]);
    },
  );

  it('does not split a word longer than MAX_WORD_LENGTH', () => {
    const long = `${'latex'.repeat(8)}bett`;
    expect(long.length).toBeGreaterThan(MAX_WORD_LENGTH);
    expect(bestOf(long)).toEqual([]);
    expect(partsOf(long)).toEqual([]);
    expect(bestOf(long.slice('latex'.length))).toHaveLength(8);
  });

  it('returns the positions of the parts in any word', () => {
    fc.assert(
      fc.property(anyWord, (word) => {
        for (const part of [...compounds.best(word), ...compounds.parts(word)]) {
          expect(word.startsWith(part.word, part.start)).toBe(true);
        }
      }),
    );
  });

  it('returns the same parts as an exhaustive search through all splits', () => {
    fc.assert(
      fc.property(
        anyWord.filter(({ length }) => length <= MAX_WORD_LENGTH),
        (word) => {
          const splits = allSplits(word);
          const [shortest = []] = splits.toSorted((a, b) => a.length - b.length);
          expect(bestOf(word)).toEqual(shortest);
          expect(new Set(partsOf(word))).toEqual(new Set(splits.flat()));
        },
      ),
    );
  });

  it('stems at most quadratically many pieces of a word, however often its parts are repeated', () => {
    let calls = 0;
    const counted = createCompoundSplitter(
      {
        heads: ['bett'],
        modifiers: ['baum', 'wolle', 'baumwolle'],
        unsearchable: ['woll', 'lebaum'],
      },
      (word) => {
        calls += 1;
        return stem(word);
      },
    );
    const anyRepeated = fc
      .tuple(
        fc.array(fc.constantFrom('baumwolle', 'baum', 'bett'), { maxLength: 3 }),
        fc.oneof(fc.nat(4), fc.nat(60)),
      )
      .map(([parts, times]) => `${parts.join('').repeat(times)}bett`);
    fc.assert(
      fc.property(anyRepeated, (word) => {
        calls = 0;
        counted.best(word);
        counted.parts(word);
        expect(calls).toBeLessThanOrEqual(word.length > MAX_WORD_LENGTH ? 0 : word.length ** 2);
      }),
    );
  });
});

const knows = (words: readonly string[], text: string) =>
  words.map((one) => stem(one.toLowerCase())).includes(stem(text));

/** Every split of a word, one after another: each part doubles the time. */
function allSplits(word: string, start = 0): readonly (readonly string[])[] {
  const rest = word.slice(start);
  const splits = start > 0 && knows(VOCABULARY.heads, rest) ? [[rest]] : [];
  if (word.length < 7) return [];
  for (let end = start + 3; end <= word.length - 3; end += 1) {
    const part = word.slice(start, end);
    const isNamed = knows(VOCABULARY.modifiers, part);
    if (!isNamed && !knows(VOCABULARY.unsearchable, part)) continue;
    for (const tail of allSplits(word, end)) splits.push(isNamed ? [part, ...tail] : [...tail]);
  }
  return splits;
}
