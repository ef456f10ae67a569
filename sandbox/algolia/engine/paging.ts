import type { Parameters } from './parameters.ts';

/** The requested range of groups. */
export type Paging = {
  readonly first: number;
  readonly count: number;
  /** Page number from 0; absent for offset and length. */
  readonly page?: number;
};

const DEFAULT_PER_PAGE = 20;
const MAX_PER_PAGE = 1000;

export function readPaging(parameters: Parameters): Paging {
  const isByOffset =
    parameters.raw('offset') !== undefined || parameters.raw('length') !== undefined;
  if (isByOffset) {
    const count = Math.min(parameters.count('length', DEFAULT_PER_PAGE), MAX_PER_PAGE);
    return { first: parameters.count('offset', 0), count };
  }
  const count = Math.min(parameters.count('hitsPerPage', DEFAULT_PER_PAGE), MAX_PER_PAGE);
  const page = parameters.count('page', 0);
  return { first: page * count, count, page };
}

export type PagingReply = {
  readonly nbHits: number;
  readonly page?: number;
  readonly nbPages?: number;
  readonly hitsPerPage?: number;
  readonly offset?: number;
  readonly length?: number;
  readonly message?: string;
};

/** Nothing beyond `limit` can be fetched; the reply then has a message and 0 hits. */
export function pagingReply(found: number, limit: number, paging: Paging): PagingReply {
  const { first, count, page } = paging;
  const isBeyond = first >= limit && first > 0;
  const nbHits = isBeyond ? 0 : found;
  const message = isBeyond
    ? {
        message: `you can only fetch the ${limit} hits for this query. You can extend the number of hits returned via the paginationLimitedTo index parameter or use the browse method.`,
      }
    : {};
  if (page === undefined) return { nbHits, offset: first, length: count, ...message };
  const nbPages = isBeyond || count === 0 ? 0 : Math.ceil(Math.min(found, limit) / count);
  return { nbHits, page, nbPages, hitsPerPage: count, ...message };
}
