import { queryValue } from '../routing/query-string.ts';
import { withParameters } from '../listing/listing-url.ts';
import { compareParameters, type CompareList } from './compare-list.ts';

/** Where goods stand side by side, in every locale. */
export const COMPARE_PATH = '/compare';

/** What addresses call the switch that leaves out what is alike: `?show=differences`. */
export const SHOW_NAME = 'show';
export const DIFFERENCES = 'differences';

/** All that the URL of a comparison says. */
export type CompareState = {
  readonly list: CompareList;
  /** Whether rows of which all goods say the same are left out. */
  readonly isBrief: boolean;
};

/** The one URL of a comparison: `/compare?compare=LUN-VITA,HAL-LUND&show=differences`. */
export const compareUrl = ({ list, isBrief }: CompareState): string =>
  withParameters(COMPARE_PATH, [
    ...compareParameters(list),
    ...(isBrief ? [`${SHOW_NAME}=${DIFFERENCES}`] : []),
  ]);

export const parseBrief = (query: string): boolean => queryValue(query, SHOW_NAME) === DIFFERENCES;
