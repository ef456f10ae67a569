import { describe, expect, it } from 'vitest';
import type { CartGateway } from '#ports/cart-gateway.ts';
import { euroCents } from '#src/pricing/money.ts';
import { err } from '#src/shared/result.ts';
import { readyParts } from '#ui/renderers/page-renderers.tsx';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { createTranslate } from '#ui/i18n/texts.ts';
import { createShop } from '#ui/shop.ts';
import { CART_ENGINE } from '#ui/stores/cart-engine.ts';
import { createMemoryBrowser } from '../../support/memory-browser.ts';
import { stubPorts } from '../../support/open-shop.ts';
import { aCartPage, anErrorPage, aShell } from '../../support/shown-pages.ts';
import { createArticleCarts } from '../../support/article-carts.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';

const BED = {
  sku: 'BED',
  name: 'Bed',
  url: '/bed',
  image: { path: 'bed.webp', width: 1, height: 1, alt: '' },
  cents: 10_000,
  stock: 9,
};

const text = createTranslate('nl-nl', ALL_TEXTS);

const shopServer = (): CartGateway =>
  createArticleCarts([BED], createSequentialIds('c'), {
    coupons: [
      { code: 'TEN', discount: { kind: 'percent', percent: 10 } },
      { code: 'FIVE', discount: { kind: 'amount', cents: 500 } },
      { code: 'MUCH', discount: { kind: 'amount', cents: 500 }, minimumCents: 15_000 },
    ],
  });

/** Long enough for one or two requests. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

const draw = () => () => null;

let visits = 0;

/** A tab opened by a link; `browser` is that of an earlier page of the same tab. */
async function comeTo(
  url: string,
  { carts = shopServer(), browser = createMemoryBrowser(url), hasCart = true } = {},
) {
  const page = url.startsWith('/winkelwagen') ? aCartPage(null, url) : anErrorPage(url);
  const boot = { page, shell: aShell, build: 'test', navigationTimeout: 4000 };
  const tried: string[] = [];
  const counting: CartGateway = {
    ...carts,
    applyCoupon(...args) {
      tried.push(args[2]);
      return carts.applyCoupon(...args);
    },
  };
  const ids = createSequentialIds(`visit${(visits += 1)}-`);
  const ports = { ...stubPorts(), ids, carts: counting };
  browser.history.push(url, `entry-${visits}`);
  const { stores } = createShop({
    boot,
    text,
    getPageComponent: draw,
    getBlockComponent: () => undefined,
    lateParts: readyParts,
    ports,
    browser,
    cartEngine: CART_ENGINE,
  });
  stores.navigation.start();
  if (hasCart) stores.cart.start();
  await settled();
  stores.linkedCoupon.start();
  await settled();
  const messages = () => stores.notifications.list.map(({ message }) => message);
  const types = () => stores.notifications.list.map(({ type }) => type);
  const address = () => browser.tab.entries[browser.tab.index]?.url;
  return { ...stores, tried, messages, types, address, carts, browser };
}

describe('LinkedCouponStore', () => {
  it('EC8 keeps the code of any URL until the first line, then applies it once', async () => {
    const { cart, linkedCoupon, navigation, tried, messages, types, address } = await comeTo(
      '/actie?utm_source=brief&coupon=TEN',
    );
    expect(address()).toBe('/actie?utm_source=brief');
    expect(navigation.page.url).toBe('/actie?utm_source=brief');
    expect(linkedCoupon.code).toBe('TEN');
    expect(messages()).toEqual([text('cart.coupon-waits', { code: 'TEN' })]);
    expect(types()).toEqual(['success']);

    await cart.add({ sku: 'BED', quantity: 1 });
    await settled();
    expect(cart.cart.appliedCoupons).toEqual(['TEN']);
    expect(cart.cart.prices.discount).toEqual(euroCents(1000));
    expect(messages()).toContain(text('cart.coupon-applied', { code: 'TEN' }));
    expect(linkedCoupon.code).toBeUndefined();

    await cart.removeCoupon('TEN');
    await cart.add({ sku: 'BED', quantity: 1 });
    await settled();
    expect(tried).toEqual(['TEN']);
  });

  it('EC8 applies the code at once to a cart with lines', async () => {
    const before = await comeTo('/');
    await before.cart.add({ sku: 'BED', quantity: 1 });
    const { cart, messages } = await comeTo('/actie?coupon=ten', before);
    expect(cart.cart.appliedCoupons).toEqual(['TEN']);
    expect(messages()).toEqual([text('cart.coupon-applied', { code: 'ten' })]);
  });

  it.each([
    ['GONE', text('cart.error.COUPON_NOT_FOUND')],
    ['MUCH', text('cart.error.below-minimum', { price: '€\u00A050,-' })],
  ])('EC8 notifies why %s is rejected, and does not retry it', async (code, words) => {
    const { cart, linkedCoupon, tried, messages, browser } = await comeTo(`/?coupon=${code}`);
    await cart.add({ sku: 'BED', quantity: 1 });
    await settled();
    expect(messages()).toContain(words);
    expect(linkedCoupon.code).toBeUndefined();
    await cart.add({ sku: 'BED', quantity: 1 });
    await settled();
    expect(tried).toEqual([code]);
    expect(browser.tab.session.get('coupon')).toBeUndefined();
  });

  it('EC8 keeps the code across pages, and notifies once', async () => {
    const before = await comeTo('/actie?coupon=TEN');
    const { cart, linkedCoupon, messages } = await comeTo('/ander', before);
    expect(linkedCoupon.code).toBe('TEN');
    expect(messages()).toEqual([]);
    await cart.add({ sku: 'BED', quantity: 1 });
    await settled();
    expect(cart.cart.appliedCoupons).toEqual(['TEN']);
  });

  it('EC8 says nothing of the code before the cart is known', async () => {
    const { messages, linkedCoupon } = await comeTo('/actie?coupon=TEN', { hasCart: false });
    expect(messages()).toEqual([]);
    expect(linkedCoupon.code).toBe('TEN');
  });

  it('EC8 waits while another coupon is applied, and notifies', async () => {
    const before = await comeTo('/');
    await before.cart.add({ sku: 'BED', quantity: 1 });
    await before.cart.applyCoupon('FIVE');
    const { cart, messages, types } = await comeTo('/actie?coupon=TEN', before);
    expect(messages()).toEqual([text('cart.coupon-other', { code: 'TEN' })]);
    expect(types()).toEqual(['warning']);
    expect(cart.cart.appliedCoupons).toEqual(['FIVE']);
    await cart.removeCoupon('FIVE');
    await settled();
    expect(cart.cart.appliedCoupons).toEqual(['TEN']);
  });

  it('EC8 retries the code on the next page after a rate limit', async () => {
    const carts = shopServer();
    const away = err({ kind: 'cart-unavailable', status: 429, message: '' } as const);
    const busy = { ...carts, applyCoupon: () => Promise.resolve(away) };
    const before = await comeTo('/?coupon=TEN', { carts: busy });
    await before.cart.add({ sku: 'BED', quantity: 1 });
    await settled();
    expect(before.tried).toEqual(['TEN']);
    const { cart } = await comeTo('/', { carts, browser: before.browser });
    expect(cart.cart.appliedCoupons).toEqual(['TEN']);
  });

  it('EC8 leaves the code of the cart page to its form when the cart has lines', async () => {
    const before = await comeTo('/');
    await before.cart.add({ sku: 'BED', quantity: 1 });
    const { tried, address } = await comeTo('/winkelwagen?coupon=TEN', before);
    expect(tried).toEqual([]);
    expect(address()).toBe('/winkelwagen?coupon=TEN');
  });

  it('EC8 keeps the code of the cart page while the cart is empty', async () => {
    const { cart, address } = await comeTo('/winkelwagen?coupon=TEN');
    expect(address()).toBe('/winkelwagen');
    await cart.add({ sku: 'BED', quantity: 1 });
    await settled();
    expect(cart.cart.appliedCoupons).toEqual(['TEN']);
  });
});
