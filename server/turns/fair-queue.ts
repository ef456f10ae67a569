/**
 * A queue that is fair to clients: each client has a line of its own, and the lines are served round
 * robin, one item each. It only keeps order; it starts nothing and knows no time.
 */
export interface FairQueue<Item> {
  /**
   * Puts an item at the end of its client's line, or at the front of it: what has begun already goes
   * before what has not. The returned function takes it out again; it does nothing once the item has
   * been served.
   */
  add(client: string, item: Item, place?: 'front' | 'end'): () => void;
  /** Takes out the first item of the client whose turn it is. */
  next(): Item | undefined;
  /** How many items of this client wait. */
  waiting(client: string): number;
  /** How many of the items that wait would be served before a new one of this client. */
  ahead(client: string): number;
}

type Waiting<Item> = { readonly item: Item };

export function createFairQueue<Item>(): FairQueue<Item> {
  // A Map keeps its keys in order: the first is the client whose turn it is.
  const lines = new Map<string, Waiting<Item>[]>();

  function lineOf(client: string): Waiting<Item>[] {
    const line = lines.get(client) ?? [];
    lines.set(client, line);
    return line;
  }

  function remove(client: string, waiting: Waiting<Item>): void {
    const line = lines.get(client) ?? [];
    const place = line.indexOf(waiting);
    if (place < 0) return;
    line.splice(place, 1);
    if (line.length === 0) lines.delete(client);
  }

  return {
    add(client, item, place = 'end') {
      const waiting = { item };
      if (place === 'front') lineOf(client).unshift(waiting);
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
    ahead: (client) => aheadIn(lines, client),
  };
}

type Lines = ReadonlyMap<string, readonly unknown[]>;

/** How much is served before a new item at the end of a client's line. */
function aheadIn(lines: Lines, client: string): number {
  const own = lines.get(client)?.length ?? 0;
  let ahead = own;
  // Who is served before this client now, is so in each round.
  let rounds = own + 1;
  for (const [other, line] of lines) {
    if (other === client) rounds = own;
    else ahead += Math.min(line.length, rounds);
  }
  return ahead;
}
