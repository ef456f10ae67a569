import fc from 'fast-check';
import type { BundleChoice, BundlePart } from '#src/catalog/bundle.ts';
import type { Product, Variant, VariantOption } from '#src/catalog/product.ts';
import { euroCents } from '#src/pricing/money.ts';
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

/** A product in some sizes, colors and firmnesses, or without one of these; not all in stock. */
export const anyProductWithOptions: fc.Arbitrary<Product> = fc
  .record({
    sizes: fc.subarray(['90x200', '140x200', '160x200', '160x210']),
    colors: fc.subarray([...COLORS]),
    firmnesses: fc.subarray([...FIRMNESSES]),
    stocks: fc.infiniteStream(fc.nat(1)),
    cents: fc.infiniteStream(fc.constantFrom(10_000, 20_000, 30_000)),
  })
  .map(({ sizes, colors, firmnesses, stocks, cents }) =>
    withVariants(
      productVariants(sizes, colors, firmnesses, {
        stock: () => stocks.next().value ?? 0,
        cents: () => cents.next().value ?? 0,
      }),
    ),
  );

type Terms = { readonly stock: () => number; readonly cents: () => number };

const IN_STOCK: Terms = { stock: () => 1, cents: () => 49_900 };

function productVariants(
  sizes: readonly string[],
  colors: readonly string[],
  firmnesses: readonly string[],
  terms: Terms = IN_STOCK,
): readonly Variant[] {
  return orNothing(sizes).flatMap((size) =>
    orNothing(colors).flatMap((color) =>
      orNothing(firmnesses).map((firmness) =>
        variantOf(
          size,
          [
            ...(color === undefined ? [] : [colorOption(color)]),
            ...(firmness === undefined ? [] : [firmnessOption(firmness)]),
          ],
          terms,
        ),
      ),
    ),
  );
}

const orNothing = (values: readonly string[]): readonly (string | undefined)[] =>
  values.length > 0 ? values : [undefined];

function variantOf(
  size: string | undefined,
  options: readonly VariantOption[],
  { stock, cents }: Terms,
): Variant {
  const codes = [size?.replace('x', ''), ...options.map(({ key }) => key.toUpperCase())];
  return {
    sku: ['BED', ...codes].filter((code) => code !== undefined).join('-'),
    ...(size !== undefined && { size }),
    ...(options.length > 0 && { options }),
    ean: '',
    price: priceOf(cents()),
    stock: stock(),
    deliveryDays: 2,
  };
}

function withVariants([first, ...others]: readonly Variant[]): Product {
  return { ...AURORA, url: '/bed', variants: first ? [first, ...others] : AURORA.variants };
}

const LABELS = ['Koudschuim', 'Traagschuim', 'Latex', 'Zonder topper'] as const;
const PARTS = ['Onderbox', 'Matras', 'Topper', 'Hoofdbord', 'Poten'] as const;

/** The parts of a box spring, with options that cost more, less, or more on a wide bed. */
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
    choices: [choiceOf(key, LABELS[0], { extra: euroCents(0), isSoldOut: false }), ...choices],
  }));
}

const anyExtra = fc.integer({ min: -70_000, max: 70_000 }).map(euroCents);

type ChoiceTerms = Pick<BundleChoice, 'extra' | 'isSoldOut'> & {
  readonly extraByWidth?: BundleChoice['extraByWidth'] | undefined;
};

function choiceOf(part: string, label: string, terms: ChoiceTerms): BundleChoice {
  const { extraByWidth, ...others } = terms;
  const key = label.toLowerCase().replace(' ', '_');
  return { uid: `${part}/${key}`, key, label, ...others, ...(extraByWidth && { extraByWidth }) };
}

/** A mattress in two sizes, two colors and two firmnesses, all at one price. */
export const BED: Product = withVariants(
  productVariants(['90x200', '160x200'], ['Zand', 'Taupe'], ['Medium', 'Stevig']),
);
