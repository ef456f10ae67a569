import { describe, expect, it } from 'vitest';
import { optionWord, parseSize, valuesWrittenAlike } from '#src/filters/option-word.ts';

describe('optionWord', () => {
  it('F2 writes sizes, F3 words, and no single price', () => {
    expect(optionWord({ name: 'maat' }, '90X200', 'nl-nl')).toBe('90x200');
    expect(optionWord({ name: 'kleur' }, 'Crème wit', 'nl-nl')).toBe('creme-wit');
    expect(optionWord({ name: 'price' }, '299', 'nl-nl')).toBe('');
  });

  it('F2 has no word for a size facet value that is no size', () => {
    expect(optionWord({ name: 'maat' }, 'Maatwerk', 'nl-nl')).toBe('');
  });
});

describe('parseSize', () => {
  it('F2 reads width by length, the X in either case', () => {
    expect(parseSize('140x200')).toBe('140x200');
    expect(parseSize('140X200')).toBe('140x200');
  });

  it.each(['', '140', '140x', 'x200', '140x200x20', '140 x 200', '140×200', '-1x2', '1.5x2'])(
    'F2 rejects %j',
    (text) => {
      expect(parseSize(text)).toBeUndefined();
    },
  );
});

describe('valuesWrittenAlike', () => {
  const values = ['H 3', 'H 4', 'H-3', ''].map((value) => ({ value, count: 1 }));

  it('F3 finds the values that share a word', () => {
    const facet = { name: 'hardheid', label: 'Hardheid', values };
    expect(valuesWrittenAlike(facet, 'H-3', 'nl-nl')).toEqual(['H 3', 'H-3']);
    expect(valuesWrittenAlike(facet, 'H 4', 'nl-nl')).toEqual(['H 4']);
  });

  it('F3 takes a value without a word by itself', () => {
    const facet = { name: 'maat', label: 'Maat', values };
    expect(valuesWrittenAlike(facet, 'H 3', 'nl-nl')).toEqual(['H 3']);
  });
});
