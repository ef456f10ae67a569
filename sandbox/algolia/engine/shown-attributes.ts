import { isJsonObject, type JsonObject } from '../json.ts';

/** Returns whether an attribute, by dotted path, is shown. */
type ShowsPath = (path: string) => 'whole' | 'parts' | 'nothing';

/**
 * Returns the retrievable attributes: `*` is all, `-name` excludes one, a dotted path is a part of
 * an object. `never` is always excluded; the id is always included.
 */
export function shownAttributes(
  requested: readonly string[],
  never: readonly string[],
): (record: JsonObject) => JsonObject {
  const hidden = [
    ...never,
    ...requested.flatMap((name) => (name.startsWith('-') ? name.slice(1) : [])),
  ];
  const included = requested.filter((name) => !name.startsWith('-'));
  const showsAll = included.includes('*') || (included.length === 0 && requested.length > 0);
  if (showsAll && hidden.length === 0) return (record) => record;
  const shows: ShowsPath = (path) => {
    if (hidden.includes(path)) return 'nothing';
    const isCompleteAttribute =
      showsAll || included.some((name) => name === path || path.startsWith(`${name}.`));
    const hasHidden = hidden.some((name) => name.startsWith(`${path}.`));
    if (isCompleteAttribute) return hasHidden ? 'parts' : 'whole';
    return included.some((name) => name.startsWith(`${path}.`)) ? 'parts' : 'nothing';
  };
  return (record) => picked(record, shows, '');
}

function picked(value: JsonObject, shows: ShowsPath, prefix: string): JsonObject {
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const path = prefix + name;
    if (path === 'objectID') return [[name, field]];
    const part = pickedPart(field, shows, path);
    return part === undefined ? [] : [[name, part]];
  });
  return Object.fromEntries(fields) as JsonObject;
}

function pickedPart(field: unknown, shows: ShowsPath, path: string): unknown {
  const part = shows(path);
  if (part !== 'parts') return part === 'whole' ? field : undefined;
  if (Array.isArray(field)) {
    return field.map((entry: unknown) =>
      isJsonObject(entry) ? picked(entry, shows, `${path}.`) : entry,
    );
  }
  return isJsonObject(field) ? picked(field, shows, `${path}.`) : undefined;
}
