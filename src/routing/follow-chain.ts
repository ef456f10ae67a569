/**
 * Where a chain of steps ends: `start` itself where nothing follows it. `undefined` where the
 * chain runs into a circle and has no end.
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
