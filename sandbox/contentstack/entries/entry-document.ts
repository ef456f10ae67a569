import type { JsonObject, StoredEntry } from './stored-entry.ts';

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
