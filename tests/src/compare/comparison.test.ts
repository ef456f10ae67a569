import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareGrades, compareProducts } from '#src/compare/comparison.ts';
import { anyAttribute } from '../../support/arbitraries/catalog.ts';

const height = (value: string) => ({ code: 'matras_hoogte', label: 'Hoogte', value });
const brand = (value: string) => ({ code: 'merk', label: 'Merk', value });

const anyProducts = fc.array(fc.record({ attributes: fc.array(anyAttribute, { maxLength: 6 }) }), {
  maxLength: 4,
});
const rowsOf = (...[products, isBrief]: Parameters<typeof compareProducts>) =>
  compareProducts(products, isBrief).flatMap(({ rows }) => rows);

const graded = (...values: readonly string[]) => ({
  grades: values.map((value, index) => ({ code: `c${index}`, label: `L${index}`, value })),
});

describe('compareGrades', () => {
  it('L4 has a row per graded property, and only the differences when brief', () => {
    const products = [graded('4', '3'), graded('4', '5')];
    expect(compareGrades(products, false).map(({ values }) => values)).toEqual([
      ['4', '4'],
      ['3', '5'],
    ]);
    expect(compareGrades(products, true)).toMatchObject([{ label: 'L1' }]);
  });
});

describe('compareProducts', () => {
  it('puts attributes side by side, in the order of the specification table', () => {
    const products = [
      { attributes: [brand('Lunaro'), height('22 cm')] },
      { attributes: [height('18 cm')] },
    ];
    expect(compareProducts(products, false)).toEqual([
      {
        group: 'height',
        rows: [
          { code: 'matras_hoogte', label: 'Hoogte', values: ['22 cm', '18 cm'], differs: true },
        ],
      },
      {
        group: undefined,
        rows: [{ code: 'merk', label: 'Merk', values: ['Lunaro', undefined], differs: true }],
      },
    ]);
  });

  it('L10 leaves out what a product page shows in a form of its own', () => {
    const classOf = { code: 'bedlampje_energielabel', label: 'Energielabel', value: 'F' };
    const source = { code: 'light_source', label: 'Lichtbron', value: 'contains F' };
    const seal = { code: 'matras_keurmerk', label: 'Keurmerk', value: 'OEKO-TEX Standard 100' };
    const products = [{ attributes: [height('22 cm'), classOf, source, seal] }];
    expect(rowsOf(products, false).map(({ code }) => code)).toEqual(['matras_hoogte']);
  });

  it('has one row per label across product types', () => {
    const topper = { code: 'topper_hoogte', label: 'Hoogte', value: '7 cm' };
    const products = [{ attributes: [height('22 cm')] }, { attributes: [topper] }];
    expect(rowsOf(products, false)).toEqual([
      { code: 'matras_hoogte', label: 'Hoogte', values: ['22 cm', '7 cm'], differs: true },
    ]);
  });

  it('omits equal rows when only differences are shown', () => {
    const products = [
      { attributes: [height('22 cm'), brand('Lunaro')] },
      { attributes: [height('22 cm'), brand('Halmstad')] },
    ];
    expect(rowsOf(products, true).map(({ label }) => label)).toEqual(['Merk']);
    expect(compareProducts(products, true).map(({ group }) => group)).toEqual([undefined]);
  });

  it('returns the values of each product per label, and only the differences when brief', () => {
    fc.assert(
      fc.property(anyProducts, (products) => {
        const rows = rowsOf(products, false);
        for (const { label, values, differs } of rows) {
          expect(values).toHaveLength(products.length);
          expect(differs).toBe(values.some((value) => value !== values[0]));
          products.forEach(({ attributes }, index) => {
            const own = attributes.filter((one) => one.label === label);
            expect(values[index]).toBe(
              own.length === 0 ? undefined : own.map(({ value }) => value).join(', '),
            );
          });
        }
        expect(rowsOf(products, true)).toEqual(rows.filter(({ differs }) => differs));
      }),
    );
  });
});
