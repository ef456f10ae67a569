import {
  daysToChoose,
  deliveredByOfQuery,
  type DeliveryDays,
  workingDaysToCount,
} from '../delivery/delivered-by.ts';
import { orderDay, workingDaysUntil } from '../delivery/delivery-day.ts';
import { countryOf } from '../shared/locale.ts';
import type { SearchResult } from '../search/search-result.ts';
import type { PageContext } from './page-request.ts';
import type { ProductQuery } from './query-products.ts';

/**
 * The part of a listing's query that its URL's day narrows. The day is one of the calendar, so that a
 * link means the same tomorrow; the search is asked for working days. A day by which nothing is
 * delivered narrows nothing.
 */
export function withinDayOfUrl(context: PageContext): Pick<ProductQuery, 'deliveredWithin'> {
  const { day, today, country } = dayOfUrl(context);
  const within = day === undefined ? undefined : workingDaysUntil(today, day, country);
  return within === undefined ? {} : { deliveredWithin: within };
}

/** The same query, with the products counted by the days that a shopper chooses from. */
export const countingDays = (productQuery: ProductQuery): ProductQuery => ({
  ...productQuery,
  countedDays: workingDaysToCount(productQuery.deliveredWithin),
});

/** The days to choose from; absent if the search has not counted them. */
export function deliveryDaysOf(
  context: PageContext,
  { deliveredWithin: within }: Pick<ProductQuery, 'deliveredWithin'>,
  { status, countsOfDays }: Pick<SearchResult, 'status' | 'countsOfDays'>,
): { readonly delivery?: DeliveryDays } {
  if (status !== 200 || countsOfDays === undefined) return {};
  const { day, today, country } = dayOfUrl(context);
  const chosen = day === undefined || within === undefined ? undefined : { day, within };
  const days = daysToChoose(countsOfDays, { today, country, chosen });
  if (day === undefined) return { delivery: { days } };
  return { delivery: { days, ...(chosen ? { chosen: day } : { missed: day }) } };
}

const dayOfUrl = ({ ports, request: { query, locale } }: PageContext) => ({
  day: deliveredByOfQuery(query),
  today: orderDay(ports.clock.now()),
  country: countryOf(locale),
});
