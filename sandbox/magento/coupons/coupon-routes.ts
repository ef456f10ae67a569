import type { Express, RequestHandler } from 'express';
import { COUPON_RESERVATION_TIME, sameCoupon } from '#src/cart/coupon.ts';
import type { CartDependencies } from '../cart/quote.ts';
import { knownStore, requireToken, sendRestError } from '../http/rest-answers.ts';
import { type CouponDocument, toCouponDocument, toSalesRule } from './sales-rule.ts';
import { readSearchCriteria, refuseSearch, type SearchFilter } from '../http/search-criteria.ts';

/** The resource that an integration needs for cart price rules and their coupons. */
const RESOURCE = 'Magento_SalesRule::quote';

/**
 * Magento's REST routes for coupons and cart price rules, which are read-only here. `token` is the
 * access token of an integration; without it every request is refused.
 */
export function couponRoutes(app: Express, shop: CartDependencies, token?: string): void {
  const isAllowed = requireToken(token, RESOURCE);
  app.get('/rest/:store/V1/coupons/search', knownStore, isAllowed, searchCoupons(shop));
  app.get('/rest/:store/V1/salesRules/:ruleId', knownStore, isAllowed, showRule(shop));
}

const searchCoupons =
  (shop: CartDependencies): RequestHandler =>
  ({ query }, response) => {
    const criteria = readSearchCriteria(query);
    if (!criteria) return refuseSearch(response);
    const found = couponsOf(shop).filter((coupon) =>
      criteria.filter_groups.every(({ filters }) =>
        filters.some((filter) => matches(coupon, filter)),
      ),
    );
    response.json({
      items: found.slice(0, criteria.page_size),
      search_criteria: criteria,
      total_count: found.length,
    });
  };

const showRule =
  ({ coupons, faults }: CartDependencies): RequestHandler =>
  ({ params }, response) => {
    const id = Number(params['ruleId']);
    const coupon = coupons[id - 1];
    if (!coupon) return sendRestError(response, 404, 'No such entity.');
    response.json(toSalesRule(coupon, id, faults));
  };

/** There are no orders: a coupon for one use counts as used while a cart holds it. */
const couponsOf = ({ coupons, database, clock }: CartDependencies): readonly CouponDocument[] =>
  database.read((statements) => {
    const since = clock.now() - COUPON_RESERVATION_TIME;
    return coupons.map((coupon, index) => {
      const isHeld = coupon.isForOneUse === true && statements.isCouponHeld(coupon.code, '', since);
      return toCouponDocument(coupon, index + 1, isHeld ? 1 : 0);
    });
  });

/** MySQL compares texts without regard to case. Conditions other than equality match nothing. */
const matches = (coupon: CouponDocument, { field, value, condition_type }: SearchFilter): boolean =>
  condition_type === 'eq' &&
  Object.entries(coupon).some(([name, own]) => name === field && sameCoupon(String(own), value));
