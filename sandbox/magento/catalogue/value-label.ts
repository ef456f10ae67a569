import { SIZE_FACET } from '#src/filters/facet.ts';

/** Returns the label of an attribute value; a size is the same in every language. */
export const valueLabel = (code: string, key: string, wording: string): string =>
  code === SIZE_FACET ? `${key.replace('x', ' x ')} cm` : wording;
