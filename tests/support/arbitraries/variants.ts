import fc from 'fast-check';
import type { BundleChoice, BundlePart } from '#src/catalog/bundle.ts';
import type { Product, Variant, VariantOption } from '#src/catalog/product.ts';
import { euros } from '#src/pricing/money.ts';
import { AURORA, priceOf } from '../fake-shop.ts';

const COLORS = ['Zand', 'Taupe', 'Nachtblauw', 'Crème'] as const;
const FIRMNESSES = ['Medium', 'Stevig', 'Extra stevig'] as const;

export const colorOption = (value: string): VariantOption => ({
  code: 'kleur',
  label: 'Kleur',
  value,
  key: value.toLowerCase(),
});

export const firmnessOption = (value: string): VariantOption => ({
  code: 'matras_hardheid',
  label: 'Hardheid',
  value,
  key: value.toLowerCase().replace(' ', '_'),
});

/** A mattress in two sizes, two colors and two firmnesses, all at one price. */
export const BED: Product = {
  ...AURORA,
  url: '/bed',
  variants: productVariants(['90x200', '160x200'], ['Zand', 'Taupe'], ['Medium', 'Stevig']),
};

/** A product in some sizes, colors and firmnesses, or in none of one of these; not all in stock. */
export const anyProductWithOptions: fc.Arbitrary<Product> = fc
  .record({
    sizes: fc.subarray(['90x200', '140x200', '160x200', '160x210']),
    colors: fc.subarray([...COLORS]),
    firmnesses: fc.subarray([...FIRMNESSES]),
    stocks: fc.infiniteStream(fc.nat(1)),
    cents: fc.infiniteStream(fc.integer({ min: 0, max: 3 })),
  })
  .map(({ sizes, colors, firmnesses, stocks, cents }) => {
    const [first, ...others] = productVariants(sizes, colors, firmnesses).map((variant) => ({
      ...variant,
      stock: stocks.next().value ?? 0,
      price: priceOf((cents.next().value ?? 0) * 10_000),
    }));
    return { ...AURORA, variants: first === undefined ? AURORA.variants : [first, ...others] };
  });

function productVariants(
  sizes: readonly string[],
  colors: readonly string[],
  firmnesses: readonly string[],
): readonly [Variant, ...Variant[]] {
  const orNothing = (values: readonly string[]) => (values.length > 0 ? values : [undefined]);
  const variants = orNothing(sizes).flatMap((size) =>
    orNothing(colors).flatMap((color) =>
      orNothing(firmnesses).map((firmness) => {
        const options = [
          ...(color === undefined ? [] : [colorOption(color)]),
          ...(firmness === undefined ? [] : [firmnessOption(firmness)]),
        ];
        const codes = [size?.replace('x', ''), ...options.map(({ key }) => key.toUpperCase())];
        return {
          sku: ['BED', ...codes].filter((code) => code !== undefined).join('-'),
          ...(size !== undefined && { size }),
          ...(options.length > 0 && { options }),
          ean: '',
          price: priceOf(49_900),
          stock: 1,
          deliveryDays: 2,
        };
      }),
    ),
  );
  const [first, ...others] = variants;
  if (first === undefined) throw new Error('no variants');
  return [first, ...others];
}

const LABELS = ['Koudschuim', 'Traagschuim', 'Latex', 'Zonder topper'] as const;
const PARTS = ['Onderbox', 'Matras', 'Topper', 'Hoofdbord', 'Poten'] as const;

/** The parts of a box spring, each with some choices that cost more, less, or more on a wide bed. */
export const anyParts: fc.Arbitrary<readonly BundlePart[]> = fc
  .subarray([...PARTS])
  .chain((labels) => fc.tuple(...labels.map(anyPart)));

function anyPart(label: string): fc.Arbitrary<BundlePart> {
  const key = label.toLowerCase();
  const others = fc.subarray(LABELS.slice(1)).chain((words) =>
    fc.tuple(
      ...words.map((word) =>
        fc
          .record({
            extra: anyExtra,
            extraByWidth: fc.option(fc.record({ '160': anyExtra }), { nil: undefined }),
            isSoldOut: fc.boolean(),
          })
          .map((terms) => choiceOf(key, word, terms)),
      ),
    ),
  );
  return others.map((choices) => ({
    key,
    label,
    choices: [choiceOf(key, LABELS[0], { extra: euros(0), isSoldOut: false }), ...choices],
  }));
}

const anyExtra = fc.integer({ min: -70_000, max: 70_000 }).map(euros);

type Terms = Pick<BundleChoice, 'extra' | 'isSoldOut'> & {
  readonly extraByWidth?: BundleChoice['extraByWidth'] | undefined;
};

function choiceOf(part: string, label: string, terms: Terms): BundleChoice {
  const { extraByWidth, ...others } = terms;
  const key = label.toLowerCase().replace(' ', '_');
  return { uid: `${part}/${key}`, key, label, ...others, ...(extraByWidth && { extraByWidth }) };
}
