import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completionsOf } from '#src/search/completions.ts';

const TEXTS = ['boxspring 180x200', 'hoge Boxspring', 'matras'];

describe('completionsOf', () => {
  it('offers texts in which a word begins as typed, and says which part that is', () => {
    expect(completionsOf('box', TEXTS)).toEqual([
      {
        query: 'boxspring 180x200',
        title: [
          { text: 'box', isMatch: true },
          { text: 'spring 180x200', isMatch: false },
        ],
      },
      {
        query: 'hoge Boxspring',
        title: [
          { text: 'hoge ', isMatch: false },
          { text: 'Box', isMatch: true },
          { text: 'spring', isMatch: false },
        ],
      },
    ]);
  });

  it('offers nothing for a part within a word, for the whole text, or for nothing', () => {
    expect(completionsOf('spring', TEXTS)).toEqual([]);
    expect(completionsOf('matras', TEXTS)).toEqual([]);
    expect(completionsOf('', TEXTS)).toEqual([]);
  });

  it('leaves the texts as they are', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (typed, texts) => {
        for (const { query, title } of completionsOf(typed, texts)) {
          expect(title.map(({ text }) => text).join('')).toBe(query);
        }
      }),
    );
  });
});
