import { changeAt, isJsonObject, isReference, type JsonObject } from '../entries/stored-entry.ts';
import type { ResolveReference } from './match-query.ts';
import type { DeliveryParams } from './read-params.ts';

/** Maximum depth of resolved references. */
const MAX_DEPTH = 5;

/** Returns an entry in the requested form: references resolved, fields filtered. */
export function shapeEntry(
  entry: JsonObject,
  { include, only, except }: Pick<DeliveryParams, 'include' | 'only' | 'except'>,
  follow: ResolveReference,
): JsonObject {
  const resolved = include.reduce<unknown>(
    (shaped, path) => resolve(shaped, path.split('.'), follow, MAX_DEPTH),
    entry,
  );
  const included = [...only].reduce(
    (shaped, [path, fields]) => changeAt(shaped, fieldPath(path), includeOnly(fields)),
    resolved,
  );
  const shaped = [...except].reduce(
    (left, [path, fields]) => changeAt(left, fieldPath(path), leaveOut(fields)),
    included,
  );
  return isJsonObject(shaped) ? shaped : entry;
}

/** Resolves references; one to an entry that is not visible stays as it is. */
function resolve(
  value: unknown,
  path: readonly string[],
  follow: ResolveReference,
  depth: number,
): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(item, path, follow, depth));
  if (isReference(value)) {
    const entry = depth > 0 ? follow(value) : undefined;
    if (!entry) return value;
    return resolve({ ...value, ...entry }, path, follow, depth - 1);
  }
  const [head, ...rest] = path;
  if (head === undefined || !isJsonObject(value) || !Object.hasOwn(value, head)) return value;
  return { ...value, [head]: resolve(value[head], rest, follow, depth) };
}

const fieldPath = (path: string): readonly string[] => (path === 'BASE' ? [] : path.split('.'));

/** Fields that are never left out. */
const ALWAYS = ['uid', '_content_type_uid'];

const includeOnly = (paths: readonly string[]) => (value: unknown) => {
  if (!isJsonObject(value)) return value;
  const heads = new Set([...ALWAYS, ...paths.map((path) => path.split('.')[0])]);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => heads.has(name))
      .map(([name, field]) => [name, includeBelow(name, field, paths)]),
  );
};

function includeBelow(name: string, field: unknown, paths: readonly string[]): unknown {
  const below = paths
    .filter((path) => path.startsWith(`${name}.`))
    .map((path) => path.slice(name.length + 1));
  return below.length === 0 || paths.includes(name)
    ? field
    : changeAt(field, [], includeOnly(below));
}

const leaveOut = (paths: readonly string[]) => (value: unknown) =>
  paths.reduce((left, path) => without(left, path.split('.')), value);

function without(value: unknown, path: readonly string[]): unknown {
  const name = path.at(-1) ?? '';
  if (ALWAYS.includes(name) || isReference(value)) return value;
  return changeAt(value, path.slice(0, -1), (holder) =>
    isJsonObject(holder)
      ? Object.fromEntries(Object.entries(holder).filter(([field]) => field !== name))
      : holder,
  );
}
