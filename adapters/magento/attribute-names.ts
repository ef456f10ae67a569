import { ok, type Result } from '#src/shared/result.ts';
import { ATTRIBUTE_FIELDS } from './catalogue/custom-attribute.ts';
import { AttributeOptions } from './generated/operations.ts';
import type { MagentoAnswer } from './magento-answer.ts';
import type { MagentoClient, MagentoReadClient } from './magento-client.ts';
import type { Operation } from './operation.ts';

/** The shop's attribute codes by Magento's, where a catalogue names an attribute differently. */
export type AttributeNames = ReadonlyMap<string, string>;

/**
 * A Magento whose attributes have the shop's names, so that nothing else knows those of a catalogue.
 * Several of its attributes may have one name; a product then has the first that says something. An
 * attribute that happens to have a name given to another is left out.
 */
export function withAttributeNames(client: MagentoClient, names: AttributeNames): MagentoClient {
  if (names.size === 0) return client;
  const { read } = withAttributeNamesOfReads(client, names);
  const renamed = answerRenamer(names);
  const written = operationRenamer(names);
  return {
    ...client,
    read,
    readPrivate: async (locale, operation, ...call) =>
      renamed(await client.readPrivate(locale, written(operation), ...call)),
    change: async (locale, operation, ...call) =>
      renamed(await client.change(locale, written(operation), ...call)),
  };
}

/** The same for the reads of public data alone. */
export function withAttributeNamesOfReads(
  client: MagentoReadClient,
  names: AttributeNames,
): MagentoReadClient {
  const renamed = answerRenamer(names);
  const asked = variablesRenamer(names);
  const written = operationRenamer(names);
  return {
    read: async (locale, operation, variables, signal) =>
      renamed(await client.read(locale, written(operation), asked(operation, variables), signal)),
  };
}

/** Magento's code of each attribute of the shop; of several, the first. */
export const codesByName = (names: AttributeNames): ReadonlyMap<string, string> =>
  new Map(Array.from(names, ([code, name]) => [name, code] as const).toReversed());

/**
 * Asks for attributes that are fields of a product by Magento's code: `maat:bed_size`. One whose
 * name is Magento's code for another attribute is not asked for.
 */
function operationRenamer(names: AttributeNames) {
  const codes = codesByName(names);
  const fieldOf = (name: string): string => {
    const code = codes.get(name);
    if (code === undefined) return names.has(name) ? '' : name;
    return code === name ? name : `${name}:${code}`;
  };
  return createOperationRewriter((source) => source.replace(ATTRIBUTE_FIELD, fieldOf));
}

/** Rewrites the GraphQL text of operations; each text is rewritten once. */
export function createOperationRewriter(rewrite: (source: string) => string) {
  const sources = new Map<string, string>();
  return <A, V>(operation: Operation<A, V>): Operation<A, V> => {
    const source = sources.get(operation.source) ?? rewrite(operation.source);
    sources.set(operation.source, source);
    return source === operation.source ? operation : { ...operation, source };
  };
}

/** A field that is neither an alias, a variable nor an argument. */
const ATTRIBUTE_FIELD = new RegExp(
  String.raw`(?<![\w$:.])(?:${ATTRIBUTE_FIELDS.join('|')})(?![\w:(])`,
  'gu',
);

/** Asks for labels by Magento's code; of several, the first has that of the shop's attribute. */
function variablesRenamer(names: AttributeNames) {
  const codes = codesByName(names);
  const toCode = (entry: object): object => {
    const code = 'attribute_code' in entry ? entry.attribute_code : undefined;
    const own = typeof code === 'string' ? codes.get(code) : undefined;
    return own === undefined ? entry : { ...entry, attribute_code: own };
  };
  return <V>({ name }: Operation<unknown, V>, variables: V): V => {
    if (name !== AttributeOptions.name) return variables;
    const { attributes } = variables as { readonly attributes: readonly object[] };
    return { ...variables, attributes: attributes.map(toCode) };
  };
}

function answerRenamer(names: AttributeNames) {
  const rename = dataRenamer(names);
  return <E>(answer: Result<MagentoAnswer, E>): Result<MagentoAnswer, E> =>
    answer.ok ? ok({ ...answer.value, data: rename(answer.value.data) }) : answer;
}

/** Fields whose `items` are attributes with a `code`. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  'custom_attributesV2',
  'attributesList',
  'customAttributeMetadataV2',
]);

/** Fields that are lists, with the field of each entry that is an attribute's code. */
const LISTS: ReadonlyMap<string, 'code' | 'attribute_code'> = new Map([
  ['configurable_options', 'attribute_code'],
  ['aggregations', 'attribute_code'],
  ['attributes', 'code'],
] as const);

function dataRenamer(names: AttributeNames): (value: unknown) => unknown {
  const given = new Set(names.values());
  const nameOf = (code: string): string | undefined =>
    names.get(code) ?? (given.has(code) ? undefined : code);

  const renameEntries = (list: readonly unknown[], field: 'code' | 'attribute_code') =>
    withoutRepeats(
      list.flatMap((entry): readonly unknown[] => {
        const code = fieldOf(entry, field);
        if (typeof code !== 'string' || !isObject(entry)) return [entry];
        const name = nameOf(code);
        return name === undefined ? [] : [renameOptions({ ...entry, [field]: name }, name)];
      }),
      field,
    );

  /** The attribute `bundle_options` lists codes. */
  const renameOptions = (entry: object, name: string): object => {
    const codes = fieldOf(entry, 'value');
    if (name !== 'bundle_options' || typeof codes !== 'string') return entry;
    const renamed = codes.split(',').map((code) => nameOf(code.trim()) ?? code.trim());
    return { ...entry, value: renamed.join(',') };
  };

  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, field]: [string, unknown]) => [
        name,
        renameIn(name, field),
      ]),
    );
  };

  const renameIn = (name: string, field: unknown): unknown => {
    const codeField = LISTS.get(name);
    if (codeField && Array.isArray(field)) return renameEntries(field, codeField);
    const items = ATTRIBUTES.has(name) ? fieldOf(field, 'items') : undefined;
    return Array.isArray(items) && isObject(field)
      ? { ...field, items: renameEntries(items, 'code') }
      : rename(field);
  };
  return rename;
}

/** Keeps one attribute of a name: the first that says something, else the first. */
function withoutRepeats(list: readonly unknown[], field: string): readonly unknown[] {
  const kept = new Map<unknown, unknown>();
  for (const entry of list) {
    const name = fieldOf(entry, field) ?? entry;
    if (!kept.has(name) || (!saysSomething(kept.get(name)) && saysSomething(entry)))
      kept.set(name, entry);
  }
  return [...kept.values()];
}

const saysSomething = (entry: unknown): boolean => {
  const options = fieldOf(entry, 'selected_options');
  const value = fieldOf(entry, 'value');
  return Array.isArray(options) ? options.length > 0 : typeof value === 'string' && value !== '';
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const fieldOf = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name as keyof typeof value] : undefined;
