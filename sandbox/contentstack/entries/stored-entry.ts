/** A stored version of an entry in one locale. */
export type StoredEntry = {
  readonly contentType: string;
  /** Same uid in every locale. */
  readonly uid: string;
  readonly locale: string;
  readonly version: number;
  /** ISO 8601 date and time. */
  readonly updatedAt: string;
  /** References as `{uid, _content_type_uid}`, files as asset objects. */
  readonly fields: JsonObject;
};

export type JsonObject = { readonly [name: string]: unknown };

export type Reference = { readonly uid: string; readonly _content_type_uid: string };

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a value is an unresolved reference, which has only these two fields. */
export const isReference = (value: unknown): value is Reference =>
  isJsonObject(value) &&
  typeof value['_content_type_uid'] === 'string' &&
  Object.keys(value).length === 2;

export const createReference = (contentType: string, uid: string): Reference => ({
  uid,
  _content_type_uid: contentType,
});

/** Creation date and author of all entries. */
export const INSTALLED_AT = '2026-01-01T00:00:00.000Z';
export const EDITOR = 'bltsandboxeditor0000';

/** Formats an entry for replies; only a published one has `publish_details`. */
export const formatEntry = (
  { uid, locale, version, updatedAt, fields }: StoredEntry,
  environment: string | undefined,
): JsonObject => ({
  _version: version,
  locale,
  uid,
  ACL: {},
  _in_progress: false,
  created_at: INSTALLED_AT,
  created_by: EDITOR,
  tags: [],
  ...fields,
  updated_at: updatedAt,
  updated_by: EDITOR,
  ...(environment !== undefined && {
    publish_details: { environment, locale, time: updatedAt, user: EDITOR },
  }),
});

/**
 * Returns the values at a dotted path: `seo.meta_title`, `blocks.hero.title`. Lists on the way and
 * at the end are flattened.
 */
export function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  const [head, ...rest] = path;
  if (head === undefined) return value === undefined || value === null ? [] : [value];
  if (!isJsonObject(value) || !Object.hasOwn(value, head)) return [];
  return valuesAt(value[head], rest);
}

/** Changes all values at a path. */
export function changeAt(
  value: unknown,
  path: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map((item) => changeAt(item, path, change));
  const [head, ...rest] = path;
  if (head === undefined) return change(value);
  if (!isJsonObject(value) || !Object.hasOwn(value, head)) return value;
  return { ...value, [head]: changeAt(value[head], rest, change) };
}
