import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPageStore, type StoredPage } from '#server/page-cache/page-store.ts';

const aPage = (bytes: number, given: Partial<StoredPage> = {}): StoredPage => ({
  headers: [],
  head: '',
  contentType: 'text/html',
  etag: 'W/"1"',
  br: Buffer.alloc(bytes),
  quality: 1,
  renewals: 0,
  tags: ['content:nl-nl'],
  lifetimes: { fresh: 10, staleWhileRevalidate: 60, staleIfError: 600 },
  since: 0,
  ...given,
});

function open(maxBytes: number) {
  let time = 1;
  const store = createPageStore({ maxBytes, stopwatch: { now: () => time } });
  return { store, pass: (milliseconds: number) => void (time += milliseconds) };
}

describe('createPageStore', () => {
  it('keeps a page until it may not even replace a failure', () => {
    const { store, pass } = open(10_000);
    store.write('/a', aPage(100));
    pass(598);
    expect(store.read('/a')?.br.length).toBe(100);
    pass(2);
    expect(store.read('/a')).toBeUndefined();
  });

  it('keeps the pages that were requested again, whatever a crawler requests once', () => {
    const { store } = open(20_000);
    store.write('/hot', aPage(1000));
    store.read('/hot');
    for (let page = 0; page < 100; page += 1) store.write(`/rare/${page}`, aPage(1000));
    expect(store.read('/hot')).toBeDefined();
    expect(store.read('/rare/0')).toBeUndefined();
    expect(store.read('/rare/99')).toBeDefined();
  });

  it('does not count a look as a request', () => {
    const { store } = open(20_000);
    store.write('/hot', aPage(1000));
    store.peek('/hot');
    for (let page = 0; page < 100; page += 1) store.write(`/rare/${page}`, aPage(1000));
    expect(store.peek('/hot')).toBeUndefined();
  });

  it('purges by tag, or everything', () => {
    const { store } = open(100_000);
    store.write('/a', aPage(10, { tags: ['content:nl-nl', 'product:M1'] }));
    store.write('/b', aPage(10));
    store.read('/b');
    store.write('/c', aPage(10, { tags: ['content:de-de'] }));
    store.purge(['product:M1']);
    expect([store.read('/a'), store.read('/b')?.etag]).toEqual([undefined, 'W/"1"']);
    store.purge(['content:nl-nl']);
    expect([store.read('/b'), store.read('/c')?.etag]).toEqual([undefined, 'W/"1"']);
    store.purge();
    expect(store.read('/c')).toBeUndefined();
  });

  it('stores nothing without memory', () => {
    const { store } = open(0);
    store.write('/a', aPage(10));
    expect(store.read('/a')).toBeUndefined();
  });

  it('never holds more bytes than allowed, and returns what was written last', () => {
    const key = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f');
    const step = fc.oneof(
      fc.record({ kind: fc.constant('read' as const), key }),
      fc.record({ kind: fc.constant('write' as const), key, bytes: fc.nat(4000) }),
      fc.record({ kind: fc.constant('delete' as const), key }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { store } = open(20_000);
        const latest = new Map<string, number>();
        for (const one of steps) {
          if (one.kind === 'write') {
            store.write(one.key, aPage(one.bytes));
            latest.set(one.key, one.bytes);
          } else if (one.kind === 'delete') {
            store.delete(one.key);
            latest.delete(one.key);
          }
          const found = store.peek(one.key)?.br.length;
          if (one.kind === 'read') store.read(one.key);
          expect([undefined, latest.get(one.key)]).toContain(found);
          expect(store.size()).toBeLessThanOrEqual(20_000);
        }
      }),
    );
  });
});
