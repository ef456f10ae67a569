import { GraphQLError } from 'graphql';
import { type ErrorCategory, magentoError } from '../magento-resolvers.ts';
import { type MessageLanguage, type Phrase, translatePhrase } from './phrases.ts';

/** Creates a refusal with its message in the language of the store view. */
export const refuse = (
  language: MessageLanguage,
  category: Exclude<ErrorCategory, 'graphql-no-such-entity'>,
  phrase: Phrase,
  ...values: readonly string[]
): GraphQLError => magentoError(category, translatePhrase(language, phrase, ...values));

/**
 * Combines errors of one field, as those of required fields (2.4.7-p7): each is told for itself, and
 * without a path.
 */
export const combineWithoutPath = (refusals: readonly GraphQLError[]): GraphQLError => {
  const errors = refusals.map(
    ({ message, extensions }) => new GraphQLError(message, { path: [], extensions }),
  );
  return new GraphQLError('Several errors', {
    path: [],
    originalError: new AggregateError(errors),
  });
};

/** Creates a "no such entity" refusal; since Magento 2.4.8 with an error code for carts. */
export const refuseMissing = (
  language: MessageLanguage,
  code: 'CART_NOT_FOUND' | 'CART_NOT_ACTIVE' | 'UNDEFINED',
  phrase: Phrase,
  ...values: readonly string[]
): GraphQLError =>
  magentoError(
    'graphql-no-such-entity',
    translatePhrase(language, phrase, ...values),
    language.faults.release === '2.4.7' ? undefined : code,
  );

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
  ['The requested qty is not available', 'INSUFFICIENT_STOCK'],
  ['Could not find cart item with id', 'COULD_NOT_FIND_CART_ITEM'],
];
