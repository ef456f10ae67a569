import { GraphQLError } from 'graphql';

/** What Magento answers to an argument that it does not take. */
export const inputError = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { category: 'graphql-input' } });

/** What Magento answers where it finds nothing that it was to act on. */
export const noSuchEntity = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { category: 'graphql-no-such-entity' } });

/** What Magento answers to somebody who may not do that. */
export const notAuthorized = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { category: 'graphql-authorization' } });
