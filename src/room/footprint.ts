import {
  bedComponentOf,
  centimetresOf,
  type BedComponent,
} from '../catalog/compatible-products.ts';
import { type Product, sizeLength, sizeWidth, type Variant } from '../catalog/product.ts';
import type { Footprint } from './room-plan.ts';

/** What stands in a bedroom as a bed, or is carried into it. */
const BEDS: ReadonlySet<BedComponent | undefined> = new Set<BedComponent>([
  'mattress',
  'box-spring',
  'bed-frame',
  'base',
  'topper',
]);

/** Whether a variant is a bed, or a part of one that is as large. */
export const isBed = (product: Product, { size }: Pick<Variant, 'size'>): boolean =>
  size !== undefined && BEDS.has(bedComponentOf(product));

/**
 * The floor that a bed of a size takes. What surrounds a mattress is only known of headboards; of a
 * mattress, a base or a topper it is none.
 */
export const footprintOf = (
  { attributes }: Pick<Product, 'attributes'>,
  { size = '' }: Pick<Variant, 'size'>,
): Footprint => ({
  width: sizeWidth(size),
  length: sizeLength(size),
  headboard:
    centimetresOf(attributes, 'boxspring_hoofdbord_dikte') ??
    centimetresOf(attributes, 'ledikant_hoofdbord_dikte') ??
    0,
});
