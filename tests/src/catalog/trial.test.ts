import { describe, expect, it } from 'vitest';
import { hasTrial } from '#src/catalog/trial.ts';

const trial = (value: string) => [{ code: 'proefslapen', label: '90 nachten proefslapen', value }];

describe('hasTrial', () => {
  it.each(['Ja', 'Yes'])('P4 promises a trial where the attribute says %s', (value) => {
    expect(hasTrial({ attributes: trial(value) })).toBe(true);
  });

  it.each(['Nee', 'Nein', 'No'])('P4 promises none where it says %s', (value) => {
    expect(hasTrial({ attributes: trial(value) })).toBe(false);
  });

  it('promises none where nothing is said', () => {
    expect(hasTrial({ attributes: [] })).toBe(false);
  });
});
