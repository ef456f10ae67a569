import { gzipSync } from 'node:zlib';
import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createAlgoliaClient } from '#adapters/algolia/algolia-client.ts';
import { MAX_BYTES } from '#adapters/http/body-reader.ts';
import { stubHost, type StubHost } from '../../support/http-stub.ts';

const open: StubHost[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ close }) => close()));
});

const FOUND = '{"results":[{"hits":[]}]}';
const UNREADABLE = { ok: false, error: { kind: 'unreadable', status: 502 } };

async function search(listener: RequestListener) {
  const stub = await stubHost(listener);
  open.push(stub);
  const reader = createAlgoliaClient(
    { appId: 'APP', searchKey: 'key', prefix: 'test', hosts: [stub.host], deadline: 5000 },
    () => 0,
  );
  return reader.search([{ indexName: 'beds', query: '' }]);
}

const packed =
  (body: Uint8Array): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(body);

describe('an answer of the search service', () => {
  it('is read uncompressed or gzipped', async () => {
    const found = { ok: true, value: [{ hits: [] }] };
    expect(await search((_request, response) => response.end(FOUND))).toEqual(found);
    expect(await search(packed(gzipSync(FOUND)))).toEqual(found);
  });

  it.each([
    ['is not compressed as declared', Buffer.from(FOUND)],
    ['is truncated', gzipSync(FOUND).subarray(0, 20)],
    ['exceeds the size limit when decompressed', gzipSync(Buffer.alloc(200 * 1024 * 1024, 0x20))],
  ])('becomes an error result, without throwing, if it %s', async (_name, body) => {
    expect(await search(packed(body))).toMatchObject({ ok: false });
  });

  it('is unreadable if it exceeds the size limit, and is not read to its end', async () => {
    let sent = 0;
    const piece = Buffer.alloc(1024 * 1024, 0x20);
    const answer = await search((_request, response) => {
      const send = () => {
        for (let goesOn = true; goesOn && !response.destroyed && sent < 500; sent += 1) {
          goesOn = response.write(piece);
        }
      };
      response.on('drain', send);
      send();
    });
    expect(answer).toMatchObject(UNREADABLE);
    expect(sent * piece.length).toBeLessThan(10 * MAX_BYTES);
  });

  it('is unreadable if it is nested too deeply', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const body = `{"results":[{"hits":${deep}}]}`;
    expect(await search((_request, response) => response.end(body))).toMatchObject(UNREADABLE);
  });
});
