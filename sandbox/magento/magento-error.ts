import { GraphQLError } from 'graphql';

/** Categories of the errors that Magento raises on purpose. */
export type ErrorCategory =
  | 'graphql-input'
  | 'graphql-no-such-entity'
  | 'graphql-authorization'
  | 'graphql-authentication'
  | 'graphql-already-exists';

/** Creates an error of Magento; since 2.4.8 some have a code beside the category. */
export const magentoError = (
  category: ErrorCategory,
  message: string,
  code?: string,
): GraphQLError =>
  new GraphQLError(message, {
    extensions: { category, ...(code !== undefined && { err_code: code }) },
  });
