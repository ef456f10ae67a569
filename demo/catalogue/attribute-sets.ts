import { ATTRIBUTE_SETS } from '#src/catalog/highlight-sets.ts';

/** Ids of the attribute sets of the demo shop's goods. */
export const SET = {
  ...ATTRIBUTE_SETS,
  boxSprings: 38,
  bedBases: 41,
  duvets: 43,
  lamps: 46,
} as const;
