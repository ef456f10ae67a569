import { type ExecutionResult, GraphQLError } from 'graphql';

/** A response; its body is JSON at every status. */
export type GraphqlResponse = {
  readonly status: number;
  readonly body: { readonly data?: unknown; readonly errors?: readonly object[] };
  readonly isCacheable: boolean;
};

/** Returns the response to a query that was executed, or refused as a whole. */
export function respond(
  { data, errors: found = [] }: ExecutionResult,
  mayBeCached = false,
): GraphqlResponse {
  const errors = found.flatMap(separateErrors);
  return {
    status: statusOf(errors),
    body: {
      ...(errors.length > 0 && { errors: errors.map(formatError) }),
      ...(data !== undefined && { data }),
    },
    isCacheable: mayBeCached && errors.length === 0,
  };
}

/**
 * Returns the response to a request that is not executed because of its headers, its verb or its
 * syntax: 500, except for authentication.
 */
export function respondRefused(error: GraphQLError): GraphqlResponse {
  const response = respond({ errors: [error] });
  return response.status === 200 ? { ...response, status: 500 } : response;
}

/** Returns the response to a request that failed outside GraphQL. */
export const respondFailure = (status: number, message: string): GraphqlResponse => ({
  status,
  body: { errors: [{ message }] },
  isCacheable: false,
});

/** Returns the errors that a resolver has combined to return them for one field. */
const separateErrors = (error: GraphQLError): readonly GraphQLError[] =>
  error.originalError instanceof AggregateError
    ? error.originalError.errors.filter((one) => one instanceof GraphQLError)
    : [error];

/** Magento answers 200 for all errors of an execution except authentication and authorization. */
function statusOf(errors: readonly GraphQLError[]): number {
  const category = errors.map(categoryOf).find((one) => one !== undefined);
  if (category === 'graphql-authentication') return 401;
  return category === 'graphql-authorization' ? 403 : 200;
}

/** Hides the message of an unexpected error during execution, which Magento only logs. */
function formatError(error: GraphQLError): object {
  const { message, locations, path } = error;
  const isKnown = path === undefined || categoryOf(error) !== undefined;
  return {
    message: isKnown ? message : 'Internal server error',
    ...(locations && { locations }),
    ...(path && path.length > 0 && { path }),
    ...(Object.keys(error.extensions).length > 0 && { extensions: error.extensions }),
  };
}

const categoryOf = ({ extensions }: GraphQLError): string | undefined => {
  const { category } = extensions;
  return typeof category === 'string' ? category : undefined;
};
