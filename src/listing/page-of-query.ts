import { queryValue } from '../routing/query-string.ts';
import { parsePage } from './pagination.ts';

/** The page of a listing that a query string asks for; the first where it names none (H3, L7). */
export const pageOfQuery = (query: string): number => parsePage(queryValue(query, 'page')) ?? 1;
