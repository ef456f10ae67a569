import { err, type Err } from '../shared/result.ts';

/** Why a URL is no selection of a listing; every reason makes the page a 404 (F1, F7). */
export type FilterRefusal = {
  readonly kind:
    | 'odd-segments'
    | 'too-many-segments'
    | 'malformed-escape'
    | 'control-character'
    | 'empty-value'
    | 'too-long-value'
    | 'unknown-filter'
    | 'malformed-range'
    | 'malformed-size'
    | 'nothing-matches';
  /** The refused part of the URL, shortened to 80 characters. */
  readonly segment: string;
  /**
   * Index of its segment among the filter segments, from 0: names have even indexes, values odd
   * ones. A filter that is written twice is refused at its first occurrence.
   */
  readonly position: number;
};

export const refuse = (
  kind: FilterRefusal['kind'],
  position: number,
  segment = '',
): Err<FilterRefusal> => err({ kind, segment: segment.slice(0, 80), position });
