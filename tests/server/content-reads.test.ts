import { describe, expect, it } from 'vitest';
import { countCalls } from '../support/counted-calls.ts';
import { openShop, smallPorts } from './small-shop.ts';

const ports = smallPorts();
const { port: content, counts, reset } = countCalls(ports.content);
const shop = await openShop({ ports: { ...ports, content } });
// Link rules, remaps of other locales and sold-out pages are read once a minute for all requests.
await shop.get('/matrassen');

/** Number of calls of each method of the content source during a request. */
async function readsOf(request: () => Promise<Response>) {
  reset();
  const { status } = await request();
  return { status, ...counts() };
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const ONCE = { pageByUrl: 1, shell: 1, oldAddresses: 1 };

describe('the server', () => {
  it('reads page, shell and old addresses once for a page', async () => {
    expect(await readsOf(() => shop.get('/matrassen'))).toEqual({ status: 200, ...ONCE });
    expect(await readsOf(() => shop.get('/m1'))).toEqual({ status: 404, ...ONCE, errorPage: 1 });
  });

  it('reads them once for the preview of a page', async () => {
    expect(await readsOf(() => shop.get('/matrassen?live_preview=key'))).toEqual({
      status: 200,
      ...ONCE,
    });
  });

  it('reads them once for the page model of a tab', async () => {
    expect(await readsOf(() => shop.get('/api/shop/page?url=%2Fmatrassen'))).toEqual({
      status: 200,
      ...ONCE,
    });
  });

  it('reads them once for the page of a form with errors', async () => {
    expect(await readsOf(() => shop.post('/cart/coupon', 'code=', FORM))).toEqual({
      status: 422,
      ...ONCE,
    });
  });
});
