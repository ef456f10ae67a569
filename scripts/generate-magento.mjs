import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  concatAST,
  getNamedType,
  isAbstractType,
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  typeFromAST,
} from 'graphql';
import { format } from 'oxfmt';
import { ROOT } from './run.mjs';

/**
 * `npm run generate`: generates the operations of the Magento adapter and the types of their
 * variables and answers from `adapters/magento/documents` and the part of Magento's schema in
 * `sandbox/magento`, as it is in the latest release. The output is committed; `--check` writes nothing,
 * but fails on a difference.
 */
const GENERATED = 'adapters/magento/generated/operations.ts';
const SCHEMA = 'sandbox/magento/schema';
const DOCUMENTS = 'adapters/magento/documents';

async function generateOperations() {
  const documents = readdirSync(join(ROOT, DOCUMENTS))
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => ({ location: name, document: parse(read(join(DOCUMENTS, name))) }));
  const latest = latestSchema();
  const schema = buildSchema(latest);
  const types = await codegen({
    filename: GENERATED,
    schema: parse(latest),
    schemaAst: schema,
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
  const operations = operationsIn(all).map((operation) => written(operation, all, schema));
  const text = [HEAD, types, ...operations];
  const { code } = await format(GENERATED, text.join('\n\n'), JSON.parse(read('.oxfmtrc.json')));
  return code;
}

const HEAD = `/* Made by \`npm run generate\` from documents/ and the schema: change those. */
import type { Operation } from '../operation.ts';`;

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/** Without what only earlier releases have. It requires the most of a request. */
const latestSchema = () =>
  readdirSync(join(ROOT, SCHEMA))
    .filter((name) => !name.startsWith('before-'))
    .map((name) => read(join(SCHEMA, name)))
    .join('\n');

const operationsIn = ({ definitions }) =>
  definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);

/** An operation as it is sent to Magento. */
function written(operation, all, schema) {
  const name = operation.name.value;
  const kind = operation.operation === 'query' ? 'Query' : 'Mutation';
  const root = schema.getRootType(operation.operation);
  const flat = { ...operation, selectionSet: flatten([operation.selectionSet], root, all, schema) };
  return `export const ${name}: Operation<${name}${kind}, ${name}${kind}Variables> = {
    name: ${JSON.stringify(name)}, kind: ${JSON.stringify(operation.operation)}, source: \`${stripIgnoredCharacters(print(flat))}\` };`;
}

/**
 * Some selections of one type as one, with fields in place of fragments: Magento loads no field of
 * a bundle's products that stands in a fragment inside a fragment (name null, price 0). A type
 * condition is left only where the type decides.
 */
function flatten(sets, type, all, schema) {
  const fields = new Map();
  const conditional = new Map();
  const collect = (selection) => {
    if (selection.kind === Kind.FIELD) return addTo(fields, responseKey(selection), selection);
    const { typeCondition, selectionSet } =
      selection.kind === Kind.FRAGMENT_SPREAD ? fragmentOf(selection, all) : selection;
    const condition = typeCondition ? typeFromAST(schema, typeCondition) : type;
    const always =
      condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
    if (always) selectionSet.selections.forEach(collect);
    else addTo(conditional, condition, selectionSet);
  };
  sets.flatMap(({ selections }) => selections).forEach(collect);
  const plain = [...fields.values()].map((same) => flattenField(same, type, all, schema));
  const typed = [...conditional].map(([condition, inner]) => ({
    kind: Kind.INLINE_FRAGMENT,
    typeCondition: {
      kind: Kind.NAMED_TYPE,
      name: { kind: Kind.NAME, value: condition.name },
    },
    selectionSet: flatten(inner, condition, all, schema),
  }));
  return { kind: Kind.SELECTION_SET, selections: [...plain, ...typed] };
}

/** Selections of one field as one. */
function flattenField(same, type, all, schema) {
  const [field] = same;
  if (field.selectionSet === undefined) return field;
  const { type: fieldType } = type.getFields()[field.name.value];
  const inner = same.map(({ selectionSet }) => selectionSet);
  return { ...field, selectionSet: flatten(inner, getNamedType(fieldType), all, schema) };
}

const responseKey = ({ alias, name }) => (alias ?? name).value;

const fragmentOf = ({ name }, all) =>
  all.definitions.find(
    (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name.value,
  );

function addTo(groups, key, one) {
  groups.set(key, [...(groups.get(key) ?? []), one]);
}

const made = await generateOperations();
if (!process.argv.includes('--check')) writeFileSync(join(ROOT, GENERATED), made);
else if (made !== read(GENERATED)) process.exitCode = 1;
