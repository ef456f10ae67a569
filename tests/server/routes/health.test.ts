import { describe, expect, it } from 'vitest';
import { err } from '#src/shared/result.ts';
import { openShop, smallPorts } from '../small-shop.ts';

const ports = smallPorts();

describe('/healthz and /readyz', () => {
  it('report that the shop is alive and ready', async () => {
    const shop = await openShop({ ports });
    for (const path of ['/healthz', '/readyz']) {
      const response = await shop.get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  const failure = { kind: 'content-unavailable', status: 503, message: '', url: '' } as const;
  const silent = new Promise<never>(() => {});

  it.each([
    ['is unavailable', () => Promise.resolve(err(failure))],
    ['does not answer', () => silent],
  ])('report that the shop is open while the content service %s', async (_how, shell) => {
    const content = { ...ports.content, shell };
    const shop = await openShop({ ports: { ...ports, content } });
    const ready = await shop.get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'degraded' }]);
    expect((await shop.get('/healthz')).status).toBe(200);
  });
});
