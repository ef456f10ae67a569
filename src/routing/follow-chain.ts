/**
 * Follows a chain of steps to its end, which is `start` itself if nothing follows it. `undefined`
 * if the chain runs into a cycle.
 */
export function followChain(
  start: string,
  next: (place: string) => string | undefined,
): string | undefined {
  const visited = new Set<string>();
  let place = start;
  for (let follower = next(place); follower !== undefined; follower = next(place)) {
    if (visited.has(place)) return undefined;
    visited.add(place);
    place = follower;
  }
  return place;
}
