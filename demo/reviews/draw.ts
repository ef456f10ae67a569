import type { Random } from '../search/seeded-random.ts';

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
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
