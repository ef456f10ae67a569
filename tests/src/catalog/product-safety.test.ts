import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productSafety } from '#src/catalog/product-safety.ts';

const TOLD = {
  manufacturer: 'Lunaro Bedden B.V.',
  manufacturer_address: 'Maanlaan 27, 1234 AB Utrecht, Nederland',
  manufacturer_email: 'veiligheid@lunaro.example',
  safety_warnings: 'Niet bij open vuur',
};
const safetyOf = (told: Partial<Readonly<Record<keyof typeof TOLD, string>>>) =>
  productSafety({
    catalogueId: '00000004',
    attributes: Object.entries(told).map(([code, value]) => ({ code, label: code, value })),
  });

describe('productSafety', () => {
  it('L10 returns manufacturer, address, email, model and warnings', () => {
    expect(safetyOf(TOLD)).toEqual({
      manufacturer: TOLD.manufacturer,
      address: TOLD.manufacturer_address,
      email: TOLD.manufacturer_email,
      model: '00000004',
      warnings: TOLD.safety_warnings,
    });
  });

  it('L10 omits missing or blank warnings', () => {
    const { safety_warnings: _, ...rest } = TOLD;
    expect(safetyOf(rest)).not.toHaveProperty('warnings');
    expect(safetyOf({ ...rest, safety_warnings: ' ' })).not.toHaveProperty('warnings');
  });

  it('L10 returns undefined when a required field is blank', () => {
    const needed = ['manufacturer', 'manufacturer_address', 'manufacturer_email'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...needed), fc.constantFrom('', ' ', '\t'), (code, blank) => {
        expect(safetyOf({ ...TOLD, [code]: blank })).toBeUndefined();
      }),
    );
  });
});
