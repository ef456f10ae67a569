/** An error of one item beside the data: `Error` of the schema. */
export type UserError = {
  readonly __typename: 'CartUserInputError' | 'InsufficientStockError';
  readonly code: UserErrorCode;
  readonly message: string;
  readonly quantity?: number;
};

type UserErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'UNDEFINED';

/**
 * Creates a user error. Magento derives the code from English phrases in the translated message, so
 * in other languages it is mostly `UNDEFINED` (magento2#40797). `stock` is the available quantity.
 */
export function userError(message: string, stock?: number): UserError {
  const [, code] = CODES.find(([phrase]) => message.includes(phrase)) ?? ['', 'UNDEFINED' as const];
  return code === 'INSUFFICIENT_STOCK' && stock !== undefined
    ? { __typename: 'InsufficientStockError', code, message, quantity: stock }
    : { __typename: 'CartUserInputError', code, message };
}

const CODES: readonly (readonly [phrase: string, code: UserErrorCode])[] = [
  ['Could not find a product with SKU', 'PRODUCT_NOT_FOUND'],
  ['The required options you selected are not available', 'NOT_SALABLE'],
  ['The most you may purchase is', 'INSUFFICIENT_STOCK'],
  ['The requested qty is not available', 'INSUFFICIENT_STOCK'],
  ['Could not find cart item with id', 'COULD_NOT_FIND_CART_ITEM'],
];
