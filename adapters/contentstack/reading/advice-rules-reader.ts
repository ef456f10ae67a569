import { isBlank } from '#src/shared/normalize-text.ts';
import { dayOf } from './entry-head.ts';
import { isObject, type JsonObject } from './json-object.ts';

/**
 * Returns the fields of an `advice_rules` entry as a table to be read by `readAdviceRules`, which
 * says what is wrong with it: `up_to` is `upTo`, and the shape `h` is `H`.
 */
export function adviceTableOf(entry: JsonObject): JsonObject {
  const { version, changes, shapes, ...fields } = entry;
  const written = writtenChanges(changes);
  return {
    ...camelCased(fields),
    version: dayOf(version) ?? version,
    shapes: isObject(shapes) ? shapesOf(shapes) : shapes,
    ...(written && { changes: written }),
  };
}

const shapesOf = (shapes: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(shapes).map(([shape, byPosition]) => [shape.toUpperCase(), byPosition]),
  );

/** What an editor wrote of the changes, by language or locale; nothing if all is left empty. */
function writtenChanges(changes: unknown): JsonObject | undefined {
  if (!isObject(changes)) return undefined;
  const written = Object.entries(changes).filter(
    ([, text]) => typeof text === 'string' && !isBlank(text),
  );
  return written.length === 0
    ? undefined
    : Object.fromEntries(written.map(([name, text]) => [name.replace('_', '-'), text]));
}

const camelCased = (fields: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [camelCase(name), withCamelCase(field)]),
  );

function withCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCamelCase);
  return isObject(value) ? camelCased(value) : value;
}

const camelCase = (name: string): string =>
  name.replace(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase());
