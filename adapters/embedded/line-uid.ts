/* Opaque ids of cart lines, for clients. */

export const formatLineUid = (lineId: number): string => btoa(`line/${lineId}`);

/** Returns the line id in a uid of {@link formatLineUid}, else `undefined`. */
export function parseLineUid(uid: string): number | undefined {
  const lineId = Number(/^line\/(\d{1,15})$/u.exec(decoded(uid))?.[1] ?? NaN);
  return formatLineUid(lineId) === uid ? lineId : undefined;
}

/** Never throws, unlike `atob`; invalid base64 decodes to some other text. */
const decoded = (uid: string): string => Buffer.from(uid, 'base64').toString('latin1');
