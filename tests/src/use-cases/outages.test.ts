import { describe, expect, it } from 'vitest';
import { createMemoryLog, type LogEntry } from '#adapters/memory/memory-log.ts';
import { createFakePorts, type Outage } from '../../support/fake-ports.ts';
import { SHOP } from '../../support/fake-shop.ts';
import { visit } from '../../support/visit.ts';

/** Log entries of a page request during an outage. */
async function told(url: string, ...outages: readonly Outage[]): Promise<readonly LogEntry[]> {
  const log = createMemoryLog();
  const ports = { ...createFakePorts(SHOP, ...outages), log };
  await visit(url, ports, { cartId: 'cart-1' }).catch(() => undefined);
  return log.entries;
}

describe('what showPage tells the keepers of the shop', () => {
  it('S2 which category could not be searched, and how that ended', async () => {
    const facts = { locale: 'nl-nl', status: 504, message: 'Down', objectId: '7' };
    expect(await told('/matrassen', 'search')).toEqual([
      { level: 'warn', event: 'search-unavailable', facts },
    ]);
  });

  it('B4 which page could not be had, and how the content service failed', async () => {
    const [entry] = await told('/matrassen', 'pages');
    expect(entry).toMatchObject({ level: 'error', event: 'content-unavailable' });
    expect(entry?.facts).toMatchObject({ locale: 'nl-nl', path: '/matrassen', message: 'Down' });
  });

  it('H8 that a locale has no error page to show', async () => {
    const [entry] = await told('/bestaat-niet', 'error-page');
    expect(entry).toMatchObject({ level: 'error', event: 'error-page-unavailable' });
    expect(entry?.facts).toMatchObject({ locale: 'nl-nl', message: 'Down' });
  });

  it('which product the commerce side did not give', async () => {
    const [entry] = await told('/aurora', 'catalog');
    expect(entry).toMatchObject({ level: 'warn', event: 'catalog-unavailable' });
    expect(entry?.facts).toMatchObject({ locale: 'nl-nl', sku: expect.any(String), status: 500 });
  });

  it('C5 how the commerce side failed to give the cart', async () => {
    const [entry] = await told('/winkelwagen', 'carts');
    expect(entry).toMatchObject({ level: 'warn', event: 'cart-unavailable' });
    expect(entry?.facts).toMatchObject({ kind: 'cart-unavailable', message: expect.any(String) });
  });

  it('nothing while everything answers', async () => {
    for (const url of ['/', '/matrassen', '/aurora', '/winkelwagen', '/bestaat-niet']) {
      expect(await told(url)).toEqual([]);
    }
  });
});
