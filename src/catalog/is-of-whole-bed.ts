import type { ChosenBed } from './choice-url.ts';
import { isFirmness } from './firmness.ts';
import type { Attribute } from './product.ts';

/** Whether a bed has an option as a whole: of two halves each has a firmness of its own. */
export const isOfWholeBed = (
  { halves }: Pick<ChosenBed, 'halves'>,
  option: Pick<Attribute, 'code'>,
): boolean => halves === undefined || !isFirmness(option);
