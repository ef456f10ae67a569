import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product, Variant } from '#src/catalog/product.ts';
import { sideChoices } from '#src/catalog/side-choices.ts';
import { aProduct, aVariant } from '../../support/shown-pages.ts';

const GRADES = ['Zacht', 'Medium', 'Stevig'] as const;

const half = (value: string, stock: number, size = '90x200'): Variant => {
  const key = value.toLowerCase();
  const option = { code: 'matras_hardheid', label: 'Hardheid', value, key };
  return { ...aVariant(size, 44_900, stock), sku: `${size}-${key}`, options: [option] };
};

const WHOLE = half('Medium', 4, '180x200');
const [SOFT, MEDIUM, FIRM] = [half('Zacht', 0), half('Medium', 1), half('Stevig', 7)];
const productOf = (...halves: readonly Variant[]): Product => ({
  ...aProduct,
  variants: [WHOLE, ...halves],
});

const choicesBeside = (product: Product, other: Variant) =>
  sideChoices(product, WHOLE, other).map(({ option, half: made, isSoldOut }) => [
    option.value,
    made?.sku,
    isSoldOut,
  ]);

describe('sideChoices', () => {
  it('EP3 keeps sold-out firmnesses in order from soft to firm', () => {
    expect(choicesBeside(productOf(FIRM, MEDIUM, SOFT), FIRM)).toEqual([
      ['Zacht', '90x200-zacht', true],
      ['Medium', '90x200-medium', false],
      ['Stevig', '90x200-stevig', false],
    ]);
  });

  it('EP3 marks a firmness as sold out when its last one is on the other side', () => {
    expect(choicesBeside(productOf(MEDIUM, FIRM), MEDIUM)).toEqual([
      ['Medium', '90x200-medium', true],
      ['Stevig', '90x200-stevig', false],
    ]);
  });

  it('EP3 lists a firmness that exists only in another width', () => {
    const wide = half('Zacht', 3, '180x200');
    expect(choicesBeside(productOf(wide, MEDIUM, FIRM), FIRM)).toEqual([
      ['Zacht', undefined, false],
      ['Medium', '90x200-medium', false],
      ['Stevig', '90x200-stevig', false],
    ]);
  });

  it('EP3 lists no colors', () => {
    const sand = { code: 'kleur', label: 'Kleur', value: 'Zand', key: 'zand' };
    const inSand = (variant: Variant): Variant => ({
      ...variant,
      options: [sand, ...(variant.options ?? [])],
    });
    const whole = inSand(WHOLE);
    const product: Product = { ...aProduct, variants: [whole, inSand(MEDIUM), inSand(FIRM)] };
    const values = sideChoices(product, whole, FIRM).map(({ option }) => option.value);
    expect(values).toEqual(['Medium', 'Stevig']);
  });

  it('EP3 returns no choices without firmnesses', () => {
    const plain = aVariant('180x200', 1);
    expect(sideChoices({ ...aProduct, variants: [plain] }, plain, plain)).toEqual([]);
  });

  it('EP3 lists the same firmnesses in the same order for any stock', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }),
        fc.nat(2),
        (stocks, lies) => {
          const halves = GRADES.map((grade, index) => half(grade, stocks[index] ?? 0));
          const other = halves[lies] ?? FIRM;
          const choices = sideChoices(productOf(...halves), WHOLE, other);
          expect(choices.map(({ option }) => option.value)).toEqual(GRADES);
          for (const { half: made, isSoldOut } of choices) {
            const left = (made?.stock ?? 0) - (made?.sku === other.sku ? 1 : 0);
            expect(isSoldOut).toBe(left <= 0);
          }
        },
      ),
    );
  });
});
