import { queryValue, withParameters } from '../routing/query-string.ts';
import { compareParameters, type CompareList } from './compare-list.ts';

/** Path of the comparison page, in every locale. */
export const COMPARE_PATH = '/compare';

/** Query parameter that hides rows with equal values: `?show=differences`. */
export const SHOW_PARAM = 'show';
export const SHOW_DIFFERENCES = 'differences';

/** The complete state of a comparison URL. */
export type CompareState = {
  readonly list: CompareList;
  /** Whether rows with equal values for all products are hidden. */
  readonly isBrief: boolean;
};

/** The canonical URL of a comparison: `/compare?compare=LUN-VITA,HAL-LUND&show=differences`. */
export const compareUrl = ({ list, isBrief }: CompareState): string =>
  withParameters(COMPARE_PATH, [
    ...compareParameters(list),
    ...(isBrief ? [`${SHOW_PARAM}=${SHOW_DIFFERENCES}`] : []),
  ]);

export const parseShowsOnlyDifferences = (query: string): boolean =>
  queryValue(query, SHOW_PARAM) === SHOW_DIFFERENCES;
