import { describe, expect, it } from 'vitest';
import { err } from '#src/shared/result.ts';
import { openShop, smallPorts } from '../small-shop.ts';

const ports = smallPorts();

describe('/healthz and /readyz', () => {
  it('say that the shop is alive and ready', async () => {
    const shop = await openShop({ ports });
    for (const path of ['/healthz', '/readyz']) {
      const response = await shop.get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('tell a server that cannot render from one that is dead', async () => {
    const failure = { kind: 'content-unavailable', status: 503, message: '', url: '' } as const;
    const content = { ...ports.content, shell: () => Promise.resolve(err(failure)) };
    const shop = await openShop({ ports: { ...ports, content } });
    expect((await shop.get('/readyz')).status).toBe(503);
    expect((await shop.get('/healthz')).status).toBe(200);
  });
});
