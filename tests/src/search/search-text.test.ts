import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mayBeArticleNumber,
  MAX_SEARCH_TEXT_LENGTH,
  NO_TOP_SEARCHES,
  parseTopSearches,
  normalizeSearchText,
} from '#src/search/search-text.ts';
import { anyText, anyWording } from '../../support/arbitraries/texts.ts';

describe('normalizeSearchText', () => {
  it('S1 keeps a text as it is, signs and emoji included', () => {
    for (const text of ['zachte matras', 'A+ / C++', '%2F', '..', '🛏️ 👩‍👩‍👧', 'مرتبة', "l'été"]) {
      expect(normalizeSearchText(text)).toBe(text);
    }
  });

  it('S1 replaces a run of spaces, control characters and lone surrogates with one space', () => {
    expect(normalizeSearchText('\u0000 zachte\t\n  matras\u007F ')).toBe('zachte matras');
    expect(normalizeSearchText('a\uD83Db')).toBe('a b');
    expect(normalizeSearchText(' \u00A0 ')).toBe('');
  });

  it('S1 truncates to 200 characters, never inside one, and without a trailing space', () => {
    expect(normalizeSearchText('x'.repeat(200))).toBe('x'.repeat(200));
    expect(normalizeSearchText(`  ${'x'.repeat(200)}`)).toBe('x'.repeat(200));
    expect(normalizeSearchText('x'.repeat(201))).toBe('x'.repeat(200));
    expect(normalizeSearchText('🛏'.repeat(201))).toBe('🛏'.repeat(200));
    expect(normalizeSearchText(`${'x'.repeat(199)} matras`)).toBe('x'.repeat(199));
  });

  it('S1 is idempotent, and returns a tidy text of limited length for any text', () => {
    const anyLongText = fc.oneof(
      anyText,
      fc
        .array(fc.oneof(anyWording, fc.constant(' ')), { maxLength: 60 })
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(anyLongText, (text) => {
        const tidy = normalizeSearchText(text);
        expect(normalizeSearchText(tidy)).toBe(tidy);
        expect(Array.from(tidy).length).toBeLessThanOrEqual(MAX_SEARCH_TEXT_LENGTH);
        expect(tidy).not.toMatch(/[\p{Cc}\p{Cs}]|^\s|\s$|\s\s/u);
      }),
    );
  });

  it('S1 ignores the amount of white space', () => {
    fc.assert(
      fc.property(fc.array(anyText), (words) => {
        expect(normalizeSearchText(`\t${words.join('   ')}\n`)).toBe(
          normalizeSearchText(words.join(' ')),
        );
      }),
    );
  });
});

describe('parseTopSearches', () => {
  it('S5 reads plain texts and counted texts in their order', () => {
    const searches = ['topper', { search: 'matras', count: 12, nbHits: 3 }, 'kussen'];
    expect(parseTopSearches({ searches })).toEqual({ searches: ['topper', 'matras', 'kussen'] });
  });

  it('S5 drops duplicate and blank searches, and values that are not texts', () => {
    const searches = [' topper', '', { search: ' ' }, 'topper', 1, null, {}, 'Topper'];
    expect(parseTopSearches({ searches })).toEqual({ searches: ['topper', 'Topper'] });
  });

  it.each([undefined, null, 'topper', [], {}, { searches: 'topper' }])(
    'S5 reads %j as an empty list',
    (value) => {
      expect(parseTopSearches(value)).toEqual(NO_TOP_SEARCHES);
      expect(NO_TOP_SEARCHES).toEqual({ searches: [] });
    },
  );

  it('S5 returns tidy and unique texts that it reads back unchanged', () => {
    const anySearches = fc.array(fc.oneof(anyText, fc.record({ search: anyText }), fc.anything()));
    fc.assert(
      fc.property(anySearches, (searches) => {
        const top = parseTopSearches({ searches });
        expect(parseTopSearches(top)).toEqual(top);
        expect(top.searches.map(normalizeSearchText)).toEqual(top.searches);
        expect(new Set(top.searches).size).toBe(top.searches.length);
      }),
    );
  });
});

describe('mayBeArticleNumber', () => {
  it.each(['LUN-VITA', '24-MB01', 'AB12.3_x', '8719992000012', `1${'0'.repeat(63)}`])(
    'returns true for %s',
    (text) => {
      expect(mayBeArticleNumber(text)).toBe(true);
    },
  );

  it.each(['matras', 'matras H3', '', '-1', 'a/b-c', `1${'0'.repeat(64)}`])(
    'returns false for "%s"',
    (text) => {
      expect(mayBeArticleNumber(text)).toBe(false);
    },
  );
});
