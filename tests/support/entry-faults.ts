import { contentTypes, globalFields } from '#adapters/contentstack/model/content-model.ts';
import { isJsonObject, type JsonObject } from '#sandbox/contentstack/entries/stored-entry.ts';

type Field = JsonObject & { readonly uid: string; readonly data_type: string };

const schemaOf = (holder: unknown): readonly Field[] =>
  isJsonObject(holder) ? ((holder['schema'] ?? []) as readonly Field[]) : [];

/** The fields of a content type. */
export const fieldsOf = (contentType: string): readonly Field[] =>
  schemaOf(contentTypes.get(contentType));

/** Paths of the values in an entry that its content type does not allow. */
export const entryFaults = (contentType: string, fields: JsonObject): readonly string[] =>
  faults(fields, fieldsOf(contentType), contentType);

function faults(fields: JsonObject, schema: readonly Field[], path: string): readonly string[] {
  const unknown = Object.keys(fields).filter((name) => !schema.some(({ uid }) => uid === name));
  return [
    ...unknown.map((name) => `${path}.${name} is in no schema`),
    ...schema.flatMap((field) => fieldFaults(fields[field.uid], field, `${path}.${field.uid}`)),
  ];
}

function fieldFaults(value: unknown, field: Field, path: string): readonly string[] {
  const isMissing = value === undefined || value === null;
  if (isMissing) return field['mandatory'] === true ? [`${path} is missing`] : [];
  if (field['multiple'] === true || field.data_type === 'reference') {
    if (!Array.isArray(value)) return [`${path} is no list`];
    return value.flatMap((item) => valueFaults(item, field, `${path}[]`));
  }
  return valueFaults(value, field, path);
}

function valueFaults(value: unknown, field: Field, path: string): readonly string[] {
  const isKind = KINDS.get(field.data_type);
  if (!isKind) return [`${path} has the unknown kind ${field.data_type}`];
  if (!isKind(value)) return [`${path} is no ${field.data_type}`];
  if (field.data_type === 'group') return faults(value as JsonObject, schemaOf(field), path);
  if (field.data_type === 'global_field') {
    const group = globalFields.get(String(field['reference_to']));
    return faults(value as JsonObject, schemaOf(group), path);
  }
  if (field.data_type === 'blocks') return blockFaults(value as JsonObject, field, path);
  return [];
}

function blockFaults(block: JsonObject, field: Field, path: string): readonly string[] {
  const [[kind, fields] = ['', {}]] = Object.entries(block);
  const known = (field['blocks'] as readonly Field[]).find(({ uid }) => uid === kind);
  return known
    ? faults(fields as JsonObject, schemaOf(known), `${path}.${kind}`)
    : [`${path}.${kind}`];
}

const hasFields =
  (...names: readonly string[]) =>
  (value: unknown): boolean =>
    isJsonObject(value) && names.every((name) => typeof value[name] === 'string');

const KINDS: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['text', (value: unknown) => typeof value === 'string'],
  ['isodate', (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))],
  ['number', (value: unknown) => typeof value === 'number'],
  ['boolean', (value: unknown) => typeof value === 'boolean'],
  ['group', isJsonObject],
  ['json', (value: unknown) => isJsonObject(value) && value['type'] === 'doc'],
  ['global_field', isJsonObject],
  ['blocks', isJsonObject],
  ['link', hasFields('href', 'title')],
  ['file', hasFields('uid', 'url', 'filename', 'content_type')],
  ['reference', hasFields('uid', '_content_type_uid')],
]);
