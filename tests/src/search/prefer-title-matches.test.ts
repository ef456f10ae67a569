import { describe, expect, it } from 'vitest';
import { preferTitleMatches } from '#src/search/prefer-title-matches.ts';

const entry = (text: string, isMatch: boolean) => ({ title: [{ text, isMatch }], url: `/${text}` });

describe('preferTitleMatches', () => {
  it('S3 drops entries whose title does not match when another title does', () => {
    const named = entry('Matrassen', true);
    expect(preferTitleMatches([entry('Moltons', false), named])).toEqual([named]);
  });

  it('S3 keeps entries whose title does not match when no title does', () => {
    const entries = [entry('Moltons', false)];
    expect(preferTitleMatches(entries)).toEqual(entries);
  });
});
