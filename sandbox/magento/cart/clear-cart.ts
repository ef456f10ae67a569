import { GraphQLError } from 'graphql';
import type { Locale } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';
import type { CartDependencies } from './cart-dependencies.ts';
import { changeCart } from './change-cart.ts';

/** Removes all lines, and so the coupon. Reports a lost cart beside the data: `ClearCartOutput`. */
export function clearCart(shop: CartDependencies, locale: Locale, id: string) {
  const answer = changeCart(shop, locale, id, ({ statements }) => {
    for (const line of statements.lines(id)) statements.deleteLine(id, line.id);
    return ok({});
  });
  if (!(answer instanceof GraphQLError)) return { ...answer, errors: null };
  const { message, extensions } = answer;
  return { cart: null, errors: [{ type: typeOf(shop, id, extensions['category']), message }] };
}

function typeOf({ database }: CartDependencies, id: string, category: unknown): ClearCartErrorType {
  if (category === 'graphql-authorization') return 'UNAUTHORISED';
  if (category !== 'graphql-no-such-entity') return 'UNDEFINED';
  const isThere = database.read((statements) => statements.cart(id) !== undefined);
  return isThere ? 'INACTIVE' : 'NOT_FOUND';
}

type ClearCartErrorType = 'NOT_FOUND' | 'UNAUTHORISED' | 'INACTIVE' | 'UNDEFINED';
