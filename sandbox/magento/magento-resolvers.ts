import { GraphQLError } from 'graphql';
import type { Locale } from '#src/shared/locale.ts';

/**
 * Root fields of queries and mutations by name, for graphql-js's default resolver. A returned
 * `GraphQLError` is the error of its field.
 */
export type MagentoResolvers = Readonly<
  Record<string, (args: never, context: MagentoContext) => unknown>
>;

export type MagentoContext = {
  /** Locale of the requested store view. */
  readonly locale: Locale;
  /** Origin of this Magento, without a trailing slash: `http://127.0.0.1:8080`. */
  readonly origin: string;
};

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
