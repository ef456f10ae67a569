/** Returns a number from 0 up to 1 per call. */
export type Random = () => number;

/** Random numbers from a seed, always the same (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the items; `undefined` if there are none. */
export const drawOne = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[Math.floor(random() * items.length)];

/** One of the items, with a probability by weight. */
export function drawWeighted<Item>(
  weights: readonly (readonly [Item, number])[],
  random: Random,
): Item | undefined {
  let left = random() * weights.reduce((total, [, weight]) => total + weight, 0);
  return weights.find(([, weight]) => (left -= weight) < 0)?.[0];
}

/** The items in an order that depends on the seed. */
export function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  return items
    .map((item) => ({ item, sortKey: random() }))
    .toSorted((a, b) => a.sortKey - b.sortKey)
    .map(({ item }) => item);
}
