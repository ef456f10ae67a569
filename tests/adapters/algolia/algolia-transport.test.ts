import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAlgoliaClient } from '#adapters/algolia/algolia-client.ts';
import type { AlgoliaClientOptions } from '#adapters/algolia/algolia-settings.ts';
import { createAlgoliaIndexWriter } from '#adapters/algolia/indexing/algolia-index-writer.ts';
import { ok } from '#src/shared/result.ts';
import { hostWithoutHandshake, stubHost } from '../../support/http-stub.ts';
import { BOMB } from '../../support/upstream-faults.ts';

const QUESTION = [{ indexName: 'beds', query: '' }];
const FOUND = Buffer.from('{"results":[{"hits":[]}]}');
const UNHURRIED = { connect: 20_000, read: 20_000, write: 20_000 };

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A host with this answer, and a record of its requests. */
async function hostThat(answer: Answer) {
  const seen = { connections: 0, open: 0, requests: 0 };
  const known = new WeakSet<object>();
  const { host, close } = await stubHost((request, response) => {
    seen.requests += 1;
    const { socket } = request;
    if (!known.has(socket)) {
      known.add(socket);
      seen.connections += 1;
      seen.open += 1;
      socket.on('close', () => (seen.open -= 1));
    }
    answer(response, request);
  });
  onTestFinished(close);
  return { host, seen };
}

function readerOf(changes: Partial<AlgoliaClientOptions>) {
  const settings = { appId: 'APP', searchKey: 'key', prefix: 'test', timeouts: UNHURRIED };
  const reader = createAlgoliaClient({ ...settings, deadline: 20_000, ...changes });
  onTestFinished(() => reader.close());
  return reader;
}

const encoded =
  (encoding: string, body: Buffer): Answer =>
  (response) =>
    void response.writeHead(200, { 'content-encoding': encoding }).end(body);
const plain: Answer = (response) => void response.end(FOUND);

describe('the requests of the search client', () => {
  it.each([
    ['gzip', gzipSync(FOUND)],
    ['GZIP', gzipSync(FOUND)],
    ['br', brotliCompressSync(FOUND)],
    ['identity', FOUND],
  ])('reads an answer with the content encoding %s', async (encoding, body) => {
    const { host } = await hostThat(encoded(encoding, body));
    expect(await readerOf({ hosts: [host] }).search(QUESTION)).toMatchObject({ ok: true });
  });

  it('sends the supported encodings in Accept-Encoding', async () => {
    const requests: unknown[] = [];
    const { host } = await hostThat((response, request) => {
      requests.push(request.headers['accept-encoding']);
      plain(response, request);
    });
    await readerOf({ hosts: [host] }).search(QUESTION);
    expect(requests).toEqual(['gzip, br']);
  });

  it('S7a tries the next host if an answer is broken', async () => {
    const broken = await hostThat(encoded('gzip', Buffer.from('no gzip')));
    const good = await hostThat(plain);
    const reader = readerOf({ hosts: [broken.host, good.host] });
    for (const _ of [1, 2]) expect(await reader.search(QUESTION)).toMatchObject({ ok: true });
    expect([broken.seen.requests, good.seen.requests]).toEqual([1, 2]);
  });

  it('stops reading an answer that decompresses to 200 MB, and tries no other host', async () => {
    const bomb = await hostThat(encoded('gzip', BOMB));
    const other = await hostThat(plain);
    const reader = readerOf({ hosts: [bomb.host, other.host] });
    const before = process.memoryUsage().arrayBuffers;
    expect(await reader.search(QUESTION)).toMatchObject({ error: { kind: 'unreadable' } });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50 * 1024 * 1024);
    expect(other.seen.requests).toBe(0);
  });

  it('reuses its connections, and closes them when the client is closed', async () => {
    const { host, seen } = await hostThat(plain);
    const reader = readerOf({ hosts: [host] });
    for (let times = 0; times < 10; times += 1) await reader.search(QUESTION);
    expect(seen.requests).toBe(10);
    // A second one if a query follows before the first is free again.
    expect(seen.connections).toBeLessThanOrEqual(2);
    expect(seen.open).toBe(seen.connections);
    await reader.close();
    await expect.poll(() => seen.open).toBe(0);
  });

  it('S7 waits for a slow answer as long as a read may take, longer than for a connection', async () => {
    const slow = await hostThat((response) => void setTimeout(() => response.end(FOUND), 300));
    const other = await hostThat(plain);
    const timeouts = { connect: 100, read: 2000, write: 2000 };
    const reader = readerOf({ hosts: [slow.host, other.host], timeouts });
    for (const _ of [1, 2]) expect(await reader.search(QUESTION)).toMatchObject({ ok: true });
    expect([slow.seen.requests, other.seen.requests]).toEqual([2, 0]);
  });

  it('S7 waits no longer for the answer of a host that was late before', async () => {
    const { host } = await hostThat((response) => void setTimeout(() => response.end(FOUND), 300));
    const timeouts = { connect: 1000, read: 100, write: 20_000 };
    const reader = readerOf({ hosts: [host], timeouts });
    const answers = [await reader.search(QUESTION), await reader.search(QUESTION)];
    expect(answers.map(({ ok }) => ok)).toEqual([false, false]);
  });

  it('S2 S7 is too late if every host was, and unreachable if one of them was down', async () => {
    const [late, later] = [await hostThat(() => {}), await hostThat(() => {})];
    const down = await hostThat((response) => void response.writeHead(503).end());
    const timeouts = { connect: 1000, read: 100, write: 20_000 };
    const failureOf = (...hosts: readonly (typeof late)[]) =>
      readerOf({ hosts: hosts.map(({ host }) => host), timeouts }).search(QUESTION);
    const tooLate = { error: { kind: 'too-late', status: 504 } };
    expect(await failureOf(late)).toMatchObject(tooLate);
    expect(await failureOf(late, later)).toMatchObject(tooLate);
    const unreachable = { error: { kind: 'unreachable', status: 503 } };
    expect(await failureOf(late, down)).toMatchObject(unreachable);
    expect(await failureOf(down)).toMatchObject(unreachable);
  });

  it('S7 waits for events as long as a write may take, longer than for a search', async () => {
    const { host } = await hostThat((response) => void setTimeout(() => response.end('{}'), 300));
    const timeouts = { connect: 1000, read: 100, write: 20_000 };
    const reader = readerOf({ hosts: [host], timeouts, deadline: 100 });
    expect(await reader.search(QUESTION)).toMatchObject({ ok: false });
    expect(await reader.sendEvents([])).toEqual(ok({}));
  });

  it('S7 waits for recommendations by path as long as a read may take', async () => {
    const { host } = await hostThat((response) => void setTimeout(() => response.end(FOUND), 300));
    const timeouts = { connect: 1000, read: 100, write: 20_000 };
    const reader = readerOf({ hosts: [host], timeouts });
    expect(await reader.recommendByPath([])).toMatchObject({ ok: false });
  });

  it('S7 S7a tries a host whose answer came too late after the others, but does try it', async () => {
    let isSilent = true;
    const slow = await hostThat((response, request) => {
      if (!isSilent) plain(response, request);
    });
    let isBroken = false;
    const other = await hostThat((response, request) => {
      if (isBroken) response.writeHead(503).end();
      else plain(response, request);
    });
    const timeouts = { connect: 1000, read: 100, write: 100 };
    const reader = readerOf({ hosts: [slow.host, other.host], timeouts });
    for (const _ of [1, 2, 3]) expect(await reader.search(QUESTION)).toMatchObject({ ok: true });
    expect([slow.seen.requests, other.seen.requests]).toEqual([1, 3]);
    [isSilent, isBroken] = [false, true];
    expect(await reader.search(QUESTION)).toMatchObject({ ok: true });
    expect([slow.seen.requests, other.seen.requests]).toEqual([2, 4]);
  });

  it('S7 S7a leaves a host alone that lets nobody connect, after the time for connecting', async () => {
    let connections = 0;
    const { host: dead, close } = await hostWithoutHandshake(() => (connections += 1));
    onTestFinished(close);
    const other = await hostThat(plain);
    const timeouts = { connect: 100, read: 20_000, write: 20_000 };
    const reader = readerOf({ hosts: [dead, other.host], timeouts, deadline: 5000 });
    for (const _ of [1, 2, 3]) expect(await reader.search(QUESTION)).toMatchObject({ ok: true });
    expect([connections, other.seen.requests]).toEqual([1, 3]);
  });

  it('closes the connection at the deadline, without marking the host as failed', async () => {
    let isSilent = true;
    const slow = await hostThat((response, request) => {
      if (!isSilent) plain(response, request);
    });
    const other = await hostThat(plain);
    const reader = readerOf({ hosts: [slow.host, other.host], deadline: 50 });
    expect(await reader.search(QUESTION)).toMatchObject({ error: { kind: 'too-late' } });
    await expect.poll(() => slow.seen.open).toBe(0);
    isSilent = false;
    await expect
      .poll(() => reader.search(QUESTION), { timeout: 10_000 })
      .toMatchObject({ ok: true });
    expect(slow.seen.requests).toBeGreaterThan(1);
    expect(other.seen.requests).toBe(0);
  });

  it('retries a write client request after a 429 with Retry-After', async () => {
    const answers: Answer[] = [
      (response) => void response.writeHead(429, { 'retry-after': '1' }).end('{}'),
      (response) => void response.end('{"nbHits":7}'),
    ];
    const { host, seen } = await hostThat((response, request) =>
      answers[Math.min(seen.requests, 2) - 1]?.(response, request),
    );
    const writer = createAlgoliaIndexWriter({ appId: 'APP', writeKey: 'key', hosts: [host] });
    onTestFinished(() => writer.close());
    expect(await writer.count('beds')).toBe(7);
    expect(seen.requests).toBe(2);
  });
});
