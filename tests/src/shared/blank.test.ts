import { describe, expect, it } from 'vitest';
import { isBlank } from '#src/shared/blank.ts';

describe('isBlank', () => {
  it('returns true for an empty text and for white space', () => {
    expect(['', ' ', '\t\n', '\u00A0'].map(isBlank)).toEqual([true, true, true, true]);
    expect(['0', ' a '].map(isBlank)).toEqual([false, false]);
  });
});
