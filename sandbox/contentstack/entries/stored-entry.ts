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
