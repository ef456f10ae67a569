import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productSafety } from '#src/catalog/product-safety.ts';

const ATTRIBUTES = {
  manufacturer: 'Lunaro Bedden B.V.',
  manufacturer_address: 'Maanlaan 27, 1234 AB Utrecht, Nederland',
  manufacturer_email: 'veiligheid@lunaro.example',
  safety_warnings: 'Niet bij open vuur',
};
const safetyOf = (overrides: Readonly<Record<string, string>>) =>
  productSafety({
    catalogueId: '00000004',
    attributes: Object.entries(overrides).map(([code, value]) => ({ code, label: code, value })),
  });

describe('productSafety', () => {
  it('L10 returns manufacturer, address, email, model and warnings', () => {
    expect(safetyOf(ATTRIBUTES)).toEqual({
      manufacturer: ATTRIBUTES.manufacturer,
      address: ATTRIBUTES.manufacturer_address,
      email: ATTRIBUTES.manufacturer_email,
      model: '00000004',
      warnings: ATTRIBUTES.safety_warnings,
    });
  });

  it('L10 omits missing or blank warnings', () => {
    const { safety_warnings: _, ...rest } = ATTRIBUTES;
    expect(safetyOf(rest)).not.toHaveProperty('warnings');
    expect(safetyOf({ ...rest, safety_warnings: ' ' })).not.toHaveProperty('warnings');
  });

  it('L10 returns a responsible person in the EU that has name, address and email', () => {
    const person = {
      responsible_person: 'Halmstad Import B.V.',
      responsible_person_address: 'Kade 1, 3011 AA Rotterdam, NL',
      responsible_person_email: 'import@halmstad.example',
    };
    expect(safetyOf({ ...ATTRIBUTES, ...person })?.responsiblePerson).toEqual({
      name: 'Halmstad Import B.V.',
      address: 'Kade 1, 3011 AA Rotterdam, NL',
      email: 'import@halmstad.example',
    });
    for (const code of Object.keys(person)) {
      const incomplete = safetyOf({ ...ATTRIBUTES, ...person, [code]: ' ' });
      expect(incomplete?.responsiblePerson).toBeUndefined();
      expect(incomplete?.manufacturer).toBe(ATTRIBUTES.manufacturer);
    }
  });

  it('L10 returns undefined when a required field is blank', () => {
    const needed = ['manufacturer', 'manufacturer_address', 'manufacturer_email'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...needed), fc.constantFrom('', ' ', '\t'), (code, blank) => {
        expect(safetyOf({ ...ATTRIBUTES, [code]: blank })).toBeUndefined();
      }),
    );
  });
});
