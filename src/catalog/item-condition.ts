import type { Product } from './product.ts';

/** Whether a product is new or was returned by another customer. */
export type ItemCondition = 'new' | 'refurbished';

/**
 * Products are new, unless their special features say that they were returned and refurbished, in
 * the wording of the commerce backend, in any language of the shop.
 */
export const itemCondition = ({ attributes }: Pick<Product, 'attributes'>): ItemCondition =>
  attributes.some(({ code, value }) => code === FEATURES && namesReturn(value))
    ? 'refurbished'
    : 'new';

const namesReturn = (value: string): boolean =>
  value.split(',').some((feature) => RETURNED.has(feature.trim().toLowerCase()));

const FEATURES = 'bijzonderheden';

const RETURNED: ReadonlySet<string> = new Set([
  'gereinigde retour',
  'gereinigte retoure',
  'cleaned return',
]);
