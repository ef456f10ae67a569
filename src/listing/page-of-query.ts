import { queryValue } from '../routing/query-string.ts';
import { parsePage } from './pagination.ts';

/** Page of a listing that a query string names; the first if it names none (H3, L7). */
export const pageOfQuery = (query: string): number => parsePage(queryValue(query, 'page')) ?? 1;
