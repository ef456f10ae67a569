import {
  execute,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import { type MagentoContext, magentoError, type MagentoResolvers } from '../magento-resolvers.ts';
import { isCacheable } from './cacheable.ts';
import type { CheckDocument } from './checked-documents.ts';
import type { GraphqlRequest } from './graphql-request.ts';
import { type GraphqlResponse, respond, respondRefused } from './graphql-response.ts';
import { countAliases, exceededLimits, MAX_ALIASES } from './query-limits.ts';

export type Executor = {
  readonly schema: GraphQLSchema;
  readonly check: CheckDocument;
  readonly resolvers: MagentoResolvers;
};

/**
 * Executes a request like Magento: parses it, checks schema and limits, then executes. The name of
 * an operation is not read, so a document has one operation.
 */
export async function executeRequest(
  { schema, check, resolvers }: Executor,
  request: GraphqlRequest,
  context: MagentoContext,
): Promise<GraphqlResponse> {
  const checked = check(request.query);
  if (!checked.ok) return respondRefused(checked.error);
  const { document, validationErrors } = checked.value;
  const aliases = countAliases(document);
  if (aliases > MAX_ALIASES) return respondRefused(tooManyAliases(aliases));
  const operation = getOperationAST(document);
  const isQuery = operation?.operation !== OperationTypeNode.MUTATION;
  if (!isQuery && !request.allowsMutation) return respondRefused(MUTATION_BY_GET);
  if (validationErrors.length > 0) return respond({ errors: validationErrors });
  const limits = operation ? exceededLimits(document, operation) : [];
  if (limits.length > 0) return respond({ errors: limits.map((text) => new GraphQLError(text)) });
  const result = await execute({
    schema,
    document,
    rootValue: resolvers,
    contextValue: context,
    variableValues: request.variables,
  });
  const mayBeCached =
    !request.allowsMutation && operation ? isCacheable(document, operation) : false;
  return respond(result, mayBeCached);
}

const tooManyAliases = (count: number): GraphQLError =>
  magentoError('graphql-input', `Max Aliases in query should be ${MAX_ALIASES} but got ${count}.`);

const MUTATION_BY_GET = magentoError(
  'graphql-input',
  'Mutation requests allowed only for POST requests',
);
