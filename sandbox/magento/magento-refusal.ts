import { GraphQLError } from 'graphql';

/** The kinds of errors that Magento means to make, as against those that happen to it. */
export type RefusalCategory =
  | 'graphql-input'
  | 'graphql-no-such-entity'
  | 'graphql-authorization'
  | 'graphql-authentication'
  | 'graphql-already-exists';

/** An error of Magento's own; since 2.4.8 some of them have a code beside the category. */
export const magentoRefusal = (
  category: RefusalCategory,
  message: string,
  code?: string,
): GraphQLError =>
  new GraphQLError(message, {
    extensions: { category, ...(code !== undefined && { err_code: code }) },
  });
