/*
 * Uids of Magento's options and selections: base64 of a path, `configurable/maat/160x200`. Opaque
 * for clients; only the sandbox parses them.
 */

/** Formats a uid; parts must not contain a slash. */
export const formatUid = (...parts: readonly string[]): string =>
  Buffer.from(parts.join('/'), 'utf8').toString('base64');

/** Returns the parts of a uid written by {@link formatUid}; none for any other text. */
export function parseUid(uid: string): readonly string[] {
  const path = Buffer.from(uid, 'base64').toString('utf8');
  const parts = path === '' ? [] : path.split('/');
  return formatUid(...parts) === uid ? parts : [];
}
