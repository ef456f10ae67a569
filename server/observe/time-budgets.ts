import type { TimeBudget } from './request-scope.ts';
import type { RouteKind } from './route-kind.ts';

/** Faults table R: what a shopper waits for a page, and a program for an answer; in milliseconds. */
const PAGE: TimeBudget = { read: 3000, write: 20_000 };
const CALL: TimeBudget = { read: 8000, write: 20_000 };

/** A crawler waits longer than a shopper, and asks for all there is. */
const LIST: TimeBudget = { read: 30_000, write: 20_000 };

/** For how long the ports are asked for the sake of one request, by what that is after. */
export type Budgets = Readonly<Record<RouteKind, TimeBudget>>;

export const BUDGETS: Budgets = {
  page: PAGE,
  preview: PAGE,
  file: PAGE,
  sitemap: LIST,
  health: PAGE,
  form: CALL,
  bff: CALL,
  hook: CALL,
  image: CALL,
};
