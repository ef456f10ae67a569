import type { Product } from './product.ts';

const TRIAL_ATTRIBUTE = 'proefslapen';

/** How the shop's languages deny an attribute; its value comes in words. */
const DENIALS: ReadonlySet<string> = new Set(['nee', 'nein', 'no']);

/** Whether a product may be slept on for ninety nights before it is kept (P4). */
export const hasTrial = ({ attributes }: Pick<Product, 'attributes'>): boolean =>
  attributes.some(
    ({ code, value }) => code === TRIAL_ATTRIBUTE && !DENIALS.has(value.toLowerCase()),
  );
