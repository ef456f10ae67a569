import { ADVICE_PARAM } from '../advice/advice-code.ts';
import { REVIEW_PARAMS } from '../catalog/review-params.ts';
import { withBed } from '../my-bed/my-bed.ts';
import { PLAN_PARAMS } from '../room/plan-form.ts';
import { ROOM_PARAM } from '../room/room-query.ts';
import { WAY_PARAMS } from '../room/way-form.ts';
import { isPersonalParam } from '../routing/reserved-params.ts';
import { replaceParameters, withoutAnchor } from '../routing/url-parts.ts';

/** Parameters that say something about a sleeper or a home. */
const PRIVATE_PARAMS: ReadonlySet<string> = new Set([
  ADVICE_PARAM,
  ROOM_PARAM,
  ...WAY_PARAMS,
  ...PLAN_PARAMS,
  ...REVIEW_PARAMS,
]);

const isUntold = (name: string): boolean => isPersonalParam(name) || PRIVATE_PARAMS.has(name);

/**
 * The address of a page as measurement services are told it, path and query: without the shopper's
 * bed and all else that they say of themselves and their home, which is nobody else's business.
 */
export const measuredAddress = (url: string): string =>
  withBed(replaceParameters(withoutAnchor(url), isUntold, []), undefined);
