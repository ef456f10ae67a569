import { z } from 'zod';
import { MAX_PAGE_SIZE } from '#src/search/sorting-and-page-size.ts';
import { parseSearchRequest } from '#src/search/search-document.ts';
import { LOCALES } from '#src/shared/locale.ts';

/** Maximum number of filters, and of values per filter: more than any listing has. */
const MAX_FILTERS = 256;

const shortText = z.string().max(200);

const filterField = z
  .object({
    name: shortText.nullish(),
    label: shortText.nullish(),
    value: z.array(z.union([shortText, z.number()])).max(MAX_FILTERS),
  })
  .refine(({ name, label }) => (name ?? label) !== undefined, 'must have a name or a label');

/**
 * Product search request (S4). Everything but the locale is optional; the domain defines the
 * defaults and validates prices (`parseSearchRequest`).
 */
export const searchField = z
  .object({
    locale: z.enum(LOCALES),
    pageType: z.enum(['category', 'search']).nullish(),
    objectId: z.union([z.string().max(64), z.int().min(0)]).nullish(),
    query: z.string().nullish(),
    filters: z.array(filterField).max(MAX_FILTERS).nullish(),
    page: z.int().min(1).nullish(),
    sorting: shortText.nullish(),
    itemsPerPage: z.int().min(0).max(MAX_PAGE_SIZE).nullish(),
  })
  .transform((document, context) => {
    const request = parseSearchRequest(document);
    if (request.ok) return request.value;
    context.addIssue({ code: 'custom', message: request.error });
    return z.NEVER;
  });
