import { describe, expect, it } from 'vitest';
import { createMemoryLog } from '../../support/memory-log.ts';
import { openShop, smallPorts, withoutRequests } from '../small-shop.ts';

const TOKEN = '0123456789abcdef';
const PATH = '/api/hooks/catalogue';
const AUTHORIZED = { Authorization: `Bearer ${TOKEN}` };

/** A shop with cached answers for two products and for a listing. */
async function openHookedShop(token = TOKEN) {
  const log = createMemoryLog();
  const ports = { ...smallPorts(), log };
  const environment = { CATALOGUE_WEBHOOK_TOKEN: token };
  const shop = await openShop({ ports, environment });
  const tags = { M1: 'product:M1', M2: 'product:M2', listing: 'search' };
  for (const [key, tag] of Object.entries(tags))
    await ports.cache.write(key, { text: key, tags: [tag], lifetime: 60_000 });
  const known = async (): Promise<readonly string[]> => {
    const entries = await Promise.all(Object.keys(tags).map((key) => ports.cache.read(key)));
    return entries.flatMap((entry) => entry?.text ?? []);
  };
  return { shop, known, log };
}

describe('POST /api/hooks/catalogue', () => {
  it('purges the named products, and all listings', async () => {
    const { shop, known, log } = await openHookedShop();
    const answer = await shop.call(PATH, { skus: ['M1'] }, AUTHORIZED);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toHaveProperty('message');
    expect(await known()).toEqual(['M2']);
    expect(withoutRequests(log)).toMatchObject([
      { event: 'products-changed', facts: { count: 1 } },
    ]);
  });

  it('purges nothing for an empty list', async () => {
    const { shop, known } = await openHookedShop();
    expect((await shop.call(PATH, { skus: [] }, AUTHORIZED)).status).toBe(200);
    expect(await known()).toEqual(['M1', 'M2', 'listing']);
  });

  it.each([
    [{}],
    [{ Authorization: 'Bearer' }],
    [{ Authorization: `Bearer ${TOKEN}x` }],
    [{ Authorization: `Basic ${TOKEN}` }],
  ])('rejects a call with %j', async (headers) => {
    const { shop, known } = await openHookedShop();
    const answer = await shop.call(PATH, { skus: ['M1'] }, headers);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toHaveProperty('message');
    expect(await known()).toHaveLength(3);
  });

  it('rejects every call without a token of its own', async () => {
    const { shop, known } = await openHookedShop('');
    for (const headers of [{}, { Authorization: 'Bearer ' }, AUTHORIZED])
      expect((await shop.call(PATH, { skus: ['M1'] }, headers)).status).toBe(401);
    expect(await known()).toHaveLength(3);
  });

  it('asks a client that is rejected too often to wait', async () => {
    const { shop } = await openHookedShop();
    const statuses = new Set<number>();
    for (let call = 0; call < 61; call += 1)
      statuses.add((await shop.call(PATH, { skus: ['M1'] })).status);
    expect([...statuses]).toEqual([401, 429]);
    expect((await shop.call(PATH, { skus: ['M1'] }, AUTHORIZED)).status).toBe(200);
  });

  it.each([
    [{}],
    [[]],
    [{ skus: 'M1' }],
    [{ skus: [1] }],
    [{ skus: ['x'.repeat(65)] }],
    [{ skus: Array.from({ length: 1001 }, (_, index) => `M${index}`) }],
  ])('refuses a message that it cannot read, and purges nothing: %j', async (message) => {
    const { shop, known } = await openHookedShop();
    const answer = await shop.call(PATH, message, AUTHORIZED);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty('message');
    expect(await known()).toHaveLength(3);
  });

  it('refuses a body that is no JSON, or too long', async () => {
    const { shop } = await openHookedShop();
    expect((await shop.post(PATH, '{', AUTHORIZED)).status).toBe(400);
    expect((await shop.post(PATH, `"${'x'.repeat(70_000)}"`, AUTHORIZED)).status).toBe(413);
  });

  it('refuses other methods', async () => {
    const { shop } = await openHookedShop();
    const answer = await shop.get(PATH, AUTHORIZED);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });
});
