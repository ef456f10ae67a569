import { LRUCache } from 'lru-cache';
import { GraphQLError, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { err, ok, type Result } from '#src/shared/result.ts';

/** A parsed document and its schema violations. */
export type CheckedDocument = {
  readonly document: DocumentNode;
  readonly validationErrors: readonly GraphQLError[];
};

/** Parses and validates a query; the error is a syntax error. */
export type CheckDocument = (query: string) => Result<CheckedDocument, GraphQLError>;

/** Maximum number of cached documents. Clients repeat few, and validation takes milliseconds. */
const MAX_DOCUMENTS = 500;

export function createDocumentCheck(schema: GraphQLSchema): CheckDocument {
  const known = new LRUCache<string, CheckedDocument>({ max: MAX_DOCUMENTS });
  return (query) => {
    const before = known.get(query);
    if (before) return ok(before);
    const document = readDocument(query);
    if (!document.ok) return document;
    const checked = {
      document: document.value,
      validationErrors: validate(schema, document.value).map(inMagentosWords),
    };
    known.set(query, checked);
    return ok(checked);
  };
}

function readDocument(query: string): Result<DocumentNode, GraphQLError> {
  try {
    return ok(parse(query));
  } catch (error) {
    return err(
      inMagentosWords(error instanceof GraphQLError ? error : new GraphQLError('Syntax Error')),
    );
  }
}

/** Magento does not guess which field was meant, and ends no syntax error with a full stop. */
function inMagentosWords(error: GraphQLError): GraphQLError {
  const { nodes = null, source = null, positions = null } = error;
  const message = error.message
    .replace(/^(Cannot query field .*?\.) Did you mean .*$/u, '$1')
    .replace(/^(Syntax Error: .*)\.$/u, '$1');
  return new GraphQLError(message, { nodes, source, positions });
}
