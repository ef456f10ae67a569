import type { ProductSelection } from './selection-url.ts';
import { isFirmness } from './firmness.ts';
import type { Attribute } from './product.ts';

/** Whether an option applies to the whole bed: each of two halves has its own firmness. */
export const appliesToWholeBed = (
  { halves }: Pick<ProductSelection, 'halves'>,
  option: Pick<Attribute, 'code'>,
): boolean => halves === undefined || !isFirmness(option);
