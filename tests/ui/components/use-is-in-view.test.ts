import { describe, expect, it } from 'vitest';
import { isLatestEntryInView } from '#ui/components/use-is-in-view.ts';

const entry = (isIntersecting: boolean) => ({ isIntersecting });

describe('P3 isLatestEntryInView', () => {
  it.each([
    ['what comes into view', [true], true],
    ['what leaves it', [false], false],
    ['what is passed over while the page is busy', [true, false], false],
    ['what is left and found again while the page is busy', [false, true], true],
    ['what nothing is known of', [], true],
  ])('%s', (_what, seen, expected) => {
    expect(isLatestEntryInView(seen.map(entry))).toBe(expected);
  });
});
