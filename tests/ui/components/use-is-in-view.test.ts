import { describe, expect, it } from 'vitest';
import { isLatestEntryInView } from '#ui/components/use-is-in-view.ts';

const entry = (isIntersecting: boolean) => ({ isIntersecting });

describe('P3 isLatestEntryInView', () => {
  it.each([
    ['an element that comes into view', [true], true],
    ['an element that leaves the view', [false], false],
    ['an element that enters and leaves the view while the page is busy', [true, false], false],
    ['an element that leaves and reenters the view while the page is busy', [false, true], true],
    ['an element without entries', [], true],
  ])('%s', (_what, seen, expected) => {
    expect(isLatestEntryInView(seen.map(entry))).toBe(expected);
  });
});
