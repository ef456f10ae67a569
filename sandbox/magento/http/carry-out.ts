import {
  execute,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { MagentoContext } from '../magento-context.ts';
import { magentoRefusal } from '../magento-refusal.ts';
import type { MagentoResolvers } from '../magento-resolvers.ts';
import { isCacheable } from './cacheable.ts';
import type { GraphqlRequest } from './graphql-request.ts';
import { respond, respondMalformed, type GraphqlResponse } from './graphql-response.ts';
import { overLimits } from './query-limits.ts';

export type Executor = {
  readonly schema: GraphQLSchema;
  readonly resolvers: MagentoResolvers;
};

/** Carries out a request as Magento does: read, checked against schema and limits, and done. */
export async function carryOut(
  { schema, resolvers }: Executor,
  request: GraphqlRequest,
  context: MagentoContext,
): Promise<GraphqlResponse> {
  const document = readDocument(request.query);
  if (!document.ok) return respondMalformed(document.error);
  const operation = getOperationAST(document.value, request.operationName);
  const isQuery = operation?.operation !== OperationTypeNode.MUTATION;
  if (!isQuery && !request.mayChange) return respond({ errors: [MUTATION_BY_GET] });
  const mistakes = validate(schema, document.value);
  if (mistakes.length > 0) return respond({ errors: mistakes });
  const limits = operation ? overLimits(document.value, operation) : [];
  if (limits.length > 0) return respond({ errors: limits.map((text) => new GraphQLError(text)) });
  const result = await execute({
    schema,
    document: document.value,
    rootValue: resolvers,
    contextValue: context,
    variableValues: request.variables,
    operationName: request.operationName,
  });
  const mayBeCached =
    !request.mayChange && operation ? isCacheable(document.value, operation) : false;
  return respond(result, mayBeCached);
}

const MUTATION_BY_GET = magentoRefusal(
  'graphql-input',
  'Mutation requests allowed only for POST requests',
);

function readDocument(query: string): Result<DocumentNode, string> {
  try {
    return ok(parse(query));
  } catch (error) {
    return err(error instanceof GraphQLError ? error.message : 'Syntax Error');
  }
}
