import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_PAGE_DEPTH,
  isSendable,
  MAX_PAGE_URL_LENGTH,
  lookupUrls,
} from '#adapters/contentstack/page-by-url.ts';
import { anyCharacter } from '../../support/arbitraries/texts.ts';

describe('lookupUrls', () => {
  it('F1 returns every prefix of a path, longest first', () => {
    expect(lookupUrls('/matrassen/maat/90x200')).toEqual([
      '/matrassen/maat/90x200',
      '/matrassen/maat',
      '/matrassen',
    ]);
    expect(lookupUrls('/')).toEqual(['/']);
  });

  it('skips paths that are deeper or longer than any page', () => {
    const deep = Array.from({ length: 20 }, (_, index) => `s${index}`);
    expect(lookupUrls(`/${deep.join('/')}`)).toHaveLength(MAX_PAGE_DEPTH);
    expect(lookupUrls(`/a/${'x'.repeat(MAX_PAGE_URL_LENGTH)}`)).toEqual(['/a']);
  });

  it('skips a lone surrogate, which cannot be encoded', () => {
    expect(lookupUrls('/a/\uD800')).toEqual(['/a']);
    expect(isSendable('\uDFFF')).toBe(false);
    expect(isSendable('\u{1F6CF}')).toBe(true);
  });

  it('F10 returns a bounded number of encodable URLs for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 600 }), (path) => {
        const urls = lookupUrls(path);
        expect(urls.length).toBeLessThanOrEqual(MAX_PAGE_DEPTH);
        for (const url of urls) expect(() => encodeURIComponent(url)).not.toThrow();
      }),
    );
  });
});
