import { describe, expect, it } from 'vitest';
import { preferTitleMatches } from '#src/search/prefer-title-matches.ts';

const entry = (text: string, isMatch: boolean) => ({ title: [{ text, isMatch }], url: `/${text}` });

describe('preferTitleMatches', () => {
  it('S3 leaves out entries that only speak of the text where another is called so', () => {
    const named = entry('Matrassen', true);
    expect(preferTitleMatches([entry('Moltons', false), named])).toEqual([named]);
  });

  it('S3 keeps what only speaks of it where nothing is called so', () => {
    const entries = [entry('Moltons', false)];
    expect(preferTitleMatches(entries)).toEqual(entries);
  });
});
