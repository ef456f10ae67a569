/** How long the search service may take, in milliseconds (S7). */
export type SearchTimeouts = {
  /** Until an answer begins. */
  readonly connect: number;
  /** From there until the answer to a question is whole. */
  readonly read: number;
  /** The same for the answer to a change. */
  readonly write: number;
};

export const SEARCH_TIMEOUTS: SearchTimeouts = { connect: 1000, read: 2000, write: 30_000 };

/** For how long a host is left alone that was found down, in milliseconds (S7). */
export const HOST_DOWN_MS = 120_000;

/**
 * The hosts to try for one question, one after another (S7): those that are up in their own order,
 * then those that have been left alone for long enough, the longest down first. When all of them
 * were found down just now, all are tried: one may be back, and there is nobody else to ask.
 *
 * `downSince` says when a host was found down, `now` which time it is, both in milliseconds.
 */
export function hostsToTry<Host>(
  hosts: readonly Host[],
  downSince: ReadonlyMap<Host, number>,
  now: number,
): readonly Host[] {
  const since = (host: Host): number => downSince.get(host) ?? now;
  const up = hosts.filter((host) => !downSince.has(host));
  const longestFirst = hosts.toSorted((a, b) => since(a) - since(b));
  const rested = longestFirst.filter((host) => now - since(host) >= HOST_DOWN_MS);
  const awake = [...up, ...rested];
  return awake.length > 0 ? awake : longestFirst;
}
