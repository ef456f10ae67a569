import type { AttributeValues } from '#demo/catalogue/attributes/attributes.ts';
import type { Expected, ProductKind } from './expected.ts';

/* Kinds of goods, as the tables of queries name them. */

type Options = Omit<ProductKind, 'category' | 'has'> & AttributeValues;

const kind =
  (category: ProductKind['category'], common: AttributeValues = {}) =>
  ({ brand, sizes, widths, ...has }: Options = {}): Expected => ({
    all: {
      ...(category && { category }),
      ...(brand !== undefined && { brand }),
      ...(sizes && { sizes }),
      ...(widths && { widths }),
      has: { ...common, ...has },
    },
  });

export const mattresses = kind('mattresses');
export const boxSprings = kind('boxSprings');
export const toppers = kind('toppers');
export const bedBases = kind('bedBases');
export const duvets = kind('bedding', { beddengoed_soort: 'dekbed' });
export const pillows = kind('bedding', { beddengoed_soort: 'hoofdkussen' });
export const bedding = kind('bedding');
export const lamps = kind('accessories', {
  bedlampje_dimbaar: ['traploos', 'drie_standen', 'nee'],
});
export const goods = kind(undefined);
