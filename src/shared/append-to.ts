/** Appends items to the list of a key, in time proportional to the new items. */
export function appendTo<Key, Item>(
  lists: Map<Key, Item[]>,
  key: Key,
  items: Iterable<Item>,
): void {
  const list = lists.get(key) ?? [];
  // One by one: spread arguments are limited in number.
  for (const item of items) list.push(item);
  lists.set(key, list);
}
