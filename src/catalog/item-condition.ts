import type { Product } from './product.ts';

/** Whether somebody has had a product before. */
export type ItemCondition = 'new' | 'refurbished';

/**
 * Goods are new, but for those of which their special features say that they came back and were made
 * good again: as the commerce side words that, in any language of the shop.
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
