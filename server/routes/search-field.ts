import { z } from 'zod';
import { LARGEST_PAGE_SIZE } from '#src/listing/page-size.ts';
import { parseSearchRequest } from '#src/search/search-document.ts';
import { LOCALES } from '#src/shared/locale.ts';

/** The most filters, and values of one, that a question may have: more than any listing offers. */
const MOST_FILTERS = 256;

const word = z.string().max(200);

const filterField = z
  .object({
    name: word.nullish(),
    label: word.nullish(),
    value: z.array(z.union([word, z.number()])).max(MOST_FILTERS),
  })
  .refine(({ name, label }) => (name ?? label) !== undefined, 'wants a name or a label');

/**
 * A question to the product search (S4). All but the locale may be left out; what it means then is
 * said by the domain (`parseSearchRequest`), which has the last word on prices, too.
 */
export const searchField = z
  .object({
    locale: z.enum(LOCALES),
    pageType: z.enum(['category', 'search']).nullish(),
    objectId: z.union([z.string().max(64), z.int().min(0)]).nullish(),
    query: z.string().nullish(),
    filters: z.array(filterField).max(MOST_FILTERS).nullish(),
    page: z.int().min(1).nullish(),
    sorting: word.nullish(),
    itemsPerPage: z.int().min(0).max(LARGEST_PAGE_SIZE).nullish(),
  })
  .transform((document, context) => {
    const request = parseSearchRequest(document);
    if (request.ok) return request.value;
    context.addIssue({ code: 'custom', message: request.error });
    return z.NEVER;
  });
