import { describe, expect, it } from 'vitest';
import { formatDeclaredAt } from '#src/withdrawal/declared-at.ts';

describe('formatDeclaredAt', () => {
  it.each([
    ['nl-nl', 'zondag 22 november 2026 om 08:15:03 CET'],
    ['de-de', 'Sonntag, 22. November 2026 um 08:15:03 MEZ'],
    ['de-at', 'Sonntag, 22. November 2026 um 08:15:03 MEZ'],
  ] as const)('formats day, time to the second and time zone in %s', (locale, words) => {
    expect(formatDeclaredAt(Date.UTC(2026, 10, 22, 7, 15, 3), locale)).toBe(words);
  });

  it('uses daylight saving time in summer', () => {
    expect(formatDeclaredAt(Date.UTC(2026, 6, 1, 22, 0, 0), 'de-de')).toContain('00:00:00 MESZ');
  });
});
