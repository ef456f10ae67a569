import { describe, expect, it } from 'vitest';
import { mattress } from '#tests/support/fake-shop.ts';
import { showTheSame } from '#ui/components/product/RecommendedRows.tsx';

const BED = { width: 160, length: 200, mattresses: 2 } as const;

const rowsOf = (sku: string) => [
  { model: 'looking-similar' as const, hits: [{ ...mattress(1).hit, sku }] },
];

describe('RecommendedRows', () => {
  it('MB11 S6 are rendered again for another product or another bed of the page', () => {
    const shown = { rows: rowsOf('A'), bed: { ...BED } };
    expect(showTheSame(shown, { rows: rowsOf('A'), bed: { ...BED } })).toBe(true);
    expect(showTheSame(shown, { rows: rowsOf('B'), bed: BED })).toBe(false);
    expect(showTheSame(shown, { rows: rowsOf('A'), bed: { ...BED, mattresses: 1 } })).toBe(false);
    expect(showTheSame(shown, { rows: rowsOf('A'), bed: undefined })).toBe(false);
  });
});
