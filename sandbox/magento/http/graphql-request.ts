import type { GraphQLError } from 'graphql';
import { parseJson } from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { magentoError } from '../magento-resolvers.ts';

/** The parts of an HTTP request that contain the query. */
export type HttpInput = {
  readonly method: string;
  readonly contentType: string | undefined;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: string;
};

export type GraphqlRequest = {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Whether mutations are allowed: in POST requests only. */
  readonly allowsMutation: boolean;
};

/** Why a request is not executed. `malformed` is not JSON. */
export type InvalidRequest = GraphQLError | 'malformed';

/** Reads a request from a JSON body or a URL. */
export function readGraphqlRequest(input: HttpInput): Result<GraphqlRequest, InvalidRequest> {
  if (input.method === 'GET') return readAddress(input.query);
  if (!/^application\/json\b/iu.test(input.contentType ?? '')) {
    const message = 'Request content type must be application/json';
    return err(magentoError('graphql-input', message));
  }
  const value = parseJson(input.body);
  const body = Array.isArray(value) ? {} : value;
  return isRecord(body)
    ? ok({ ...fieldsOf(body, body['variables']), allowsMutation: true })
    : err('malformed');
}

function readAddress(
  query: Readonly<Record<string, unknown>>,
): Result<GraphqlRequest, InvalidRequest> {
  const written = query['variables'];
  const variables = typeof written === 'string' && written !== '' ? parseObject(written) : {};
  return variables
    ? ok({ ...fieldsOf(query, variables), allowsMutation: false })
    : err('malformed');
}

function fieldsOf(
  { query }: Readonly<Record<string, unknown>>,
  variables: unknown,
): Omit<GraphqlRequest, 'allowsMutation'> {
  return {
    query: typeof query === 'string' ? query : '',
    ...(isRecord(variables) && { variables }),
  };
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  const value = parseJson(text);
  return isRecord(value) ? value : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
