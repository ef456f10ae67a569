import type { Product, Variant } from './product.ts';

/** Formats a size: `160x200` as `160 × 200`. */
export const formatSize = (size: string): string => size.replace('x', '\u00A0×\u00A0');

/** Words that distinguish a variant from others of its product: `160 × 200 cm`, `Zand`, `Medium`. */
export const variantLabels = ({
  size,
  options = [],
}: Pick<Variant, 'size' | 'options'>): readonly string[] => [
  ...(size === undefined ? [] : [`${formatSize(size)} cm`]),
  ...options.map(({ value }) => value),
];

/** Name of a variant: that of its product, and what distinguishes it. */
export const variantName = (
  { name }: Pick<Product, 'name'>,
  variant: Pick<Variant, 'size' | 'options'>,
): string => [name, ...variantLabels(variant)].join(', ');
