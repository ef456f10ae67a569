import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { buildSchema, concatAST, Kind, parse, print, visit } from 'graphql';
import { format } from 'oxfmt';
import { ROOT } from './run.mjs';

/**
 * `npm run generate`: generates the operations of the Magento adapter and the types of their
 * variables and answers from `adapters/magento/documents` and the part of Magento's schema in
 * `sandbox/magento`. The output is committed; `--check` writes nothing, but fails on a difference.
 */
const GENERATED = 'adapters/magento/generated/operations.ts';
const SCHEMA = 'sandbox/magento/schema.graphql';
const DOCUMENTS = 'adapters/magento/documents';

async function generateOperations() {
  const documents = readdirSync(join(ROOT, DOCUMENTS))
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => ({ location: name, document: parse(read(join(DOCUMENTS, name))) }));
  const types = await codegen({
    filename: GENERATED,
    schema: parse(read(SCHEMA)),
    schemaAst: buildSchema(read(SCHEMA)),
    documents,
    config: {
      enumsAsTypes: true,
      immutableTypes: true,
      skipTypename: true,
      useTypeImports: true,
      inlineFragmentTypes: 'combine',
    },
    plugins: [{ operations: { documentMode: 'string' } }],
    pluginMap: { operations: operationTypes },
  });
  const all = concatAST(documents.map(({ document }) => document));
  const text = [HEAD, types, ...operationsIn(all).map((operation) => written(operation, all))];
  const { code } = await format(GENERATED, text.join('\n\n'), JSON.parse(read('.oxfmtrc.json')));
  return code;
}

const HEAD = `/* Made by \`npm run generate\` from documents/ and the schema: change those. */
import type { Operation } from '../operation.ts';`;

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

const operationsIn = ({ definitions }) =>
  definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);

/** An operation as it is sent to Magento, with the fragments it uses. */
function written(operation, all) {
  const name = operation.name.value;
  const kind = operation.operation === 'query' ? 'Query' : 'Mutation';
  const source = [operation, ...fragmentsOf(operation, all)].map(print).join('\n');
  return `export const ${name}: Operation<${name}${kind}, ${name}${kind}Variables> = {
    name: ${JSON.stringify(name)}, kind: ${JSON.stringify(operation.operation)}, source: \`${source}\` };`;
}

function fragmentsOf(node, all, found = new Map()) {
  visit(node, {
    FragmentSpread({ name }) {
      if (found.has(name.value)) return;
      const fragment = all.definitions.find(
        (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name.value,
      );
      found.set(name.value, fragment);
      fragmentsOf(fragment, all, found);
    },
  });
  return [...found.values()];
}

const made = await generateOperations();
if (!process.argv.includes('--check')) writeFileSync(join(ROOT, GENERATED), made);
else if (made !== read(GENERATED)) process.exitCode = 1;
