import { describe, expect, it } from 'vitest';
import type { CartFailure } from '#ports/cart-gateway.ts';
import { createServerMetrics } from '#server/observe/server-metrics.ts';
import { err } from '#src/shared/result.ts';
import { eventually } from '../../support/eventually.ts';
import { openShop, smallPorts } from '../small-shop.ts';

const METRICS = '/metrics';

const counted = (method: string, outcome: string) =>
  `shop_cart_changes_total{method="${method}",outcome="${outcome}"} 1`;

/** The metrics of a shop, line by line, without their descriptions. */
const metricsOf = async (shop: Awaited<ReturnType<typeof openShop>>) =>
  (await (await shop.get(METRICS)).text()).split('\n').filter((line) => !line.startsWith('#'));

describe('/metrics', () => {
  it('is an uncached text for Prometheus', async () => {
    const shop = await openShop();
    const response = await shop.get(METRICS);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is for programs of this machine, not for those behind its proxy', async () => {
    const shop = await openShop();
    expect((await shop.get(METRICS, { 'X-Forwarded-For': '192.0.2.1' })).status).toBe(403);
    expect((await shop.get(METRICS, { Forwarded: 'for=192.0.2.1' })).status).toBe(403);
  });

  it('requires the token, if there is one', async () => {
    const token = 'a-token-of-the-keepers';
    const shop = await openShop({ environment: { METRICS_TOKEN: token } });
    expect((await shop.get(METRICS)).status).toBe(403);
    expect((await shop.get(METRICS, { Authorization: `Bearer ${token}x` })).status).toBe(403);
    const known = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': '192.0.2.1' };
    expect((await shop.get(METRICS, known)).status).toBe(200);
  });

  it('counts requests by kind, regardless of their addresses', async () => {
    const shop = await openShop();
    for (let count = 0; count < 20; count += 1) await shop.get(`/nergens-${count}?q=${count}`);
    await shop.call('/api/magento/createEmptyCart', []);
    await eventually(async () => {
      const metrics = await metricsOf(shop);
      expect(metrics).toContain('shop_requests_total{kind="page",status="404"} 20');
      expect(metrics).toContain('shop_requests_total{kind="bff",status="200"} 1');
      expect(metrics).toContain('shop_requests_in_flight{kind="page"} 0');
      expect(metrics.join('\n')).not.toContain('nergens');
    });
  });

  it('counts the results of cart operations', async () => {
    const ports = smallPorts();
    const lost: CartFailure = {
      kind: 'cart-unavailable',
      status: 504,
      message: '',
      failure: 'unknown',
    };
    const shop = await openShop({
      ports: {
        ...ports,
        carts: { ...ports.carts, removeCoupon: () => Promise.resolve(err(lost)) },
      },
    });
    const id = (await (await shop.call('/api/magento/createEmptyCart', [])).json()) as string;
    const add = (sku: string) =>
      shop.call('/api/magento/addProductsToCart', [
        { cartId: id, cartItems: [{ sku, quantity: 1 }] },
      ]);
    await add('M1-160');
    await add('nothing');
    await shop.call('/api/magento/removeCouponFromCart', [{ cart_id: id }]);
    const metrics = await metricsOf(shop);
    expect(metrics).toContain(counted('create', 'granted'));
    expect(metrics).toContain(counted('add', 'granted'));
    expect(metrics).toContain(counted('add', 'refused'));
    expect(metrics).toContain(counted('removeCoupon', 'unknown'));
    expect(metrics).toContain('shop_port_calls_total{port="carts",method="add",outcome="fine"} 2');
  });
});

describe('createServerMetrics', () => {
  it("reports the states of the upstreams' guards", async () => {
    const own = createServerMetrics();
    const { upstreams } = own;
    upstreams.registerLoad('magento', () => ({ inFlight: 3, waiting: 1 }));
    upstreams.callSettled({
      upstream: 'magento',
      operation: 'Cart',
      outcome: 'fine',
      duration: 12,
    });
    upstreams.retried('magento', false);
    upstreams.breakerChanged('magento', 'open');
    const metrics = (await own.text()).split('\n');
    expect(metrics).toContain('shop_upstream_in_flight{upstream="magento"} 3');
    expect(metrics).toContain('shop_upstream_waiting{upstream="magento"} 1');
    expect(metrics).toContain('shop_upstream_breaker_state{upstream="magento"} 2');
    expect(metrics).toContain('shop_upstream_retries_total{upstream="magento",allowed="false"} 1');
    expect(metrics).toContain(
      'shop_upstream_calls_total{upstream="magento",operation="Cart",outcome="fine"} 1',
    );
  });

  it('FT11 lists fifty unreadable paths, and sums up the rest', async () => {
    const metrics = createServerMetrics();
    const paths = Array.from({ length: 52 }, (_, index) => `place-${index}`);
    metrics.watchDrift(() => paths.map((path) => ({ upstream: 'magento', place: path, count: 2 })));
    const text = await metrics.text();
    expect(text).toContain('shop_unreadable_total{upstream="magento",place="place-49"} 2');
    expect(text).not.toContain('place-50');
    expect(text).toContain('shop_unreadable_total{upstream="all",place="others"} 4');
  });
});
