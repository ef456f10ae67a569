import type { TimeBudget } from './request-scope.ts';
import type { TimeLimits } from '../time-limit-settings.ts';
import type { RouteKind } from './route-kind.ts';

/** In milliseconds (docs/cases.md, Limits). */
const WRITE = 20_000;

/** Crawlers wait longer than shoppers, and read everything. */
const LIST: TimeBudget = { read: 30_000, write: WRITE };

/** Time budget of the port calls of a request, by its kind. */
export type Budgets = Readonly<Record<RouteKind, TimeBudget>>;

export function budgetsOf(limits: Pick<TimeLimits, 'page' | 'call'>): Budgets {
  const page = { read: limits.page, write: WRITE };
  const call = { read: limits.call, write: WRITE };
  return {
    page,
    preview: page,
    file: page,
    sitemap: LIST,
    health: page,
    form: call,
    bff: call,
    hook: call,
    image: call,
  };
}
