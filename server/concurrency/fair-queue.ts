/**
 * A queue that is fair to clients: each client has a line of its own, and the lines are served
 * round robin, one item each. It only keeps order: it starts nothing and has no notion of time.
 */
export interface FairQueue<Item> {
  /**
   * Adds an item at the end of its client's line, or at the front, for work that has begun. The
   * returned function removes it; it does nothing once the item has been served.
   */
  add(client: string, item: Item, end?: 'front' | 'end'): () => void;
  /** Removes and returns the first item of the next client. */
  next(): Item | undefined;
  /** Number of waiting items of this client. */
  waiting(client: string): number;
  /** Number of waiting items that would be served before a new one of this client. */
  ahead(client: string): number;
}

type Waiting<Item> = { readonly item: Item };

export function createFairQueue<Item>(): FairQueue<Item> {
  // A Map keeps its keys in order: the first is the next client.
  const lines = new Map<string, Waiting<Item>[]>();

  function lineOf(client: string): Waiting<Item>[] {
    const line = lines.get(client) ?? [];
    lines.set(client, line);
    return line;
  }

  function remove(client: string, waiting: Waiting<Item>): void {
    const line = lines.get(client) ?? [];
    const index = line.indexOf(waiting);
    if (index < 0) return;
    line.splice(index, 1);
    if (line.length === 0) lines.delete(client);
  }

  return {
    add(client, item, end = 'end') {
      const waiting = { item };
      if (end === 'front') lineOf(client).unshift(waiting);
      else lineOf(client).push(waiting);
      return () => remove(client, waiting);
    },
    next() {
      const [client, line] = lines.entries().next().value ?? [];
      const first = line?.shift();
      if (client === undefined || line === undefined || first === undefined) return undefined;
      lines.delete(client);
      if (line.length > 0) lines.set(client, line);
      return first.item;
    },
    waiting: (client) => lines.get(client)?.length ?? 0,
    ahead: (client) => waitingBeforeIn(lines, client),
  };
}

type Lines = ReadonlyMap<string, readonly unknown[]>;

/** Number of items served before a new item at the end of a client's line. */
function waitingBeforeIn(lines: Lines, client: string): number {
  const ownLength = lines.get(client)?.length ?? 0;
  let before = ownLength;
  // Clients before this one are also served before it in each later round.
  let rounds = ownLength + 1;
  for (const [other, line] of lines) {
    if (other === client) rounds = ownLength;
    else before += Math.min(line.length, rounds);
  }
  return before;
}
