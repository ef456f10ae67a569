/* What a cart calls a line in its answers: nothing to compute with outside. */

export const formatLineUid = (lineId: number): string => btoa(`line/${lineId}`);

/** The line that {@link formatLineUid} named; other names are no line's. */
export function parseLineUid(uid: string): number | undefined {
  const lineId = Number(/^line\/(\d{1,15})$/u.exec(decoded(uid))?.[1] ?? NaN);
  return formatLineUid(lineId) === uid ? lineId : undefined;
}

/** Never throws, unlike `atob`; what is no base64 comes out as something else. */
const decoded = (uid: string): string => Buffer.from(uid, 'base64').toString('latin1');
