import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathRejection } from '#src/routing/path-rejection.ts';
import { anyCharacter } from '../../support/arbitraries/texts.ts';

describe('pathRejection', () => {
  it.each([
    '/',
    '/matrassen/maat/140x200+160x200?page=2',
    '/b%C3%B6den/',
    '/a?q=%',
    '/a?u=http://b//c',
    `/${'a/'.repeat(575)}a`,
    `/${'a'.repeat(8191)}`,
  ])('lets %s pass', (url) => {
    expect(pathRejection(url)).toBeUndefined();
  });

  it.each([`/${'a'.repeat(8192)}`, `/?${'a'.repeat(8192)}`, '/a'.repeat(577), '/a'.repeat(10_000)])(
    'F10 refuses an address with too many characters or segments as too long',
    (url) => {
      expect(pathRejection(url)).toBe('too-long');
    },
  );

  it.each(['/%', '/matrassen%', '/%E0%A4%A', '/%ff', '/%ff%00'])(
    'F10 rejects %s as undecodable',
    (url) => {
      expect(pathRejection(url)).toBe('undecodable');
    },
  );

  it.each([
    '/%00',
    '/a%0Ab',
    '/a\tb',
    '/a\\b',
    '/a%5Cb',
    '//evil.example',
    '/a//b',
    '//%ff',
    '/%ff\\a',
  ])('F10 refuses %s as malformed', (url) => {
    expect(pathRejection(url)).toBe('malformed');
  });

  it('F10 lets every path of encoded words pass', () => {
    fc.assert(
      fc.property(fc.array(anyWord, { maxLength: 64 }), (words) => {
        expect(pathRejection(`/${words.map(encodeURIComponent).join('/')}`)).toBeUndefined();
      }),
    );
  });

  it('F10 returns a rejection or undefined for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (url) => {
        expect([undefined, 'too-long', 'malformed', 'undecodable']).toContain(pathRejection(url));
      }),
    );
  });
});

/** Short enough that 64 of them, encoded, do not exceed the maximum length of an address. */
const anyWord = fc
  .string({ unit: anyCharacter, maxLength: 8 })
  .map((text) => `a${text.replaceAll(/[\p{Cc}\\]/gu, '')}`);
