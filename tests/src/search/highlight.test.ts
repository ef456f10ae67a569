import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatHighlight,
  MATCH_END,
  MATCH_START,
  parseHighlight,
  readHighlight,
} from '#src/search/highlight.ts';
import { anyHighlight } from '../../support/arbitraries/search.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

const match = (text: string) => ({ text, isMatch: true });
const rest = (text: string) => ({ text, isMatch: false });

/** Parses with angle brackets as marks. */
const parse = (text: string) =>
  parseHighlight(text.replaceAll('<', MATCH_START).replaceAll('>', MATCH_END));

describe('parseHighlight', () => {
  it('S5 reads the marked parts of a text', () => {
    expect(parse('Zachte <matras>topper')).toEqual([
      rest('Zachte '),
      match('matras'),
      rest('topper'),
    ]);
    expect(parse('<To>p<per>')).toEqual([match('To'), rest('p'), match('per')]);
    expect(parse('Topper')).toEqual([rest('Topper')]);
    expect(parse('')).toEqual([]);
  });

  it('S5 joins parts that touch, and leaves out empty ones', () => {
    expect(parse('<To><pp>er')).toEqual([match('Topp'), rest('er')]);
    expect(parse('<>a<>b')).toEqual([rest('ab')]);
  });

  it('S5 reads an unclosed mark to the end, and ignores stray and nested marks', () => {
    expect(parse('a<b')).toEqual([rest('a'), match('b')]);
    expect(parse('a>b')).toEqual([rest('ab')]);
    expect(parse('<a<b>c>d')).toEqual([match('ab'), rest('cd')]);
  });

  it('S5 reads markup as plain text', () => {
    const markup = '<em>a</em><script>alert(1)</script>&amp;';
    expect(parseHighlight(markup)).toEqual([rest(markup)]);
  });

  it('S5 keeps every character except the marks, and alternates matches with other parts', () => {
    const anyMarked = fc
      .array(fc.oneof(anyText, fc.constantFrom(MATCH_START, MATCH_END)))
      .map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(anyMarked, (marked) => {
        const parts = parseHighlight(marked);
        const text = parts.map((part) => part.text).join('');
        expect(text).toBe(marked.replaceAll(/[\uE000\uE001]/g, ''));
        for (const [index, part] of parts.entries()) {
          expect(part.text).not.toBe('');
          expect(part.isMatch).not.toBe(parts[index + 1]?.isMatch);
        }
      }),
    );
  });
});

describe('formatHighlight', () => {
  it('S5 marks what matches', () => {
    expect(formatHighlight([rest('a'), match('b')])).toBe(`a${MATCH_START}b${MATCH_END}`);
  });

  it('S5 writes what parseHighlight reads back', () => {
    fc.assert(
      fc.property(anyHighlight, (parts) => {
        expect(parseHighlight(formatHighlight(parts))).toEqual(parts);
      }),
    );
  });
});

describe('readHighlight', () => {
  it('S5 joins adjacent parts, drops empty ones, and removes marks within a text', () => {
    const parts = [match('a'), match('b'), rest(''), { ...rest(`c${MATCH_END}`), more: 1 }];
    expect(readHighlight(parts)).toEqual([match('ab'), rest('c')]);
  });

  it.each([undefined, null, 'a', [{ text: 'a' }], [{ text: 1, isMatch: true }], ['a']])(
    'S5 returns undefined for %j',
    (value) => {
      expect(readHighlight(value)).toBeUndefined();
    },
  );
});
