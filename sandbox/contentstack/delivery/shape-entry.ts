import { changeAt, isJsonObject, isReference, type JsonObject } from '../entries/stored-entry.ts';
import type { ResolveReference } from './match-query.ts';
import type { DeliveryParams } from './read-params.ts';

/** Maximum depth of resolved references. */
const MAX_DEPTH = 5;

/** Returns an entry in the requested form: references resolved, fields filtered. */
export function shapeEntry(
  entry: JsonObject,
  { include, except }: Pick<DeliveryParams, 'include' | 'except'>,
  follow: ResolveReference,
): JsonObject {
  const resolved = include.reduce<unknown>(
    (shaped, path) => resolve(shaped, path.split('.'), follow, MAX_DEPTH),
    entry,
  );
  const shaped = [...except].reduce(
    (left, [path, fields]) => changeAt(left, fieldPath(path), leaveOut(fields)),
    resolved,
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
const ALWAYS: ReadonlySet<string> = new Set(['uid', '_content_type_uid']);

const leaveOut = (paths: readonly string[]) => (value: unknown) =>
  paths.reduce((left, path) => without(left, path.split('.')), value);

function without(value: unknown, path: readonly string[]): unknown {
  const name = path.at(-1) ?? '';
  if (ALWAYS.has(name) || isReference(value)) return value;
  return changeAt(value, path.slice(0, -1), (holder) =>
    isJsonObject(holder)
      ? Object.fromEntries(Object.entries(holder).filter(([field]) => field !== name))
      : holder,
  );
}
