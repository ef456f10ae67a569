/** Width of a size in centimetres: 160 of `160x200`; 0 for what is no size. */
export const sizeWidth = (size: string): number => Number(size.split('x')[0]) || 0;

/** Length of a size in centimetres: 200 of `160x200`; 0 for what is no size. */
export const sizeLength = (size: string): number => Number(size.split('x')[1]) || 0;
