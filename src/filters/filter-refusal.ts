import { err, type Err } from '../shared/result.ts';

/** Why a URL is no selection of a listing: all of them make the page a 404 (F1, F7). */
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
  /** The part of the URL that is refused, shortened to 80 characters. */
  readonly segment: string;
  /**
   * Which of the filters' segments it is, or is a part of, from 0: names have even places, values
   * odd ones. A filter that is written twice is refused at its first place.
   */
  readonly position: number;
};

export const refuse = (
  kind: FilterRefusal['kind'],
  position: number,
  segment = '',
): Err<FilterRefusal> => err({ kind, segment: segment.slice(0, 80), position });
