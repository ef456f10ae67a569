import type { Product } from './product.ts';

/** Toppers, box-springs and mattresses (L6): what is slept on for ninety nights before it is kept. */
const TRIAL_CATEGORIES: ReadonlySet<number> = new Set([3, 4, 7]);

/** Whether a product may be tried and exchanged (P4). */
export const hasTrial = ({ categoryIds }: Pick<Product, 'categoryIds'>): boolean =>
  categoryIds.some((id) => TRIAL_CATEGORIES.has(id));
