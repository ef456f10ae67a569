import { SIZE_FACET } from '#src/filters/facet.ts';

/** How a value of an attribute is worded; a size is the same in every language. */
export const valueLabel = (code: string, key: string, wording: string): string =>
  code === SIZE_FACET ? `${key.replace('x', ' x ')} cm` : wording;
