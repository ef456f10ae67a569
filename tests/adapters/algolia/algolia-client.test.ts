import { afterEach, describe, expect, it } from 'vitest';
import { createAlgoliaClient } from '#adapters/algolia/algolia-client.ts';
import { NO_GUARD, type UpstreamGuard } from '#ports/upstreams.ts';
import type { AlgoliaHost } from '#adapters/algolia/algolia-settings.ts';
import { HOST_DOWN_MS } from '#src/search/search-service.ts';
import { answering, hangUpHost, stubHost, type StubHost } from '../../support/http-stub.ts';

const open: StubHost[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ close }) => close()));
});

const started = async (starting: Promise<StubHost>): Promise<AlgoliaHost> => {
  const stub = await starting;
  open.push(stub);
  return stub.host;
};

const readerOf = (hosts: readonly AlgoliaHost[], deadline = 2000, now = () => 0) =>
  createAlgoliaClient({ appId: 'APP', searchKey: 'secret', prefix: 'test', hosts, deadline }, now);

const QUESTION = [{ indexName: 'beds', query: '' }];
const FOUND = '{"results":[{"hits":[]}]}';

describe('createAlgoliaClient', () => {
  it('S7a skips a failed host for two minutes', async () => {
    let failed = 0;
    let time = 0;
    const deaf = await started(hangUpHost(() => (failed += 1)));
    const good = await started(stubHost(answering(200, FOUND)));
    const reader = readerOf([deaf, good], 2000, () => time);
    for (const _ of [1, 2, 3]) expect(await reader.search(QUESTION)).toMatchObject({ ok: true });
    expect(failed).toBe(1);
    time += HOST_DOWN_MS;
    expect(await reader.search(QUESTION)).toMatchObject({ ok: true });
    expect(failed).toBe(2);
  });

  it('S7a requests a failed host again if there is no other', async () => {
    let failed = 0;
    const reader = readerOf([await started(hangUpHost(() => (failed += 1)))]);
    for (const _ of [1, 2]) {
      expect(await reader.search(QUESTION)).toMatchObject({ error: { kind: 'unreachable' } });
    }
    expect(failed).toBe(2);
  });

  it('S7a tracks failed hosts separately for each service', async () => {
    let failed = 0;
    const deaf = await started(hangUpHost(() => (failed += 1)));
    const reader = readerOf([deaf, await started(stubHost(answering(200, FOUND)))]);
    const calls = [
      () => reader.search(QUESTION),
      () => reader.recommend(QUESTION),
      () => reader.topSearches('beds'),
      () => reader.sendEvents([]),
    ];
    for (const call of calls) expect(await call()).toMatchObject({ ok: true });
    for (const call of calls) expect(await call()).toMatchObject({ ok: true });
    expect(failed).toBe(4);
  });

  it('S7 sends events by a guard of their own, so that they take no place of a search', async () => {
    const calls: string[] = [];
    const guardNamed = (name: string): UpstreamGuard => ({
      ...NO_GUARD,
      run(call) {
        calls.push(`${name}: ${call.operation}`);
        return NO_GUARD.run(call);
      },
    });
    const hosts = [await started(stubHost(answering(200, FOUND)))];
    const reader = createAlgoliaClient(
      { appId: 'APP', searchKey: 'secret', prefix: 'test', hosts },
      () => 0,
      { reads: guardNamed('reads'), events: guardNamed('events') },
    );
    await reader.search(QUESTION);
    await reader.sendEvents([]);
    await reader.close();
    expect(calls).toEqual(['reads: search', 'events: events']);
  });

  it('S7a gives up at its deadline even if hosts are left to try', async () => {
    const silent = await started(stubHost(() => {}));
    const answer = await readerOf([silent, silent, silent], 50).search(QUESTION);
    expect(answer).toMatchObject({ error: { kind: 'too-late', status: 504 } });
  });

  it.each([
    ['refused', 502, 400, '{"message":"Unknown parameter: x","status":400}'],
    ['refused', 502, 403, '{"message":"Invalid Application-ID or API key","status":403}'],
    ['refused', 502, 404, '{"message":"Index beds does not exist","status":404}'],
    ['refused', 502, 413, '{"message":"too big","error":"why","status":413}'],
    ['busy', 429, 429, '{"message":"Too many requests","status":429}'],
    ['unreachable', 503, 500, '{}'],
    ['unreadable', 502, 200, '<html>'],
    ['unreadable', 502, 200, ''],
    ['unreadable', 502, 200, '{"results":[]}'],
    ['unreadable', 502, 200, '{"results":[null]}'],
    ['unreadable', 502, 200, '[]'],
  ])(
    'S5 returns %s with status %i for the answer %i %s, without the message of the service',
    async (...row) => {
      const [kind, status, sent, body] = row;
      const answer = await readerOf([await started(stubHost(answering(sent, body)))]).search(
        QUESTION,
      );
      expect(answer).toMatchObject({ ok: false, error: { kind, status } });
      expect(JSON.stringify(answer)).not.toMatch(/beds|127\.0\.0\.1|secret|Invalid|Unknown/);
    },
  );
});
