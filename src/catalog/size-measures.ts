/** Width of a size in centimetres: 160 for `160x200`; 0 for a malformed size. */
export const sizeWidth = (size: string): number => Number(size.split('x')[0]) || 0;

/** Length of a size in centimetres: 200 for `160x200`; 0 for a malformed size. */
export const sizeLength = (size: string): number => Number(size.split('x')[1]) || 0;
