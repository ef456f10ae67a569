import { describe, expect, it } from 'vitest';
import { createContentstackWebhooks } from '#adapters/contentstack/contentstack-webhooks.ts';
import type { RateLimits } from '#ports/shared-stores.ts';
import { localeCacheTag } from '#src/content/caching.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { publication, signedBySecret } from '../../support/webhooks.ts';
import { openShop, smallPorts, withoutRequests } from '../small-shop.ts';

const SECRET = 'a secret of the organization';
const PATH = '/api/hooks/content';

/** Maximum number of rejected calls per client here. */
const FEW = 12;

/** Rejects after few calls what the shop rejects after 600 within a minute. */
const rejectingSoon = (rateLimits: RateLimits): RateLimits => ({
  ...rateLimits,
  take: (name, limit) => {
    if (!name.startsWith('content-hook-refused:')) return rateLimits.take(name, limit);
    expect(limit).toEqual({ max: 600, period: 60_000 });
    return rateLimits.take(name, { ...limit, max: FEW });
  },
});

/** A shop with cached content of two locales. */
async function openHookedShop(environment: Readonly<Record<string, string>> = {}, apiKey = '') {
  const small = smallPorts();
  const log = createMemoryLog();
  const contentHooks = createContentstackWebhooks({ clock: small.clock, apiKey, secret: SECRET });
  const rateLimits = rejectingSoon(small.rateLimits);
  const ports = { ...small, log, contentHooks, rateLimits };
  const shop = await openShop({ ports, environment });
  for (const locale of ['nl-nl', 'de-de'] as const) {
    await ports.cache.write(locale, {
      text: locale,
      tags: [localeCacheTag(locale)],
      lifetime: 60_000,
    });
  }
  const known = async (): Promise<readonly string[]> => {
    const entries = await Promise.all(['nl-nl', 'de-de'].map((key) => ports.cache.read(key)));
    return entries.flatMap((entry) => entry?.text ?? []);
  };
  const now = ports.clock.now();
  const message = publication({ uid: 'page-1', locale: 'nl-nl', apiKey, at: now });
  return { shop, known, log, call: signedBySecret(SECRET, message, now), now };
}

describe('POST /api/hooks/content', () => {
  it('purges what an editor has changed', async () => {
    const { shop, known, call, log } = await openHookedShop();
    const answer = await shop.post(PATH, call.body, call.headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toHaveProperty('message');
    expect(await known()).toEqual(['de-de']);
    expect(withoutRequests(log)).toMatchObject([
      { event: 'content-changed', facts: { uid: 'page-1', locale: 'nl-nl' } },
    ]);
  });

  it('purges nothing when an editor saves an unpublished entry', async () => {
    const { shop, known, now } = await openHookedShop();
    const message = publication({ uid: 'page-1', locale: 'nl-nl', apiKey: '', at: now });
    const saved = signedBySecret(SECRET, { ...message, event: 'update' }, now);
    expect((await shop.post(PATH, saved.body, saved.headers)).status).toBe(200);
    expect(await known()).toEqual(['nl-nl', 'de-de']);
  });

  it('rejects unsigned calls, and purges nothing', async () => {
    const { shop, known, call } = await openHookedShop();
    for (const headers of [{}, { 'x-contentstack-hmac-signature': 't=1,v1=00' }]) {
      const answer = await shop.post(PATH, call.body, headers);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toHaveProperty('message');
    }
    expect(await known()).toEqual(['nl-nl', 'de-de']);
  });

  it('rejects a replayed call, and purges nothing', async () => {
    const { shop, known, call } = await openHookedShop();
    await shop.post(PATH, call.body, call.headers);
    expect((await shop.post(PATH, call.body, call.headers)).status).toBe(409);
    expect(await known()).toEqual(['de-de']);
  });

  it('rejects a call with an old signature', async () => {
    const { shop, known, call, now } = await openHookedShop();
    const { body, headers } = signedBySecret(SECRET, call.body, now - 600_000);
    expect((await shop.post(PATH, body, headers)).status).toBe(401);
    expect(await known()).toEqual(['nl-nl', 'de-de']);
  });

  it('rejects a signed body that is no message', async () => {
    const { shop, now } = await openHookedShop();
    const { body, headers } = signedBySecret(SECRET, 'text', now);
    expect((await shop.post(PATH, body, headers)).status).toBe(400);
  });

  it('reads at most a megabyte, and nothing compressed', async () => {
    const { shop, known, now } = await openHookedShop();
    const long = signedBySecret(SECRET, `"${'x'.repeat(1_100_000)}"`, now);
    const answer = await shop.post(PATH, long.body, long.headers);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ message: 'The body is too large.' });
    const packed = await shop.post(PATH, 'x', { 'Content-Encoding': 'gzip' });
    expect(packed.status).toBe(415);
    expect(await known()).toEqual(['nl-nl', 'de-de']);
  });

  it('rejects a client after as many rejected calls as the limit, but for signed ones', async () => {
    const { shop, known, call, now } = await openHookedShop({}, 'ours');
    const reject = async () => expect((await shop.post(PATH, '')).status).toBe(401);
    for (let count = 1; count < FEW; count += 1) await reject();
    for (const [apiKey, status] of [
      ['ours', 200],
      ['theirs', 401],
    ] as const) {
      for (const uid of ['page-2', 'page-3']) {
        const message = publication({ uid, locale: 'de-de', apiKey, at: now });
        const { body, headers } = signedBySecret(SECRET, message, now);
        expect((await shop.post(PATH, body, headers)).status).toBe(status);
      }
    }
    await reject();
    // What is rejected now is not read: it would purge the other locale.
    const refused = await shop.post(PATH, call.body, call.headers);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await known()).toEqual(['nl-nl']);
  });

  it('requires POST', async () => {
    const { shop } = await openHookedShop();
    const answer = await shop.get(PATH);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });

  it('works during maintenance', async () => {
    const { shop, known, call } = await openHookedShop({ MAINTENANCE_MODE: 'true' });
    expect((await shop.post(PATH, call.body, call.headers)).status).toBe(200);
    expect(await known()).toEqual(['de-de']);
  });
});
