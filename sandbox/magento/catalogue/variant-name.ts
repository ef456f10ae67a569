import type { VariantData } from '#adapters/embedded/catalogue-data.ts';
import type { LocalizedCatalogue } from '#adapters/embedded/localized-catalogue.ts';
import { SIZE_FACET } from '#src/filters/facet.ts';
import { valueLabel } from './value-label.ts';

/** Returns the label of a variant: "160 x 200 cm, Zand, Medium". */
export const variantName = ({ attributes }: LocalizedCatalogue, variant: VariantData): string =>
  [
    ...(variant.size === undefined ? [] : [valueLabel(SIZE_FACET, variant.size, variant.size)]),
    ...attributes.options(variant).map(({ value }) => value),
  ].join(', ');
