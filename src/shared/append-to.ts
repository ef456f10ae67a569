/** Puts items behind those that a key has, in time that grows with the items alone. */
export function appendTo<Key, Item>(
  lists: Map<Key, Item[]>,
  key: Key,
  items: Iterable<Item>,
): void {
  const list = lists.get(key) ?? [];
  // One by one: an argument list is too short for many.
  for (const item of items) list.push(item);
  lists.set(key, list);
}
