/*
 * What Magento calls an option or a selection: base64 of a path, `configurable/maat/160x200`. For
 * clients it means nothing; the sandbox alone reads it.
 */

/** The parts hold no slash. */
export const formatUid = (...parts: readonly string[]): string =>
  Buffer.from(parts.join('/'), 'utf8').toString('base64');

/** The parts of what {@link formatUid} wrote; none for any other text. */
export function parseUid(uid: string): readonly string[] {
  const path = Buffer.from(uid, 'base64').toString('utf8');
  const parts = path === '' ? [] : path.split('/');
  return formatUid(...parts) === uid ? parts : [];
}
