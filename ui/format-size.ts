/** A size as people read it: `160x200` is `160 × 200`. */
export const formatSize = (size: string): string => size.replace('x', '\u00A0×\u00A0');
