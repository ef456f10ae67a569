import type { AttributeValues } from '#demo/catalogue/attributes/attributes.ts';
import type { Expected, ProductKind } from './expected.ts';

/* Product types, as named in the tables of queries. */

type Options = Omit<ProductKind, 'category' | 'has'> & AttributeValues;

type ExpectedKinds = Extract<Expected, { readonly all: unknown }>;

const kind =
  (category: ProductKind['category'], common: AttributeValues = {}) =>
  ({ brand, sizes, widths, ...has }: Options = {}): ExpectedKinds => ({
    all: [
      {
        ...(category && { category }),
        ...(brand !== undefined && { brand }),
        ...(sizes && { sizes }),
        ...(widths && { widths }),
        has: { ...common, ...has },
      },
    ],
  });

/** Products of any of these kinds, for a word that names them all. */
export const either = (...kinds: readonly ExpectedKinds[]): ExpectedKinds => ({
  all: kinds.flatMap(({ all }) => all),
});

export const mattresses = kind('mattresses');
export const boxSprings = kind('boxSprings');
export const bedFrames = kind('beds');
export const toppers = kind('toppers');
export const bedBases = kind('bedBases');
export const duvets = kind('bedding', { beddengoed_soort: 'dekbed' });
export const pillows = kind('bedding', { beddengoed_soort: 'hoofdkussen' });
export const cushions = kind('bedding', { beddengoed_soort: 'sierkussen' });
export const protectors = kind('bedding', { beddengoed_soort: 'molton' });
export const duvetCovers = kind('bedding', { beddengoed_soort: 'dekbedovertrek' });
export const fittedSheets = kind('bedding', { beddengoed_soort: 'hoeslaken' });
export const nightstands = kind('accessories', { kast_soort: 'nachtkastje' });
export const wardrobes = kind('accessories', { kast_soort: 'kledingkast' });
export const lamps = kind('accessories', {
  bedlampje_dimbaar: ['traploos', 'drie_standen', 'nee'],
});
export const anyKind = kind(undefined);
