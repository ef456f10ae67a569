/** Formats a size: `160x200` as `160 × 200`. */
export const formatSize = (size: string): string => size.replace('x', '\u00A0×\u00A0');
