import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFairQueue, type FairQueue } from '#server/concurrency/fair-queue.ts';

const drain = (queue: FairQueue<string>): readonly string[] => {
  const served: string[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) served.push(item);
  return served;
};

describe('createFairQueue', () => {
  it('serves clients round robin, and each in its own order', () => {
    const queue = createFairQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(item.charAt(0), item);
    expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  });

  it('puts continued work before new work, in the line of its client only', () => {
    const queue = createFairQueue<string>();
    for (const item of ['a1', 'a2', 'b1']) queue.add(item.charAt(0), item);
    queue.add('b', 'b0', 'front');
    expect(drain(queue)).toEqual(['a1', 'b0', 'a2', 'b1']);
  });

  it('drops an item that has left, also if it left twice', () => {
    const queue = createFairQueue<string>();
    const leave = queue.add('a', 'a1');
    queue.add('a', 'a2');
    const leaveServed = queue.add('b', 'b1');
    leave();
    leave();
    expect(queue.waiting('a')).toBe(1);
    expect(drain(queue)).toEqual(['a2', 'b1']);
    leaveServed();
    expect(queue.next()).toBeUndefined();
  });

  it('serves a new client after at most one item of each other', () => {
    const anyClients = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 200 });
    fc.assert(
      fc.property(anyClients, (clients) => {
        const queue = createFairQueue<string>();
        clients.forEach((client) => queue.add(client, client));
        queue.add('fresh', 'fresh');
        expect(drain(queue).indexOf('fresh')).toBeLessThanOrEqual(new Set(clients).size);
      }),
    );
  });

  it('returns how much is served before a new item', () => {
    const anyClient = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(fc.array(anyClient, { maxLength: 60 }), anyClient, (clients, own) => {
        const queue = createFairQueue<string>();
        clients.forEach((client) => queue.add(client, client));
        const ahead = queue.ahead(own);
        queue.add(own, 'new');
        expect(drain(queue).indexOf('new')).toBe(ahead);
      }),
    );
  });
});
