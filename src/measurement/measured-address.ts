import { withBed } from '../my-bed/my-bed.ts';
import { withoutAnchor } from '../routing/url-parts.ts';

/**
 * The address of a page as measurement services are told it, path and query: without the shopper's
 * bed, which is nobody else's business.
 */
export const measuredAddress = (url: string): string => withBed(withoutAnchor(url), undefined);
