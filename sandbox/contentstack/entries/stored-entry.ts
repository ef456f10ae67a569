/** One version of an entry in one locale, as the service keeps it. */
export type StoredEntry = {
  readonly contentType: string;
  /** The same in every locale. */
  readonly uid: string;
  readonly locale: string;
  readonly version: number;
  /** ISO 8601, with the time. */
  readonly updatedAt: string;
  /** References as `{uid, _content_type_uid}`, files as asset objects. */
  readonly fields: JsonObject;
};

export type JsonObject = { readonly [name: string]: unknown };

export type Reference = { readonly uid: string; readonly _content_type_uid: string };

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A reference that has not been resolved says nothing but whom it names. */
export const isReference = (value: unknown): value is Reference =>
  isJsonObject(value) &&
  typeof value['_content_type_uid'] === 'string' &&
  Object.keys(value).length === 2;

export const referTo = (contentType: string, uid: string): Reference => ({
  uid,
  _content_type_uid: contentType,
});
