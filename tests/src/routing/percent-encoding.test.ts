import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePercent, encodePercent } from '#src/routing/percent-encoding.ts';
import { anyText } from '../../support/arbitraries/texts.ts';
import { inScope } from '../../support/test-scope.ts';

describe('encodePercent', () => {
  it('escapes characters that a path may not contain', () => {
    expect(encodePercent('140 × 200/%?')).toBe('140%20%C3%97%20200%2F%25%3F');
  });

  it('F10 writes a lone surrogate as U+FFFD', () => {
    expect(encodePercent('a\uD83D')).toBe('a%EF%BF%BD');
  });

  it('F10 writes any text so that decodePercent reads it back', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(decodePercent(encodePercent(text))).toBe(
          text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'),
        );
      }),
    );
  });
});

describe('decodePercent', () => {
  it.each(['%', '%zz', '%ff', 'a%C3'])('F10 returns undefined for %s', (text) => {
    expect(decodePercent(text)).toBeUndefined();
  });

  it('F10 agrees with decodeURIComponent on any sequence of escapes', () => {
    const anyPiece = fc.constantFrom(...'% a F 8 0 é + / \uD83D'.split(' '), ...PIECES.split(' '));
    fc.assert(
      fc.property(fc.array(anyPiece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join('');
        expect(decodePercent(text)).toBe(decodedByPlatform(text));
      }),
      { numRuns: inScope(2000, 500) },
    );
  });

  it('F10 agrees with decodeURIComponent on any two bytes, with continuation bytes where needed', () => {
    const different: string[] = [];
    for (let bytes = 0; bytes < 0x1_00_00; bytes += 1) {
      const [first, second] = [escapeOf(bytes >> 8), escapeOf(bytes & 255)];
      const more = bytes >> 8 < 0xe0 ? '' : '%80'.repeat(bytes >> 8 < 0xf0 ? 1 : 2);
      const text = `${first}${second}${more}`;
      if (decodePercent(text) !== decodedByPlatform(text)) different.push(text);
    }
    expect(different).toEqual([]);
  });
});

/** Escapes of first, continuation and last bytes of characters, and of invalid bytes. */
const PIECES = '%25 %C3 %a9 %E2%82 %82 %F0%9F %ED %A0 %F4 %8F %90 %C0 %80 %E0 %F5 %ff %ef%bf%BD';

const escapeOf = (byte: number): string => `%${byte.toString(16).padStart(2, '0')}`;

function decodedByPlatform(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
