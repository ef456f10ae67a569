import { describe, expect, it } from 'vitest';
import { createMemoryLog, type LogEntry } from '../../support/memory-log.ts';
import { createFakePorts, type Outage } from '../../support/fake-ports.ts';
import { SHOP } from '../../support/fake-shop.ts';
import { visit } from '../../support/visit.ts';

/** Log entries of a page request during an outage. */
async function warningsAt(
  url: string,
  ...outages: readonly Outage[]
): Promise<readonly LogEntry[]> {
  const log = createMemoryLog();
  const ports = { ...createFakePorts(SHOP, ...outages), log };
  await visit(url, ports, { cartId: 'cart-1' }).catch(() => undefined);
  return log.entries;
}

describe('log entries of showPage', () => {
  it('S2 name the category that could not be searched, with status and message', async () => {
    const facts = { locale: 'nl-nl', status: 504, message: 'Down', objectId: '7' };
    expect(await warningsAt('/matrassen', 'search')).toEqual([
      { level: 'warn', event: 'search-unavailable', facts },
    ]);
  });

  it('B4 name the page that could not be loaded, with the error of the content service', async () => {
    const [entry] = await warningsAt('/matrassen', 'pages');
    expect(entry).toMatchObject({ level: 'error', event: 'content-unavailable' });
    expect(entry?.facts).toMatchObject({ locale: 'nl-nl', path: '/matrassen', message: 'Down' });
  });

  it('H8 report that the error page of a locale is unavailable', async () => {
    const [entry] = await warningsAt('/bestaat-niet', 'error-page');
    expect(entry).toMatchObject({ level: 'error', event: 'error-page-unavailable' });
    expect(entry?.facts).toMatchObject({ locale: 'nl-nl', message: 'Down' });
  });

  it('name the product that the catalog did not return', async () => {
    const [entry] = await warningsAt('/aurora', 'catalog');
    expect(entry).toMatchObject({ level: 'warn', event: 'catalog-unavailable' });
    expect(entry?.facts).toMatchObject({ locale: 'nl-nl', sku: expect.any(String), status: 500 });
  });

  it('C5 report why the cart is unavailable', async () => {
    const [entry] = await warningsAt('/winkelwagen', 'carts');
    expect(entry).toMatchObject({ level: 'warn', event: 'cart-unavailable' });
    expect(entry?.facts).toMatchObject({ kind: 'cart-unavailable', message: expect.any(String) });
  });

  it('are absent while every service responds', async () => {
    for (const url of ['/', '/matrassen', '/aurora', '/winkelwagen', '/bestaat-niet']) {
      expect(await warningsAt(url)).toEqual([]);
    }
  });
});
