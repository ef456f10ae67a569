import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_SEARCH_TEXT, tidySearchText } from '#src/search/search-text.ts';
import { anyText, anyWording } from '../../support/arbitraries/texts.ts';

describe('tidySearchText', () => {
  it('S1 keeps a text as it is, signs and emoji included', () => {
    for (const text of ['zachte matras', 'A+ / C++', '%2F', '..', '🛏️ 👩‍👩‍👧', 'مرتبة', "l'été"]) {
      expect(tidySearchText(text)).toBe(text);
    }
  });

  it('S1 replaces a run of spaces, control characters and lone surrogates with one space', () => {
    expect(tidySearchText('\u0000 zachte\t\n  matras\u007F ')).toBe('zachte matras');
    expect(tidySearchText('a\uD83Db')).toBe('a b');
    expect(tidySearchText(' \u00A0 ')).toBe('');
  });

  it('S1 truncates to 200 characters, never inside one, and without a trailing space', () => {
    expect(tidySearchText('x'.repeat(200))).toBe('x'.repeat(200));
    expect(tidySearchText(`  ${'x'.repeat(200)}`)).toBe('x'.repeat(200));
    expect(tidySearchText('x'.repeat(201))).toBe('x'.repeat(200));
    expect(tidySearchText('🛏'.repeat(201))).toBe('🛏'.repeat(200));
    expect(tidySearchText(`${'x'.repeat(199)} matras`)).toBe('x'.repeat(199));
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
        const tidy = tidySearchText(text);
        expect(tidySearchText(tidy)).toBe(tidy);
        expect(Array.from(tidy).length).toBeLessThanOrEqual(LONGEST_SEARCH_TEXT);
        expect(tidy).not.toMatch(/[\p{Cc}\p{Cs}]|^\s|\s$|\s\s/u);
      }),
    );
  });

  it('S1 ignores the amount of white space', () => {
    fc.assert(
      fc.property(fc.array(anyText), (words) => {
        expect(tidySearchText(`\t${words.join('   ')}\n`)).toBe(tidySearchText(words.join(' ')));
      }),
    );
  });
});
