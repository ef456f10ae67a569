import type { MagentoContext } from './magento-context.ts';

/**
 * Root fields of queries and mutations by name, in the manner of graphql-js' default resolver. One
 * that refuses answers a `GraphQLError`, which is then the error of its field.
 */
export type MagentoResolvers = Readonly<
  Record<string, (args: never, context: MagentoContext) => unknown>
>;
