import type { ExecutionResult, GraphQLError } from 'graphql';

/** What is sent back: a status, and JSON at every one of them. */
export type GraphqlResponse = {
  readonly status: number;
  readonly body: { readonly data?: unknown; readonly errors?: readonly object[] };
  readonly isCacheable: boolean;
};

/** The answer to a query that was carried out, or was refused as a whole. */
export function respond(
  { data, errors = [] }: ExecutionResult,
  mayBeCached = false,
): GraphqlResponse {
  return {
    status: statusOf(errors),
    body: {
      ...(errors.length > 0 && { errors: errors.map(formatError) }),
      ...(data !== undefined && { data }),
    },
    isCacheable: mayBeCached && errors.length === 0,
  };
}

/** The answer to what is no query at all. */
export const respondMalformed = (message: string): GraphqlResponse => ({
  status: 400,
  body: { errors: [{ message }] },
  isCacheable: false,
});

/** Magento answers 200 to whatever is wrong, but for who is asking. */
function statusOf(errors: readonly GraphQLError[]): number {
  const category = errors.map(categoryOf).find((one) => one !== undefined);
  if (category === 'graphql-authentication') return 401;
  return category === 'graphql-authorization' ? 403 : 200;
}

/** What Magento did not mean to happen, while it was at work, is written to its log alone. */
function formatError(error: GraphQLError): object {
  const { message, locations, path } = error;
  const isKnown = path === undefined || categoryOf(error) !== undefined;
  return {
    message: isKnown ? message : 'Internal server error',
    ...(locations && { locations }),
    ...(path && { path }),
    ...(Object.keys(error.extensions).length > 0 && { extensions: error.extensions }),
  };
}

const categoryOf = ({ extensions }: GraphQLError): string | undefined => {
  const { category } = extensions;
  return typeof category === 'string' ? category : undefined;
};
