import type { MagentoContext } from './magento-context.ts';

/**
 * Root fields of queries and mutations by name, for graphql-js's default resolver. A returned
 * `GraphQLError` is the error of its field.
 */
export type MagentoResolvers = Readonly<
  Record<string, (args: never, context: MagentoContext) => unknown>
>;
